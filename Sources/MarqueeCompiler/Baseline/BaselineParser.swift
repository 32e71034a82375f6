import MarqueeDiagnostics
import MarqueeImages

/// Reads the JSON of a baseline, and says where it is wrong.
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

  /// Where each entry is in the text.
  private(set) var ranges: [Baseline.Entry: SourceRange] = [:]

  /// Reads a whole file.
  mutating func read(_ file: JSONFile) throws(Fault) -> Baseline {
    let root: JSONValue
    switch file.value {
    case .success(let value): root = value
    case .failure(let fault):
      guard let conflict = file.conflict else {
        throw Fault("the file is not JSON: \(fault)", at: fault.range)
      }
      throw Fault(
        "a merge conflict is not resolved", at: conflict,
        help: "keep the lines of both sides, or remove the file and write it again with "
          + "'marquee validate --write-baseline'")
    }
    let members = try Self.members(
      of: root, among: ["version", "entries"], orElse: "the file is not a baseline")
    guard let version = members["version"] else {
      throw Fault("the file has no 'version'", at: root)
    }
    try Self.checkVersion(version)
    guard let entries = members["entries"] else {
      throw Fault("the file has no 'entries'", at: root)
    }
    guard let elements = entries.array else {
      throw Fault("'entries' must be an array", at: entries)
    }
    var baseline = Baseline()
    for element in elements {
      let (entry, count) = try Self.entry(element)
      baseline.add(entry, count: count)
      if ranges[entry] == nil { ranges[entry] = element.range }
    }
    return baseline
  }

  /// The largest number of equal diagnostics; the sum of several larger ones would not fit.
  private static let maximumCount = 1_000_000_000

  // MARK: Parts

  private static func checkVersion(_ value: JSONValue) throws(Fault) {
    let version = try number(value, "version")
    guard version == Baseline.version else {
      throw Fault(
        "the baseline has version \(version), and this program reads \(Baseline.version)",
        at: value,
        help: "use the program that wrote it, or remove the file and write it again with "
          + "'marquee validate --write-baseline'")
    }
  }

  private static func entry(_ value: JSONValue) throws(Fault) -> (Baseline.Entry, count: Int) {
    let members = try members(
      of: value, among: Baseline.Key.allCases.map(\.rawValue), orElse: "an entry must be an object")
    func text(_ key: Baseline.Key) throws(Fault) -> String? {
      guard let value = members[key.rawValue] else { return nil }
      guard let text = value.string else { throw Fault("'\(key)' must be a string", at: value) }
      return text
    }
    guard let file = try text(.file) else { throw Fault("an entry has no 'file'", at: value.range) }
    guard let rule = try text(.rule) else { throw Fault("an entry has no 'rule'", at: value.range) }
    var digest: ContentDigest?
    if let text = try text(.value), let place = members[Baseline.Key.value.rawValue] {
      guard let read = ContentDigest(text) else {
        throw Fault("'value' must be 32 hexadecimal digits", at: place)
      }
      digest = read
    }
    let subject = DiagnosticSubject(
      item: try text(.item), path: try text(.path) ?? "", digest: digest)
    let entry = Baseline.Entry(file: file, rule: RuleIdentifier(rule), subject: subject)
    return (entry, try members[Baseline.Key.count.rawValue].map(count) ?? 1)
  }

  private static func count(_ value: JSONValue) throws(Fault) -> Int {
    let count = try number(value, "count")
    guard count > 0 else { throw Fault("'count' must be at least 1", at: value) }
    guard count <= maximumCount else { throw Fault("'count' is too large", at: value) }
    return count
  }

  private static func number(_ value: JSONValue, _ key: String) throws(Fault) -> Int {
    guard case .number(let text) = value.kind, let number = Int(text) else {
      throw Fault("'\(key)' must be a whole number", at: value)
    }
    return number
  }

  /// The members of an object, each of which must be known and be there once.
  private static func members(
    of value: JSONValue, among known: [String], orElse message: String
  ) throws(Fault) -> [String: JSONValue] {
    guard let object = value.object else { throw Fault(message, at: value) }
    var members: [String: JSONValue] = [:]
    for member in object {
      guard known.contains(member.key) else {
        let meant = Suggestion.nearest(to: member.key, among: known)
        throw Fault(
          "unknown key '\(member.key)'", at: member.keyRange,
          help: meant.map { "write '\($0)'" } ?? "the keys are \(EnglishList.names(known, "and"))")
      }
      guard members.updateValue(member.value, forKey: member.key) == nil else {
        throw Fault("the key '\(member.key)' appears twice", at: member.keyRange)
      }
    }
    return members
  }
}

extension BaselineParser.Fault {
  /// A fault of a value; of one with brackets, the first is shown.
  fileprivate init(_ message: String, at value: JSONValue, help: String? = nil) {
    let start = Int(value.range.start)
    let isLong = value.array != nil || value.object != nil
    self.init(message, at: isLong ? SourceRange(start..<start + 1) : value.range, help: help)
  }
}
