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
    object { $0.members(of: part) }
  }

  private mutating func members(of part: CellPart) {
    switch part {
    case .text(let text): members(of: text)
    case .image(let image):
      kind("image")
      members(of: image)
    case .row(let parts, let spacing): members("row", parts, spacing: spacing)
    case .column(let parts, let spacing): members("column", parts, spacing: spacing)
    case .layers(let parts): members("layers", parts, spacing: 0)
    case .inset(let insets, let part):
      members("inset", [part], spacing: 0)
      key("i")
      lengths([insets.top, insets.leading, insets.bottom, insets.trailing])
    case .sized(let width, let height, let part):
      members("sized", [part], spacing: 0)
      if let width { member("w", width) }
      if let height { member("h", height) }
    case .filling(let part): members("filling", [part], spacing: 0)
    case .box(let box, let part):
      members("box", [part], spacing: 0)
      member("r", box.cornerRadius)
      if let fill = box.fill { member("f", fill.rawValue) }
      if let border = box.border { member("b", border.rawValue) }
    case .button(_, let part): members(of: part)
    case .scrolling(let part): members("scrolling", [part], spacing: 0)
    case .stars(let rating, let style):
      kind("stars")
      member("v", rating)
      member("s", style.rawValue)
    case .ranked(let rank, let image):
      kind("ranked")
      member("n", Double(rank))
      members(of: image)
    case .shade: kind("shade")
    case .empty: kind("empty")
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
    if let language = TextLanguage(of: text.string) { member("y", language.rawValue) }
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
