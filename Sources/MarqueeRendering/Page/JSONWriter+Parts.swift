import MarqueeCells
import MarqueeDiagnostics
import MarqueeScreen
import MarqueeSolver

extension JSONWriter {
  /// Writes a length in points with three decimals, which is finer than any screen.
  mutating func length(_ value: Double) {
    number((value * 1000).rounded() / 1000)
  }

  mutating func lengths(_ values: [Double]) {
    array(of: values) { $0.length($1) }
  }

  mutating func length(_ key: String, _ value: Double) {
    self.key(key)
    length(value)
  }

  mutating func lengths(_ key: String, _ values: [Double]) {
    self.key(key)
    lengths(values)
  }

  /// Writes a part of a cell: its kind under `k`, and its properties.
  mutating func part(_ part: CellPart) {
    object { writer in
      writer.look(of: part) { $0.part($1) }
      writer.content(of: part)
    }
  }

  /// Writes what a cell has in common with similar ones: everything but ``contents(of:)``.
  mutating func template(_ part: CellPart) {
    object { writer in writer.look(of: part) { $0.template($1) } }
  }

  /// Writes a cell's contents: an object for each text, image, rating and rank, from back to front.
  ///
  /// - Parameter linkingImages: Whether the page may load images by their links.
  mutating func contents(of part: CellPart, linkingImages: Bool = false) {
    array { writer in
      part.forEachPartWithContent { part in
        writer.object { writer in
          writer.content(of: part)
          if linkingImages { writer.member("u", part.linkedImage?.address) }
        }
      }
    }
  }

  /// Writes the look of a part, independent of its content.
  private mutating func look(
    of part: CellPart, _ writePart: (inout JSONWriter, CellPart) -> Void
  ) {
    switch part {
    case .text(let text): look(of: text)
    case .image(let image):
      kind("image")
      if image.cornerRadius != 0 { length("r", image.cornerRadius) }
    case .row(let parts, let spacing): members("row", parts, spacing: spacing, writePart)
    case .flow(let parts, let spacing): members("flow", parts, spacing: spacing, writePart)
    case .column(let parts, let spacing): members("column", parts, spacing: spacing, writePart)
    case .layers(let parts): members("layers", parts, spacing: 0, writePart)
    case .inset(let insets, let part):
      members("inset", [part], spacing: 0, writePart)
      lengths("i", [insets.top, insets.leading, insets.bottom, insets.trailing])
    case .sized(let width, let height, let part):
      members("sized", [part], spacing: 0, writePart)
      if let width { length("w", width) }
      if let height { length("h", height) }
    case .filling(let part): members("filling", [part], spacing: 0, writePart)
    case .cover(let share, let part):
      members("cover", [part], spacing: 0, writePart)
      if let ratio = share.ratio { member("o", ratio) }
      array("s", of: share.lines) { $0.string($1.rawValue) }
      length("h", share.space)
      length("l", share.fewest)
    case .box(let box, let part):
      members("box", [part], spacing: 0, writePart)
      length("r", box.cornerRadius)
      member("f", box.fill?.rawValue)
      member("b", box.border?.rawValue)
    case .button(_, let part): look(of: part, writePart)
    case .scrolling(let part): members("scrolling", [part], spacing: 0, writePart)
    case .stars(_, let count, let style):
      kind("stars")
      member("s", style.rawValue)
      if count != 5 { member("n", count) }
    case .progress: kind("progress")
    case .ranked(_, let image):
      kind("ranked")
      if image.cornerRadius != 0 { length("r", image.cornerRadius) }
    case .shade: kind("shade")
    case .empty: kind("empty")
    }
  }

  /// Writes the content of a part; nothing for a container.
  private mutating func content(of part: CellPart) {
    switch part {
    case .text(let text): content(of: text)
    case .image(let image): content(of: image)
    case .stars(let value, _, _), .progress(let value): length("v", value)
    case .ranked(let rank, let image):
      length("n", Double(rank))
      content(of: image)
    case .button(_, let part): content(of: part)
    default: break
    }
  }

  private mutating func kind(_ kind: String) { member("k", kind) }

  private mutating func members(
    _ kind: String, _ parts: [CellPart], spacing: Double,
    _ writePart: (inout JSONWriter, CellPart) -> Void
  ) {
    self.kind(kind)
    if spacing != 0 { length("g", spacing) }
    array("p", of: parts, writePart)
  }

  private mutating func content(of image: CellImage) {
    member("i", image.name)
    if !image.placeholder.isEmpty { member("x", image.placeholder) }
  }

  private mutating func look(of text: CellText) {
    kind("text")
    member("s", text.size == nil ? text.style.rawValue : PageData.headerFont)
    if text.weight != .regular { length("w", text.weight.cssWeight) }
    if text.color != .label { member("c", text.color.rawValue) }
    if let limit = text.lineLimit { length("n", Double(limit)) }
    if text.isCentered { member("a", "center") }
    if text.fitsRoom { member("z", true) }
  }

  private mutating func content(of text: CellText) {
    member("x", text.string)
    member("d", ReadingDirection(of: text.string)?.rawValue)
    member("y", TextLanguage(of: text.string)?.rawValue)
    if let highlight = text.highlight {
      let bytes = Array(text.string.utf8)
      array("h", of: [highlight.lowerBound, highlight.upperBound]) { writer, end in
        writer.integer(String(decoding: bytes[..<end], as: UTF8.self).utf16.count)
      }
    }
    let pieces =
      PieceTable.hasOnlyCharacters(text.string) ? [] : PieceTable.pieces(of: text.string)
    if pieces.contains(where: { $0.text.unicodeScalars.count > 1 }) {
      array("m", of: pieces) { $0.integer($1.text.utf16.count) }
    }
    if pieces.contains(where: { !$0.form.isEmpty }) {
      member("f", pieces.map { String($0.form.rawValue) }.joined())
    }
    member("l", text.link?.address)
  }
}

extension CellPart {
  /// Visits the parts that show an item's data, in the order of writing.
  func forEachPartWithContent(_ body: (CellPart) -> Void) {
    switch self {
    case .text, .image, .stars, .progress, .ranked: body(self)
    default: for part in parts { part.forEachPartWithContent(body) }
    }
  }
}

extension FontWeight {
  var cssWeight: Double {
    Double(400 + 100 * rawValue)
  }
}
