import MarqueeDiagnostics
import MarqueeScreen

extension PropertyListDocument {
  /// Returns the document as Xcode writes property lists, with all its comments.
  ///
  /// Each key and each value begins a line, with a tab for each container around it. The text is
  /// UTF-8 without a byte order mark, and ends with one line break. Comments stay with their
  /// element: on its line, or in lines before it. So do processing instructions.
  ///
  /// These change, and no value depends on them: white space between elements, blank lines, the XML
  /// declaration, the document type, attributes, CDATA, references other than those that Xcode
  /// writes, white space in Base64 and before numbers, and line breaks other than LF outside texts.
  /// Digits stay as they are. So do control characters of texts: readers disagree about a carriage
  /// return that is no reference, and agree about one that is.
  ///
  /// - Parameter keyOrder: The names that come first in some dictionaries, in their order. Other
  ///   keys follow them, and keep their order.
  /// - Returns: `nil` if the file is not XML, or a fault kept a part of it out of the tree. Faults
  ///   outside the root are only in the diagnostics of the reading.
  /// - Complexity: O(*n*) in the bytes of the text.
  package func formatted(keyOrder: [ValueIndex: [String]] = [:]) -> [UInt8]? {
    guard let root, !isDerived, !values[root].flags.contains(.holdsFault),
      !values[root].flags.contains(.isDamaged)
    else { return nil }
    var formatter = PropertyListFormatter(self, root, keyOrder)
    return formatter.text()
  }
}

/// Writes a property list with its comments.
///
/// Every comment is between two elements. It belongs to the one before it if it begins on the line
/// on which that ends, and otherwise to the one after it, so that keys can be sorted.
private struct PropertyListFormatter {
  private let document: PropertyListDocument
  private let root: ValueIndex
  private let keyOrder: [ValueIndex: [String]]
  private let beforeRoot: [XMLMarkup]
  private var xml: CanonicalXML

  /// An element of an array, or a key with its value, and the comments that belong to it.
  private struct Member {
    let index: ValueIndex
    let before: [XMLMarkup]
    var after: [XMLMarkup] = []
  }

  init(
    _ document: PropertyListDocument, _ root: ValueIndex, _ keyOrder: [ValueIndex: [String]]
  ) {
    self.document = document
    self.root = root
    self.keyOrder = keyOrder
    let start = XMLMarkup.all(
      in: document.source.text, 0..<Int(document[root].range.start))
    let documentType = start.firstIndex { $0.kind == .documentType } ?? start.startIndex
    // Readers accept a root without <plist>; comments before it are then before the tag.
    let tag = start.firstIndex { $0.kind == .tag } ?? start.endIndex
    beforeRoot = Array(start[tag...]).comments
    xml = CanonicalXML(
      beforeDocumentType: Array(start[..<documentType]).comments,
      beforeRoot: Array(start[documentType..<max(tag, documentType)]).comments)
  }

  mutating func text() -> [UInt8] {
    xml.write(beforeRoot)
    write(root)
    let text = document.source.text
    let end = XMLMarkup.all(in: text, Int(document[root].range.end)..<text.count)
    let tag = end.firstIndex { $0.kind == .tag } ?? end.endIndex
    xml.write(Array(end[..<tag]).comments)
    xml.end(before: Array(end[tag...]).comments)
    return xml.bytes
  }

  /// Writes a key or a value; recurses as deep as the value is nested.
  private mutating func write(_ index: ValueIndex) {
    switch document[index].kind {
    case .array: write(index, as: .array)
    case .dictionary: write(index, as: .dictionary)
    case .key: xml.leaf(.key, plain: text(of: index))
    case .string: xml.leaf(.string, plain: text(of: index))
    case .integer: xml.leaf(.integer, plain: digits(of: index))
    case .real: xml.leaf(.real, plain: digits(of: index))
    case .date: xml.leaf(.date, plain: digits(of: index))
    case .data: xml.leaf(.data, plain: digits(of: index).filter { !$0.isXMLSpace })
    case .boolean: xml.boolean(document[index].flags.contains(.isTrue))
    }
  }

  private func text(of index: ValueIndex) -> [UInt8] {
    XMLText.canonical(document.source.text, in: document[index].content.offsets)
  }

  /// The text of a value without the white space before it, which readers skip.
  private func digits(of index: ValueIndex) -> ArraySlice<UInt8> {
    document.text(of: index).bytes.drop(while: \.isXMLSpace)
  }

  private mutating func write(_ index: ValueIndex, as container: CanonicalXML.Container) {
    let (own, members, last) = members(of: index)
    xml.open(container)
    xml.write(own)
    for member in sorted(members, of: index) {
      xml.write(member.before)
      write(member.index)
      if container == .dictionary {
        let (key, value) = (document[member.index].range, document[member.index + 1].range)
        xml.write(markup(from: key.end, to: value.start).comments)
        write(member.index + 1)
      }
      xml.write(member.after)
    }
    xml.write(last)
    xml.close(container)
  }

  /// The members of a container, the comments on the line of its opening tag, and those in lines
  /// before its closing tag.
  private func members(
    of index: ValueIndex
  ) -> (own: [XMLMarkup], members: [Member], last: [XMLMarkup]) {
    let content = document[index].content
    let valueDistance = document[index].kind == .dictionary ? 1 : 0
    var start = content.start
    var own: [XMLMarkup] = []
    var members: [Member] = []
    func endLine(_ comments: [XMLMarkup]) {
      if members.isEmpty { own = comments } else { members[members.count - 1].after = comments }
    }
    for child in document.children(of: index) {
      let between = markup(from: start, to: document[child].range.start).afterElement()
      endLine(between.own)
      members.append(Member(index: child, before: between.next))
      start = document[child + valueDistance].range.end
    }
    let rest = markup(from: start, to: content.end).afterElement()
    endLine(rest.own)
    return (own, members, rest.next)
  }

  private func markup(from start: UInt32, to end: UInt32) -> [XMLMarkup] {
    XMLMarkup.all(in: document.source.text, SourceRange(start: start, end: end).offsets)
  }

  /// The members of a dictionary in the requested order, which is theirs if none is.
  private func sorted(_ members: [Member], of index: ValueIndex) -> [Member] {
    guard let names = keyOrder[index] else { return members }
    let ranks = Dictionary(first: names.enumerated().map { ($1, $0) })
    let order = members.map { ranks[document.string(of: $0.index)] ?? names.count }
    return members.indices.sorted { (order[$0], $0) < (order[$1], $1) }.map { members[$0] }
  }
}
