/// The items in a `meta` box, as far as they affect the primary one.
struct HEIFItems {
  private var primary = 0
  private var properties: [Box] = []
  /// For each item, the indices of its properties, from 1, in the order of their application.
  private var associations: [Int: [Int]] = [:]
  /// For each item, the parts of the file that contain it.
  private var extents: [Int: [Range<Int>]] = [:]
  private var types = HEIFItemTypes()
  private let part: Int

  /// Reads the boxes in a `meta` box.
  init(in meta: Box, _ reader: inout ByteReader) throws(ImageFault) {
    part = reader.part
    for box in try meta.children(skipping: 4, &reader) {
      reader.beginPart(at: box.start - 8)
      switch box.type {
      case "pitm":
        let isShort = try box.version(&reader) == 0
        primary = try reader.length(at: box.start + 4, byteCount: isShort ? 2 : 4)
      case "iprp": try readProperties(box, &reader)
      case "iloc": extents = try HEIFLocations.extents(in: box, &reader)
      // Without this box the coding is unknown, but the image may be fine.
      case "iinf": try? types.readInformation(box, &reader)
      case "iref": try readReferences(box, &reader)
      default: break
      }
    }
    reader.beginPart(at: part)
  }

  private mutating func readProperties(
    _ box: Box, _ reader: inout ByteReader
  ) throws(ImageFault) {
    for child in try box.children(&reader) {
      switch child.type {
      case "ipco": properties = try child.children(&reader)
      case "ipma": try readAssociations(child, &reader)
      default: break
      }
    }
  }

  private mutating func readAssociations(
    _ box: Box, _ reader: inout ByteReader
  ) throws(ImageFault) {
    let itemWidth = try box.version(&reader) == 0 ? 2 : 4
    let indexWidth = try box.flags(&reader) & 1 == 0 ? 1 : 2
    var cursor = BoxCursor(box, at: box.start + 4)
    let itemCount = try cursor.next(4, &reader)
    guard itemCount <= Box.maximumCount else { throw reader.corrupted(.tooManyParts) }
    for _ in 0..<itemCount {
      let item = try cursor.next(itemWidth, &reader)
      var indices: [Int] = []
      for _ in 0..<(try cursor.next(1, &reader)) {
        // The highest bit means that a reader must understand the property.
        indices.append(
          try cursor.next(indexWidth, &reader) & (indexWidth == 1 ? 0x7F : 0x7FFF))
      }
      // An item may appear only once; otherwise its properties could grow without limit.
      guard associations.updateValue(indices, forKey: item) == nil else {
        throw reader.corrupted(.misplacedPart)
      }
    }
  }

  private mutating func readReferences(
    _ box: Box, _ reader: inout ByteReader
  ) throws(ImageFault) {
    let width = try box.version(&reader) == 0 ? 2 : 4
    for reference in try box.children(skipping: 4, &reader) {
      guard reference.type == "dimg" else { continue }
      var cursor = BoxCursor(reference, at: reference.start)
      let item = try cursor.next(width, &reader)
      // All parts of an image have the same coding, so the first one is enough.
      if try cursor.next(2, &reader) > 0 {
        types.addSource(try cursor.next(width, &reader), of: item)
      }
    }
  }
}

extension HEIFItems {
  func info(_ format: ImageFormat, _ reader: inout ByteReader) throws(ImageFault) -> ImageInfo {
    var image = HEIFImage()
    for index in associations[primary] ?? [] where properties.indices.contains(index - 1) {
      let property = properties[index - 1]
      reader.beginPart(at: property.start - 8)
      try image.apply(property, &reader)
    }
    reader.beginPart(at: part)
    guard let size = image.size else { throw reader.corrupted(.missingHeader) }
    var info = ImageInfo(
      format, size: size, colorModel: image.channelCount == 1 ? .gray : .rgb,
      bitDepth: image.bitDepth ?? 8, in: reader)
    info.orientation = image.orientation
    info.coding = types.coding(of: primary)
    return info
  }

  /// Checks that the bytes of every item are in the file.
  func checkExtents(_ reader: inout ByteReader) throws(ImageFault) {
    reader.beginPart(at: part)
    guard !extents.isEmpty else { throw reader.corrupted(.missingImageData) }
    for range in extents.values.joined().sorted(by: { $0.lowerBound < $1.lowerBound }) {
      reader.beginPart(at: range.lowerBound)
      _ = try reader.end(of: range.lowerBound, count: range.count)
    }
  }
}
