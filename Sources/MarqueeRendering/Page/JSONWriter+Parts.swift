import MarqueeCells
import MarqueeLayout
import MarqueeScreen
import MarqueeSupport

extension JSONWriter {
  /// Writes a length in points, to the thousandth: less than any screen shows.
  mutating func length(_ value: Double) {
    number((value * 1000).rounded() / 1000)
  }

  /// Writes several lengths.
  mutating func lengths(_ values: [Double]) {
    array(of: values) { $0.length($1) }
  }

  /// Writes a part of a cell: its kind under `k`, and what belongs to it.
  mutating func part(_ part: CellPart) {
    object { writer in
      switch part {
      case .text(let text): writer.members(of: text)
      case .image(let image):
        writer.kind("image")
        writer.members(of: image)
      case .row(let parts, let spacing): writer.members("row", parts, spacing: spacing)
      case .column(let parts, let spacing): writer.members("column", parts, spacing: spacing)
      case .layers(let parts): writer.members("layers", parts, spacing: 0)
      case .inset(let insets, let part):
        writer.members("inset", [part], spacing: 0)
        writer.key("i")
        writer.lengths([insets.top, insets.leading, insets.bottom, insets.trailing])
      case .sized(let width, let height, let part):
        writer.members("sized", [part], spacing: 0)
        if let width { writer.member("w", width) }
        if let height { writer.member("h", height) }
      case .filling(let part): writer.members("filling", [part], spacing: 0)
      case .box(let box, let part):
        writer.members("box", [part], spacing: 0)
        writer.member("r", box.cornerRadius)
        if let fill = box.fill { writer.member("f", fill.rawValue) }
        if let border = box.border { writer.member("b", border.rawValue) }
      case .scrolling(let part): writer.members("scrolling", [part], spacing: 0)
      case .stars(let rating, let style):
        writer.kind("stars")
        writer.member("v", rating)
        writer.member("s", style.rawValue)
      case .ranked(let rank, let image):
        writer.kind("ranked")
        writer.member("n", Double(rank))
        writer.members(of: image)
      case .shade: writer.kind("shade")
      case .empty: writer.kind("empty")
      }
    }
  }

  private mutating func kind(_ kind: String) { member("k", kind) }

  private mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  private mutating func member(_ key: String, _ value: Double) {
    self.key(key)
    length(value)
  }

  private mutating func members(_ kind: String, _ parts: [CellPart], spacing: Double) {
    self.kind(kind)
    if spacing != 0 { member("g", spacing) }
    key("p")
    array(of: parts) { $0.part($1) }
  }

  private mutating func members(of image: CellImage) {
    if let name = image.name { member("i", name) }
    if image.cornerRadius != 0 { member("r", image.cornerRadius) }
    if !image.placeholder.isEmpty { member("x", image.placeholder) }
  }

  private mutating func members(of text: CellText) {
    kind("text")
    member("x", text.string)
    member("s", text.style.rawValue)
    if text.weight != .regular { member("w", text.weight.cssWeight) }
    if text.color != .label { member("c", text.color.rawValue) }
    if let limit = text.lineLimit { member("n", Double(limit)) }
    if text.isCentered { member("a", "center") }
    let direction = ReadingDirection(of: text.string)
    if let direction { member("d", direction.rawValue) }
    if let highlight = text.highlight {
      let bytes = Array(text.string.utf8)
      key("h")
      array(of: [highlight.lowerBound, highlight.upperBound]) { writer, end in
        writer.integer(String(decoding: bytes[..<end], as: UTF8.self).utf16.count)
      }
    }
    let pieces = PieceTable.pieces(of: text.string)
    if pieces.contains(where: { $0.unicodeScalars.count > 1 }) {
      key("m")
      array(of: pieces) { $0.integer($1.utf16.count) }
    }
    if let link = text.link { member("l", link.address) }
  }
}

extension FontWeight {
  /// The weight in the numbers of CSS and SVG.
  var cssWeight: Double {
    switch self {
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    }
  }
}
