import MarqueeScreen

/// Markup between two values: a comment, a processing instruction, or what a file begins and ends
/// with.
struct XMLMarkup {
  enum Kind {
    case declaration
    case documentType
    /// A tag of `plist`.
    case tag
    /// A comment or a processing instruction, which no value depends on.
    case comment
  }

  let kind: Kind
  let text: ArraySlice<UInt8>
  /// Whether it begins a line, or the file.
  let startsLine: Bool
  /// Whether a line break comes before what follows it.
  fileprivate(set) var endsLine = false

  private static let instructionStart = Array("<?".utf8)
  private static let instructionEnd = Array("?>".utf8)
  private static let tagEnd = Array(">".utf8)

  /// Returns the markup in a range that holds no values, in order.
  ///
  /// - Parameters:
  ///   - text: A property list without syntax faults.
  ///   - range: The text between two values, or between one and a tag of its container.
  /// - Complexity: O(*n*) in the bytes of the range.
  static func all(in text: [UInt8], _ range: Range<Int>) -> [XMLMarkup] {
    var found: [XMLMarkup] = []
    var startsLine = range.lowerBound == 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard text[offset] == UInt8(ascii: "<") else {
        if text[offset].isLineBreak {
          startsLine = true
          if !found.isEmpty { found[found.count - 1].endsLine = true }
        }
        offset += 1
        continue
      }
      let (kind, end) = kind(in: text, at: offset)
      let limit = min(end, range.upperBound)
      found.append(XMLMarkup(kind: kind, text: text[offset..<limit], startsLine: startsLine))
      startsLine = false
      offset = limit
    }
    return found
  }

  private static func kind(in text: [UInt8], at start: Int) -> (kind: Kind, end: Int) {
    func end(_ delimiter: [UInt8], from offset: Int) -> Int {
      text.firstIndex(of: delimiter, from: offset).map { $0 + delimiter.count } ?? text.count
    }
    if text.has(XMLScanner.commentStart, at: start) {
      let content = start + XMLScanner.commentStart.count
      return (.comment, end(XMLScanner.commentEnd, from: content))
    }
    if text.has(instructionStart, at: start) {
      return (
        XMLGrammar.instructionName(text[start...]) == "xml" ? .declaration : .comment,
        end(instructionEnd, from: start + instructionStart.count)
      )
    }
    if let tag = XMLTag(in: text, at: start), tag.element == .plist {
      return (.tag, tag.range.upperBound)
    }
    return (.documentType, end(tagEnd, from: start))
  }

  /// The text with LF as its only line break.
  var lines: [UInt8] {
    var lines: [UInt8] = []
    LineEnds.append(normalizing: text, to: &lines)
    return lines
  }
}

extension [XMLMarkup] {
  /// The comments after an element: those on its line, which belong to it, and the others.
  ///
  /// What follows begins a line in any case if all are on the line of the element.
  func afterElement() -> (own: [XMLMarkup], next: [XMLMarkup]) {
    let comments = filter { $0.kind == .comment }
    var own = Array(comments.prefix { !$0.startsLine })
    let next = Array(comments.dropFirst(own.count))
    if !own.isEmpty { own[own.count - 1].endsLine = true }
    return (own, next)
  }

  var comments: [XMLMarkup] {
    let (own, next) = afterElement()
    return own + next
  }
}
