package import MarqueeCells
import MarqueeLayout
package import MarqueeSolver

/// Where pages and drawings find the files of an image, and what there is to say of them.
package struct PreviewImage: Hashable, Sendable {
  /// A device in light or dark.
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

  /// An image that no device shows.
  package init() {}

  /// The file that a device shows: an address beside the page, or the bytes themselves as `data:`;
  /// `nil` for none.
  package subscript(device: Device, appearance: Appearance) -> String? {
    get { sourcesByLook[Look(device, appearance)] }
    set { sourcesByLook[Look(device, appearance)] = newValue }
  }

  /// What there is to say of the file that a device shows; `nil` for none.
  ///
  /// There may be a file, and no source: one in a format that browsers do not show.
  package subscript(factsFor device: Device, appearance: Appearance) -> ImageFacts? {
    get { factsByLook[Look(device, appearance)] }
    set { factsByLook[Look(device, appearance)] = newValue }
  }

  /// All files, in the order of their names' bytes.
  package var sources: [String] {
    Set(sourcesByLook.values).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What a place without a source says of its file: `HEIC, 600 × 900, fine on the phone`; `nil` for
  /// an image that is shown, and for one that is missing.
  package func note(for device: Device, _ appearance: Appearance) -> String? {
    self[device, appearance] == nil ? self[factsFor: device, appearance]?.note : nil
  }

  /// All such notes, in the order of their bytes.
  package var notes: [String] {
    Set(factsByLook.filter { sourcesByLook[$0.key] == nil }.values.map(\.note))
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
