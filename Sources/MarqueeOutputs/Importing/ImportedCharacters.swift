import MarqueeDiagnostics
import MarqueePropertyList

/// Leaves out the characters of texts that XML does not allow, and refuses keys with one.
struct ImportedCharacters {
  private(set) var leftOut: [LeftOutValue] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The keys that were refused; those of a table are the same in each row.
  private var refused: Set<String> = []

  /// The value without them; recurses as deep as it is nested.
  mutating func allowed(in value: ImportedValue) -> ImportedValue {
    var kind = value.kind
    switch kind {
    case .list(let elements): kind = .list(elements.map { allowed(in: $0) })
    case .group(let members):
      kind = .group(
        members.map { member in
          refuse(member)
          return ImportedMember(
            key: member.key, place: member.place, value: allowed(in: member.value))
        })
    case .text(let text):
      let allowed = XMLCharacter.allowed(in: text)
      if allowed != text { leftOut.append(LeftOutValue(value, .characters)) }
      kind = .text(allowed)
    case .null, .boolean, .number, .date, .data: return value
    }
    return ImportedValue(kind: kind, place: value.place)
  }

  private mutating func refuse(_ member: ImportedMember) {
    guard XMLCharacter.allowed(in: member.key) != member.key, refused.insert(member.key).inserted
    else { return }
    diagnostics.append(
      Diagnostic(
        rule: .propertyListSyntax, severity: .error,
        message: "XML does not allow each character of '\(member.key)'", place: member.place))
  }
}
