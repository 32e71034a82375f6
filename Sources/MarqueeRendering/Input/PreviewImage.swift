package import MarqueeCells
import MarqueeScreen
package import MarqueeSolver

/// The files of an image for pages and drawings, and facts about them.
package struct PreviewImage: Hashable, Sendable {
  private struct Look: Hashable, Sendable {
    let device: String
    let appearance: Appearance

    init(_ device: Device, _ appearance: Appearance) {
      self.device = device.name
      self.appearance = appearance
    }
  }

  private var sourcesByLook: [Look: String] = [:]
  private var factsByLook: [Look: ImageFacts] = [:]

  package init() {}

  /// The file for a device: an address relative to the page, or the data as a `data:` URI; `nil`
  /// for none.
  package subscript(device: Device, appearance: Appearance) -> String? {
    get { sourcesByLook[Look(device, appearance)] }
    set { sourcesByLook[Look(device, appearance)] = newValue }
  }

  /// The facts about the file for a device; `nil` for none.
  ///
  /// There may be a file without a source, if browsers cannot show its format.
  package subscript(factsFor device: Device, appearance: Appearance) -> ImageFacts? {
    get { factsByLook[Look(device, appearance)] }
    set { factsByLook[Look(device, appearance)] = newValue }
  }

  /// All files, in the order of their names' bytes.
  package var sources: [String] {
    Set(sourcesByLook.values).sortedByBytes()
  }

  /// The note in place of a missing source: `HEIC, 600 × 900, fine on the phone`; `nil` for an
  /// image that can be shown, and for one that does not exist.
  package func note(for device: Device, _ appearance: Appearance) -> String? {
    self[device, appearance] == nil ? self[factsFor: device, appearance]?.note : nil
  }

  /// All such notes, in the order of their bytes.
  package var notes: [String] {
    Set(factsByLook.filter { sourcesByLook[$0.key] == nil }.values.map(\.note))
      .sortedByBytes()
  }
}
