import MarqueeDiagnostics

/// Reads the JSON of a baseline, and says where it is wrong.
///
/// Only the form that ``Baseline/json`` writes is read, with members in any order and any white
/// space, so nothing in it is nested deeper than an entry.
struct BaselineParser {
  /// What is wrong, and where.
  struct Fault: Error {
    let message: String
    let range: SourceRange?
    /// What to do about it; `nil` for the usual advice.
    let help: String?

    init(_ message: String, at range: SourceRange?, help: String? = nil) {
      self.message = message
      self.range = range
      self.help = help
    }
  }

  /// A value that is not nested, with its range.
  private enum Value {
    case text(String, SourceRange)
    case number(Int, SourceRange)
  }

  /// Where each entry is in the text.
  private(set) var ranges: [Baseline.Entry: SourceRange] = [:]
  private let text: [UInt8]
  private var offset = 0

  init(_ text: [UInt8]) {
    self.text = text
  }

  /// Reads the whole text.
  mutating func read() throws(Fault) -> Baseline {
    if let range = conflictMarker {
      throw Fault(
        "a merge conflict is not resolved", at: range,
        help: "keep the lines of both sides, or remove the file and write it again with "
          + "'marquee validate --write-baseline'")
    }
    var baseline: Baseline?
    var hasVersion = false
    if text.starts(with: Self.byteOrderMark) { offset = Self.byteOrderMark.count }
    try expect("{", "the file is not a baseline")
    try members { parser, key, range throws(Fault) in
      switch key {
      case "version":
        try parser.readVersion()
        hasVersion = true
      // Of a newer version, entries may have another form.
      case "entries" where hasVersion: baseline = try parser.readEntries()
      case "entries": throw Fault("'version' must come before 'entries'", at: range)
      default: throw Self.unknown(key, among: ["version", "entries"], at: range)
      }
    }
    skipSpace()
    guard offset == text.count else {
      throw Fault("the file goes on after its end", at: here)
    }
    guard hasVersion else { throw Fault("the file has no 'version'", at: whole) }
    guard let baseline else { throw Fault("the file has no 'entries'", at: whole) }
    return baseline
  }

  /// The largest number of equal diagnostics.
  private static let maximumCount = 1_000_000_000

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  // MARK: Parts

  private mutating func readVersion() throws(Fault) {
    let (version, range): (Int, SourceRange)
    switch try value() {
    case .number(let number, let place): (version, range) = (number, place)
    case .text(_, let place): throw Fault("'version' must be a number", at: place)
    }
    guard version == Baseline.version else {
      throw Fault(
        "the baseline has version \(version), and this program reads \(Baseline.version)",
        at: range,
        help: "use the program that wrote it, or remove the file and write it again with "
          + "'marquee validate --write-baseline'")
    }
  }

  private mutating func readEntries() throws(Fault) -> Baseline {
    var baseline = Baseline()
    try expect("[", "'entries' must be an array")
    skipSpace()
    if take("]") { return baseline }
    repeat {
      skipSpace()
      let start = offset
      let (entry, count) = try readEntry()
      baseline.add(entry, count: count)
      if ranges[entry] == nil { ranges[entry] = SourceRange(start..<offset) }
      skipSpace()
    } while take(",")
    try expect("]", "a ',' or the end of 'entries' is expected")
    return baseline
  }

  private mutating func readEntry() throws(Fault) -> (Baseline.Entry, count: Int) {
    let start = offset
    var values: [Baseline.Key: Value] = [:]
    try expect("{", "an entry must be an object")
    try members { parser, name, range throws(Fault) in
      guard let key = Baseline.Key(rawValue: name) else {
        throw Self.unknown(name, among: Baseline.Key.allCases.map(\.rawValue), at: range)
      }
      values[key] = try parser.value()
    }
    let range = SourceRange(start..<offset)
    func text(_ key: Baseline.Key) throws(Fault) -> String? {
      switch values[key] {
      case .text(let text, _): return text
      case .number(_, let range): throw Fault("'\(key)' must be a string", at: range)
      case nil: return nil
      }
    }
    guard let file = try text(.file) else { throw Fault("an entry has no 'file'", at: range) }
    guard let rule = try text(.rule) else { throw Fault("an entry has no 'rule'", at: range) }
    let subject = DiagnosticSubject(
      item: try text(.item), path: try text(.path) ?? "", digest: try Self.digest(values[.value]))
    let entry = Baseline.Entry(file: file, rule: RuleIdentifier(rule), subject: subject)
    return (entry, try Self.count(values[.count]))
  }

  private static func digest(_ value: Value?) throws(Fault) -> ContentDigest? {
    switch value {
    case .text(let text, let range):
      guard let digest = ContentDigest(text) else {
        throw Fault("'value' must be 32 hexadecimal digits", at: range)
      }
      return digest
    case .number(_, let range): throw Fault("'value' must be a string", at: range)
    case nil: return nil
    }
  }

