/// The items in a `meta` box, as far as they affect the primary one.
struct HEIFItems {
  private let primary: Int
  /// The properties of the primary item, in the order of their application.
  private var properties: [Box] = []
  private var coding: ImageCoding?
  /// Whether the box has the bytes of items, too, which are elsewhere in most files.
  let hasPixels: Bool

  init(in meta: Box, _ reader: inout ByteReader) throws(ImageFault) {
    let boxes = try meta.children(skipping: 4, &reader)
    func box(_ type: String) -> Box? { boxes.first { $0.type == type } }
    hasPixels = box("idat") != nil
    guard let item = box("pitm"), let list = box("iprp") else { throw reader.damaged }
    let isShort = try item.version(&reader) == 0
    primary = try reader.length(at: item.start + 4, byteCount: isShort ? 2 : 4)
    try readProperties(list, &reader)
    // Without this box the coding is unknown, but the image may be fine.
    if let information = box("iinf") { coding = try? coding(in: information, &reader) }
  }

  private mutating func readProperties(
    _ list: Box, _ reader: inout ByteReader
  ) throws(ImageFault) {
    let children = try list.children(&reader)
    guard let container = children.first(where: { $0.type == "ipco" }) else { throw reader.damaged }
    let all = try container.children(&reader)
    for box in children where box.type == "ipma" {
      let indices = try associations(in: box, &reader)
      properties += indices.filter { all.indices.contains($0 - 1) }.map { all[$0 - 1] }
    }
  }

  /// Returns the indices of the primary item's properties, from 1.
  private func associations(
    in box: Box, _ reader: inout ByteReader
  ) throws(ImageFault) -> [Int] {
    let itemWidth = try box.version(&reader) == 0 ? 2 : 4
    let indexWidth = try reader.uint8(at: box.start + 3) & 1 == 0 ? 1 : 2
    let itemCount = try reader.length(at: box.start + 4)
    guard itemCount <= Box.maximumCount else { throw reader.damaged }
    var offset = box.start + 8
    for _ in 0..<itemCount {
      let item = try reader.length(at: offset, byteCount: itemWidth)
      let count = Int(try reader.uint8(at: offset + itemWidth))
      offset += itemWidth + 1
      if item == primary {
        var indices: [Int] = []
        for index in 0..<count {
          // The highest bit means that a reader must understand the property.
          indices.append(
            try reader.length(at: offset + index * indexWidth, byteCount: indexWidth)
              & (indexWidth == 1 ? 0x7F : 0x7FFF))
        }
        return indices
      }
      offset += count * indexWidth
    }
    return []
  }

  /// Returns the coding of the primary item in an `iinf` box; `nil` if the file does not say.
  ///
  /// A composed item has the coding of its parts, and a file has the parts of one image.
  private func coding(
    in box: Box, _ reader: inout ByteReader
  ) throws(ImageFault) -> ImageCoding? {
    var types: [(item: Int, type: String)] = []
    let countWidth = try box.version(&reader) == 0 ? 2 : 4
    for entry in try box.children(skipping: 4 + countWidth, &reader) where entry.type == "infe" {
      let version = try entry.version(&reader)
      // Older versions have no four-letter type.
      guard version >= 2 else { continue }
      let width = version == 2 ? 2 : 4
      types.append(
        (
          try reader.length(at: entry.start + 4, byteCount: width),
          try reader.text(at: entry.start + 6 + width, count: 4)
        ))
    }
    guard let type = types.first(where: { $0.item == primary })?.type else { return nil }
    guard ImageCoding.isComposed(type) else { return ImageCoding(itemType: type) ?? .other }
    return types.lazy.compactMap { ImageCoding(itemType: $0.type) }.first
  }
}

extension HEIFItems {
  func info(_ format: ImageFormat, _ reader: inout ByteReader) throws(ImageFault) -> ImageInfo {
    var size: PixelSize?
    for property in properties {
      reader.beginPart(at: property.start - 8)
      switch property.type {
      case "ispe": size = try reader.pixelSize(at: property.start + 4, byteCount: 4)
      case "clap":
        guard let whole = size else { continue }
        size = try cut(whole, to: property, &reader)
      // The quarter turns.
      case "irot" where try reader.uint8(at: property.start) & 1 == 1: size = size?.turned
      default: break
      }
    }
    guard let size else { throw reader.damaged }
    var info = ImageInfo(format, size: size, in: reader)
    info.coding = coding
    return info
  }

  /// Crops the image to the clean aperture: two fractions, for the width and the height.
  private func cut(
    _ whole: PixelSize, to aperture: Box, _ reader: inout ByteReader
  ) throws(ImageFault) -> PixelSize {
    func side(at offset: Int) throws(ImageFault) -> Int {
      let denominator = try reader.length(at: offset + 4)
      guard denominator > 0 else { throw reader.damaged }
      return try reader.length(at: offset) / denominator
    }
    return try reader.pixelSize(
      width: min(whole.width, try side(at: aperture.start)),
      height: min(whole.height, try side(at: aperture.start + 8)))
  }
}
