package import MarqueeCells
package import MarqueeLayout

/// Where pages and drawings find the files of an image.
package struct PreviewImage: Hashable, Sendable {
  /// A device in light or dark.
  private struct Look: Hashable, Sendable {
    let device: String
    let appearance: Appearance
  }

  private var sourcesByLook: [Look: String] = [:]

  /// An image that no device shows.
  package init() {}

  /// The file that a device shows: an address beside the page, or the bytes themselves as `data:`;
  /// `nil` for none.
  package subscript(device: Device, appearance: Appearance) -> String? {
    get { sourcesByLook[Look(device: device.name, appearance: appearance)] }
    set { sourcesByLook[Look(device: device.name, appearance: appearance)] = newValue }
  }

  /// All files, in the order of their names' bytes.
  package var sources: [String] {
    Set(sourcesByLook.values).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
