import MarqueeScreen

/// Scalable Vector Graphics: XML whose root has the size.
///
/// Source of the rules: SVG 1.1 and 2, XML 1.0; lengths are in CSS pixels, which count as points.
/// Only UTF-8 is supported. Entities are not expanded: a size that is one counts as none.
enum SVG: ImageFormatReader {
  static let formats: [ImageFormat] = [.svg]

  static func format(of start: [UInt8]) -> ImageFormat? {
    let text = start.starts(with: Markup.byteOrderMark) ? start.dropFirst(3) : start[...]
    return text.first { !$0.isXMLSpace } == UInt8(ascii: "<") ? .svg : nil
  }

  static func read(
    _ reader: inout ByteReader, as format: ImageFormat, into info: inout ImageInfo?
  ) throws(ImageFault) {
    var markup = Markup()
    let root = try markup.root(&reader)
    let attributes = SVGAttributes(root.attributes)
    info = ImageInfo(.svg, vector: attributes.size, in: reader)
    guard reader.depth == .whole, !root.isClosed else { return }
    try markup.skipContent(of: root.name, &reader)
  }
}

extension ImageFormat {
  package static let svg = ImageFormat(
    "svg", extensions: ["svg"], mediaType: "image/svg+xml", support: .assetCatalogs)
}
