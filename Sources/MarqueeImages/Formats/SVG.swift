import MarqueeScreen

/// Scalable Vector Graphics: XML whose root has the size.
///
/// Source of the rules: SVG 1.1 and 2, XML 1.0; lengths are in CSS pixels, which count as points.
/// Only UTF-8 is supported. Entities are not expanded: a size that is one counts as none.
enum SVG: ImageFormatReader {
  static let formats: [ImageFormat] = [.svg]

  /// How many bytes are searched for the root; drawing programs write some kilobytes before it.
  private static let startByteCount = 64 << 10

  static func format(of start: [UInt8]) -> ImageFormat? {
    let text = start.starts(with: SVGRoot.byteOrderMark) ? start.dropFirst(3) : start[...]
    return text.first { !$0.isXMLSpace } == UInt8(ascii: "<") ? .svg : nil
  }

  static func read(
    _ reader: inout ByteReader, as format: ImageFormat, into info: inout ImageInfo?
  ) throws(ImageFault) {
    let root = try SVGRoot(try reader.prefix(at: 0, count: startByteCount))
    info = ImageInfo(
      format: .svg, extent: .vector(SVGAttributes(root.attributes).size),
      byteCount: reader.byteCount)
    if root.isClosed { return }
    guard let end = try reader.offset(after: "</\(root.name)", from: 0),
      try reader.offset(after: ">", from: end) != nil
    else { throw .truncated(at: 0) }
  }
}

extension ImageFormat {
  package static let svg = ImageFormat(
    name: "svg", fileExtensions: ["svg"], displayName: "SVG", mediaType: "image/svg+xml",
    support: [.assetCatalogs])
}
