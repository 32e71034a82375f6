import MarqueeCatalog
import MarqueeScreen

extension Field {
  /// What the settings declare for an authored field, in the words of the settings: `integer,
  /// minimum 1`.
  var declaration: String {
    let isRequired = presence == .required ? ["required"] : []
    return ([kind.declaration] + isRequired + (constraints?.declarations ?? []))
      .joined(separator: ", ")
  }
}

extension FieldKind {
  fileprivate var declaration: String {
    switch storage {
    case .word(let words): "choice of \(words.joined(separator: ", "))"
    case .list(let element): "list of \(element.declaration)"
    case .group(let fields):
      "group of \(fields.map { "\($0.key): \($0.declaration)" }.joined(separator: "; "))"
    default:
      target.map { "reference to \($0.rawValue)" }
        ?? OwnFieldKind.all.first { $0.values == self }?.word ?? "value"
    }
  }
}

extension FieldConstraints {
  fileprivate var declarations: [String] {
    let limits = Self.counts.map { ($0.name.rawValue, self[keyPath: $0.path]) }
    let texts: [(String, String?)] = [
      ("minimum", minimum?.text), ("maximum", maximum?.text), ("pattern", pattern?.source),
      ("schemes", schemes?.joined(separator: " ")), ("unique", isUnique ? "true" : nil),
    ]
    return (limits.map { ($0, $1.map(String.init)) } + texts).compactMap { name, value in
      value.map { "\(name) \($0)" }
    }
  }
}
