package import MarqueeDiagnostics
import MarqueeImages
import MarqueeValidation

package struct BaselineReading: Sendable {
  /// The baseline; `nil` if the file has a fault, because some of its entries may be lost.
  package let baseline: Baseline?
  let ranges: [Baseline.Entry: SourceRange]
  package let source: SourceFile
  /// The first fault; `nil` if there is none.
  package let fault: Diagnostic?

  /// The largest file that is read, in bytes: some hundred thousand entries.
  static let maximumByteCount = 64 << 20
  /// The most equal diagnostics: the sum of several such counts still fits.
  private static let counts = 1...1_000_000_000

  /// Reads a file.
  ///
  /// - Parameter name: The name shown in diagnostics.
  /// - Complexity: O(*n*) in the bytes of the file.
  package init(_ bytes: [UInt8], name: String) {
    let isTooLarge = bytes.count > Self.maximumByteCount
    let file = JSONFile(isTooLarge ? [] : bytes, name: name)
    source = file.source
    do throws(Fault) {
      if isTooLarge { throw Fault(message: "the file is larger than 64 MiB") }
      let entries = try Self.entries(of: file)
      baseline = entries.reduce(into: Baseline()) { $0.add($1.entry, count: $1.count) }
      ranges = Dictionary(entries.map { ($0.entry, $0.range) }) { first, _ in first }
      fault = nil
    } catch {
      baseline = nil
      ranges = [:]
      let remedy = error.remedy ?? "restore the file, or remove it and write it again"
      fault = Diagnostic(
        rule: .invalidBaseline, severity: .error, message: error.message,
        place: Place(file: name, range: error.range),
        fixIts: .advice("\(remedy) with 'marquee validate --write-baseline \(name)'"))
    }
  }

  private static func entries(
    of file: JSONFile
  ) throws(Fault) -> [(entry: Baseline.Entry, count: Int, range: SourceRange)] {
    let root = try file.value.mapError { fault in
      file.conflict.map {
        Fault(
          message: "a merge conflict is not resolved", range: $0,
          remedy: "keep the lines of both sides, or remove the file and write it again")
      } ?? Fault(message: "the file is not JSON: \(fault)", range: fault.range)
    }.get()
    try root.check(["version", "entries"], orElse: "the file is not a baseline")
    let version = try root.required("version", of: "the file", "a whole number", \.number)
    guard version == Baseline.version else {
      throw Fault(
        message: "the baseline has version \(version), and this program reads \(Baseline.version)",
        range: root["version"]?.range,
        remedy: "use the program that wrote it, or remove the file and write it again")
    }
    var entries: [(entry: Baseline.Entry, count: Int, range: SourceRange)] = []
    for element in try root.required("entries", of: "the file", "an array", \.array) {
      try element.check(Baseline.Entry.keys, orElse: "an entry must be an object")
      let entry = Baseline.Entry(
        file: try element.required("file", of: "an entry", "a string", \.string),
        rule: RuleIdentifier(try element.required("rule", of: "an entry", "a string", \.string)),
        subject: DiagnosticSubject(
          item: try element.value("item", "a string", \.string),
          path: try element.value("path", "a string", \.string) ?? "",
          digest: try element.value("value", "32 hexadecimal digits") {
            $0.string.flatMap { ContentDigest($0) }
          }))
      let count = try element.value("count", "a whole number from 1 to \(counts.upperBound)") {
        $0.number.flatMap { counts.contains($0) ? $0 : nil }
      }
      entries.append((entry, count ?? 1, element.range))
    }
    return entries
  }
}

private struct Fault: Error {
  let message: String
  var range: SourceRange?
  /// What to do about it; `nil` for the usual advice.
  var remedy: String?
}

extension JSONValue {
  fileprivate var number: Int? {
    if case .number(let text) = kind { Int(text) } else { nil }
  }

  /// Checks that this is an object with some keys, each at most once.
  fileprivate func check(_ known: [String], orElse message: String) throws(Fault) {
    guard let object else { throw fault(message) }
    var seen: Set<String> = []
    for member in object {
      guard known.contains(member.key) else {
        throw Fault(message: "unknown key '\(member.key)'", range: member.keyRange)
      }
      guard seen.insert(member.key).inserted else {
        throw Fault(message: "the key '\(member.key)' appears twice", range: member.keyRange)
      }
    }
  }

  fileprivate func required<Value>(
    _ key: String, of owner: String, _ form: String, _ read: (JSONValue) -> Value?
  ) throws(Fault) -> Value {
    guard let value = try value(key, form, read) else { throw fault("\(owner) has no '\(key)'") }
    return value
  }

  /// The value of a key in a form; `nil` if there is none.
  fileprivate func value<Value>(
    _ key: String, _ form: String, _ read: (JSONValue) -> Value?
  ) throws(Fault) -> Value? {
    guard let value = self[key] else { return nil }
    guard let result = read(value) else { throw value.fault("'\(key)' must be \(form)") }
    return result
  }

  /// A fault of this value; of one with brackets, the first is shown.
  private func fault(_ message: String) -> Fault {
    let start = Int(range.start)
    let isLong = array != nil || object != nil
    return Fault(message: message, range: isLong ? SourceRange(start..<start + 1) : range)
  }
}