  private static func count(_ value: Value?) throws(Fault) -> Int {
    switch value {
    case .number(let count, let range):
      guard count > 0 else { throw Fault("'count' must be at least 1", at: range) }
      // The sum of several such numbers would not fit.
      guard count <= maximumCount else { throw Fault("'count' is too large", at: range) }
      return count
    case .text(_, let range): throw Fault("'count' must be a number", at: range)
    case nil: return 1
    }
  }

  private static func unknown(
    _ key: String, among known: [String], at range: SourceRange
  ) -> Fault {
    let meant = Suggestion.nearest(to: key, among: known)
    return Fault(
      "unknown key '\(key)'", at: range,
      help: meant.map { "write '\($0)'" } ?? "the keys are \(EnglishList.names(known, "and"))")
  }

  // MARK: JSON

  /// Reads the members of an object whose bracket has been read.
  ///
  /// - Parameter read: Reads a value, given its key and the key's range.
  private mutating func members(
    _ read: (inout BaselineParser, String, SourceRange) throws(Fault) -> Void
  ) throws(Fault) {
    skipSpace()
    if take("}") { return }
    var seen: Set<String> = []
    repeat {
      skipSpace()
      let start = offset
      guard let key = try string() else { throw Fault("a key in quotes is expected", at: here) }
      let range = SourceRange(start..<offset)
      guard seen.insert(key).inserted else {
        throw Fault("the key '\(key)' appears twice", at: range)
      }
      try expect(":", "':' is expected after a key")
      skipSpace()
      try read(&self, key, range)
      skipSpace()
    } while take(",")
    try expect("}", "a ',' or '}' is expected")
  }

  /// Reads a string or an integer.
  private mutating func value() throws(Fault) -> Value {
    skipSpace()
    let start = offset
    if let text = try string() { return .text(text, SourceRange(start..<offset)) }
    let digits = text[offset...].prefix { $0 == UInt8(ascii: "-") || Self.isDigit($0) }
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else {
      throw Fault("a string or a whole number is expected", at: here)
    }
    offset = digits.endIndex
    return .number(number, SourceRange(start..<offset))
  }

  /// Reads a string; `nil` if there is none here.
  private mutating func string() throws(Fault) -> String? {
    guard take("\"") else { return nil }
    let start = offset - 1
    var bytes: [UInt8] = []
    while offset < text.count {
      let byte = text[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"): try appendEscape(to: &bytes)
      case ..<0x20: throw Fault("a string ends on its line", at: SourceRange(start..<offset - 1))
      default: bytes.append(byte)
      }
    }
    throw Fault("a string has no end", at: SourceRange(start..<text.count))
  }

  private mutating func appendEscape(to bytes: inout [UInt8]) throws(Fault) {
    let start = offset - 1
    guard offset < text.count else { throw Fault("a string has no end", at: here) }
    let byte = text[offset]
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(byte)
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "u"):
      guard let scalar = escapedScalar() else {
        throw Fault("this escape is not a character", at: SourceRange(start..<offset))
      }
      bytes += String(Character(scalar)).utf8
    default: throw Fault("this escape is not JSON", at: SourceRange(start..<offset))
    }
  }

  /// Reads the digits of an escape, and the second one of a pair; `nil` if they are no character.
  private mutating func escapedScalar() -> Unicode.Scalar? {
    guard let first = codeUnit() else { return nil }
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
    guard take("\\"), take("u"), let second = codeUnit(), (0xDC00..<0xE000).contains(second) else {
      return nil
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func codeUnit() -> UInt32? {
    let digits = text[offset...].prefix(4)
    // A sign would be read, too.
    guard digits.count == 4, !digits.contains(UInt8(ascii: "+")),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    offset = digits.endIndex
    return unit
  }

  private mutating func expect(
    _ character: Unicode.Scalar, _ message: String
  ) throws(Fault) {
    skipSpace()
    guard take(character) else { throw Fault(message, at: here) }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard offset < text.count, text[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while offset < text.count, [0x20, 0x09, 0x0A, 0x0D].contains(text[offset]) { offset += 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  // MARK: Places

  /// The next byte; an empty range at the end.
  private var here: SourceRange {
    // A character of several bytes is pointed at as a whole.
    var end = min(offset + 1, text.count)
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    return SourceRange(min(offset, text.count)..<end)
  }

  /// The start of the file, for what the whole of it lacks.
  private var whole: SourceRange { SourceRange(0..<min(1, text.count)) }

  /// The first line that git writes into a file with a conflict.
  private var conflictMarker: SourceRange? {
    for marker in ["<<<<<<<", "=======", ">>>>>>>"] {
      let bytes = Array(marker.utf8)
      guard text.count >= bytes.count else { return nil }
      if text.starts(with: bytes) { return SourceRange(0..<bytes.count) }
      if let range = text.firstRange(of: [UInt8(ascii: "\n")] + bytes) {
        return SourceRange(range.lowerBound + 1..<range.upperBound)
      }
    }
    return nil
  }
}
