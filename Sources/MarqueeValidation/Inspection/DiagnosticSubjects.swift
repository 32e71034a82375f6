import MarqueeDiagnostics
import MarqueePropertyList
import MarqueeScreen

/// Finds what diagnostics of a property list are about.
///
/// The digest of a value covers its text. That of a container covers the values directly in it, so
/// that it stays the same when an item is added to a section.
struct DiagnosticSubjects {
  private let document: PropertyListDocument
  // Each container and each value is read once, however many diagnostics are about it.
  private var elements: [ValueIndex: [ValueIndex]] = [:]
  private var members: [ValueIndex: [String: ValueIndex]] = [:]
  private var digests: [ValueIndex: ContentDigest] = [:]

  /// Values and bytes beyond these numbers do not help to distinguish values.
  private static let maximumValueCount = 64
  private static let maximumByteCount = 4096

  init(in document: PropertyListDocument) {
    self.document = document
  }

  /// The same diagnostics with their subjects; those of other files are left as they are.
  ///
  /// - Parameter isOneFact: Whether a rule reports a value once, however many places have it. Its
  ///   diagnostics are then about the value, and not about the first of these places.
  /// - Complexity: O(*n*) in the bytes of the values and of the containers around them.
  mutating func adding(
    to diagnostics: [Diagnostic], where isOneFact: (RuleIdentifier) -> Bool
  ) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      guard diagnostic.subject == nil, diagnostic.place.file == document.source.name else {
        return diagnostic
      }
      var diagnostic = diagnostic
      diagnostic.subject = subject(at: diagnostic.place, isOneFact: isOneFact(diagnostic.rule))
      return diagnostic
    }
  }

  private mutating func subject(at place: Place, isOneFact: Bool) -> DiagnosticSubject {
    guard var value = document.root else { return DiagnosticSubject(digest: digest(of: place)) }
    var item = identifier(of: value)
    var keys: [CodingPath.Step] = []
    var isFound = true
    for step in place.codingPath.steps {
      let next: ValueIndex?
      switch step {
      case .key(let key):
        keys.append(step)
        next = isFound ? members(of: value)[key] : nil
      case .index(let index):
        let elements = isFound ? elements(of: value) : []
        next = elements.indices.contains(index) ? elements[index] : nil
      }
      isFound = next != nil
      guard let next else { continue }
      value = next
      if let identifier = identifier(of: value) {
        item = identifier
        keys = []
      }
    }
    // Comments and other text between values have no path.
    let isText =
      place.codingPath.steps.isEmpty && place.range != nil
      && place.range != document[value].range
    let digest = isText || !isFound ? digest(of: place) : digest(of: value)
    return isOneFact
      ? DiagnosticSubject(digest: digest)
      : DiagnosticSubject(item: item, path: CodingPath(keys).description, digest: digest)
  }

  private mutating func identifier(of value: ValueIndex) -> String? {
    guard document[value].kind == .dictionary, let id = members(of: value)[Field.id.key],
      document[id].kind == .string
    else { return nil }
    let text = document.string(of: id)
    return text.isEmpty ? nil : text
  }

  private mutating func members(of value: ValueIndex) -> [String: ValueIndex] {
    if let known = members[value] { return known }
    guard document[value].kind == .dictionary else { return [:] }
    let found = Dictionary(
      first: document.children(of: value).map { (document.string(of: $0), $0 + 1) })
    members[value] = found
    return found
  }

  private mutating func elements(of value: ValueIndex) -> [ValueIndex] {
    if let known = elements[value] { return known }
    guard document[value].kind == .array else { return [] }
    let found = Array(document.children(of: value))
    elements[value] = found
    return found
  }

  /// The digest of the text at a place; `nil` for a whole file.
  private func digest(of place: Place) -> ContentDigest? {
    place.range.map { range in
      let text = document.source.text
      return ContentDigest(
        of: text[range.offsets.clamped(to: 0..<text.count)].prefix(Self.maximumByteCount))
    }
  }

  private mutating func digest(of value: ValueIndex) -> ContentDigest {
    if let known = digests[value] { return known }
    var hash = SipHash()
    add(value, to: &hash)
    let step = document[value].kind == .dictionary ? 1 : 0
    for child in document.children(of: value).prefix(Self.maximumValueCount)
    where !document[child + step].kind.isContainer {
      add(child, to: &hash)
      if step == 1 { add(child + 1, to: &hash) }
    }
    let digest = hash.finished()
    digests[value] = digest
    return digest
  }

  private func add(_ value: ValueIndex, to hash: inout SipHash) {
    hash.add(Int(document[value].kind.rawValue))
    guard !document[value].kind.isContainer else { return }
    hash.add(document[value].flags.contains(.isTrue) ? 1 : 0)
    hash.add(String(decoding: document.text(of: value).bytes, as: UTF8.self))
  }
}
