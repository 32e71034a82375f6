import MarqueePropertyList
import MarqueeScreen

/// Where a cursor is in the text of a property list, even while its tags do not match.
///
/// The text is read once, from tag to tag. What is open at the cursor is known from the tags before
/// it, and the other members of those dictionaries also from those after it.
struct CursorContext: Sendable {
  /// A dictionary or an array around the cursor.
  struct Container: Sendable {
    let isDictionary: Bool
    /// How many elements of an array come before the cursor.
    fileprivate(set) var count = 0
    /// The key whose value is at the cursor, or comes next; `nil` for none.
    fileprivate(set) var key: String?
    fileprivate(set) var members: [(key: String, text: String?)] = []
    let start: Int

    /// The text of a member; `nil` if there is no such key, or its value is not a string.
    func text(of key: String) -> String? { members.first { $0.key == key }?.text }
  }

  enum Place: Hashable, Sendable {
    case between
    /// In the text of a key or a value, whose range does not hold the tags; one that is open ends
    /// with its line, for want of a tag.
    case text(element: String, Range<Int>, isOpen: Bool = false)
    /// In a tag that is not complete, from its `<`.
    case tag(Range<Int>)
    /// In a comment, from its `<`.
    case comment(Range<Int>)
  }

  /// The containers around the cursor, the root first.
  private(set) var containers: [Container] = []
  private(set) var place = Place.between
  let offset: Int

  /// Reads the text around a cursor.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  init(_ text: [UInt8], at cursor: Int) {
    offset = cursor
    var scanner = CursorScanner(text, cursor)
    scanner.scan()
    containers = scanner.containers
    place = scanner.place ?? .between
  }
}

private struct CursorScanner {
  private let text: [UInt8]
  private let cursor: Int
  private var offset = 0
  private var stack: [CursorContext.Container] = []
  /// How many of them are around the cursor; `nil` before it is reached.
  private var depth: Int?
  private(set) var containers: [CursorContext.Container] = []
  private(set) var place: CursorContext.Place?

  init(_ text: [UInt8], _ cursor: Int) {
    self.text = text
    self.cursor = cursor
  }

  mutating func scan() {
    while let open = nextTag {
      if place == nil, open >= cursor { reachCursor(.between) }
      offset = open
      if starts(with: "<!--") {
        let closing = end(of: "-->")
        let end = closing ?? text.count
        // A comment without an end continues after the cursor.
        if place == nil, cursor < end || closing == nil { reachCursor(.comment(open..<end)) }
        offset = end
      } else if starts(with: "<![CDATA[") {
        offset = end(of: "]]>") ?? text.count
      } else if starts(with: "<?") || starts(with: "<!") {
        offset = end(of: ">") ?? text.count
      } else {
        readElement(from: open)
      }
      if depth == 0 || stack.count > Self.maximumDepth { break }
    }
    if place == nil { reachCursor(.between) }
    // Those that were never closed.
    containers = Array(stack.prefix(depth ?? 0)) + containers
  }

  private mutating func readElement(from open: Int) {
    var end = open + 1
    while end < text.count, text[end] != UInt8(ascii: ">"), text[end] != UInt8(ascii: "<") {
      end += 1
    }
    guard end < text.count, text[end] == UInt8(ascii: ">") else {
      // The tag has no end: it is being written.
      if place == nil, cursor <= end { reachCursor(.tag(open..<end)) }
      offset = max(end, open + 1)
      return
    }
    if place == nil, cursor > open, cursor <= end { reachCursor(.tag(open..<end + 1)) }
    offset = end + 1
    var name = text[open + 1..<end]
    let isClosing = name.first == UInt8(ascii: "/")
    let isEmpty = name.last == UInt8(ascii: "/")
    if isClosing { name = name.dropFirst() }
    let word = String(
      decoding: name.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "/") }, as: UTF8.self)
    switch word {
    case "plist": break
    case "dict", "array":
      if isClosing {
        close(isDictionary: word == "dict")
      } else {
        addValue(nil)
        guard !isEmpty else { return endValue() }
        stack.append(CursorContext.Container(isDictionary: word == "dict", start: open))
      }
    default:
      guard !isClosing else { return }
      readLeaf(word, isEmpty: isEmpty)
    }
  }

  private mutating func readLeaf(_ word: String, isEmpty: Bool) {
    let start = offset
    var end = start
    if !isEmpty {
      end = endOfContent()
      offset = end
      let isOpen = !starts(with: "</\(word)")
      if isOpen { end = text[start..<end].firstIndex(where: \.isLineBreak) ?? end }
      if place == nil, cursor >= start, cursor <= end {
        reachCursor(.text(element: word, start..<end, isOpen: isOpen))
      }
      offset = end
    }
    let content = XMLText.string(text, in: start..<end)
    guard word == "key" else {
      addValue(word == "string" ? content : nil)
      return endValue()
    }
    guard let last = stack.indices.last else { return }
    stack[last].members.append((content, nil))
    if place == nil { stack[last].key = content }
  }

  /// The end of the text of an element, in which a CDATA section may hold tags.
  private mutating func endOfContent() -> Int {
    while let end = nextTag {
      offset = end
      guard starts(with: "<![CDATA[") else { return end }
      offset = self.end(of: "]]>") ?? text.count
    }
    return text.count
  }

  private mutating func addValue(_ content: String?) {
    guard let last = stack.indices.last else { return }
    if stack[last].isDictionary, let member = stack[last].members.indices.last {
      stack[last].members[member].text = stack[last].members[member].text ?? content
    }
    if place == nil { stack[last].count += 1 }
  }

  /// Notes that the value of the last key is over; at the cursor, it is not.
  private mutating func endValue() {
    guard place == nil, let last = stack.indices.last else { return }
    stack[last].key = nil
  }

  private mutating func close(isDictionary: Bool) {
    // A tag that closes nothing is skipped; one that closes an outer container closes those inside.
    guard let index = stack.lastIndex(where: { $0.isDictionary == isDictionary }) else { return }
    if let depth, index < depth {
      containers = Array(stack[index..<depth]) + containers
      self.depth = index
    }
    stack.removeSubrange(index...)
    endValue()
  }

  private mutating func reachCursor(_ place: CursorContext.Place) {
    self.place = place
    depth = stack.count
  }

  // MARK: Bytes

  private var nextTag: Int? { text[offset...].firstIndex(of: UInt8(ascii: "<")) }

  /// The deepest nesting that is followed: no property list is read that has so many levels.
  private static let maximumDepth = 256

  private func starts(with word: String) -> Bool { text[offset...].starts(with: word.utf8) }

  private func end(of word: String) -> Int? {
    text[offset...].firstRange(of: word.utf8)?.upperBound
  }
}
