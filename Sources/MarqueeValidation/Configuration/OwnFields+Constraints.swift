import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

extension OwnFields {
  /// The constraints on the values of a field; `nil` if there are none.
  mutating func constraints(
    _ kind: OwnFieldKind, _ description: ValueIndex, _ path: [String]
  ) -> FieldConstraints? {
    var constraints = FieldConstraints(path: path)
    for name in FieldConstraints.Name.allCases {
      guard let value = document.member(name.rawValue, of: description)?.value else { continue }
      guard kind.constraints.contains(name) else {
        report(
          "'\(name.rawValue)' has no effect on a field of kind '\(kind.word)'", at: value - 1)
        continue
      }
      guard name != .pattern else {
        constraints.pattern = pattern(value).map { FieldPattern($0) }
        continue
      }
      if name == .schemes { reportFaultySchemes(description) }
      if let fault = constraints.set(name, to: value, in: document) { report(fault, at: value) }
    }
    for (least, greatest) in constraints.contradictions {
      guard let value = document.member(greatest.rawValue, of: description)?.value else { continue }
      report("'\(greatest.rawValue)' is less than '\(least.rawValue)'", at: value)
    }
    return constraints == FieldConstraints(path: path) ? nil : constraints
  }

  private mutating func reportFaultySchemes(_ description: ValueIndex) {
    for (scheme, value) in document.settingsTexts("schemes", of: description) ?? [] {
      if CatalogLink.forbiddenSchemes.contains(scheme.lowercased()) {
        report("'\(scheme)' is never opened, for it runs code or reads files", at: value)
      } else if !Destination.isScheme(Array(scheme.utf8)[...]) {
        report("'\(scheme)' is not a scheme, which has letters and digits, as 'https'", at: value)
      }
    }
  }

  /// A regular expression; an error in it is reported at its place in the pattern.
  private mutating func pattern(_ value: ValueIndex) -> TextPattern? {
    guard let text = AuthoredText(ofString: value, in: document) else { return nil }
    guard !text.bytes.isEmpty else {
      report("the pattern is empty, and matches no text", at: value)
      return nil
    }
    do throws(PatternFault) {
      return try TextPattern(document.string(of: value))
    } catch {
      let start = text.bytes.startIndex
      let range = start + error.range.lowerBound..<start + error.range.upperBound
      report(error.message, at: value, range: text.sourceRange(of: range))
      return nil
    }
  }
}

extension FieldConstraints {
  /// Sets a constraint to a value from the settings.
  ///
  /// - Returns: The fault of the value; `nil` if there is none, or the structure check has reported
  ///   it.
  fileprivate mutating func set(
    _ name: Name, to value: ValueIndex, in document: PropertyListDocument
  ) -> String? {
    if let count = Self.counts.first(where: { $0.name == name }) {
      let number = document.fieldValue(of: value, kind: .integer(atLeast: nil))
      guard let integer = number?.integer else { return nil }
      guard integer >= 0 else { return "'\(name.rawValue)' must be 0 or more" }
      self[keyPath: count.path] = integer
      return nil
    }
    switch name {
    case .minimum: minimum = document.fieldValue(of: value, kind: .decimal)?.number
    case .maximum: maximum = document.fieldValue(of: value, kind: .decimal)?.number
    case .unique:
      isUnique = document.fieldValue(of: value, kind: .boolean)?.boolean ?? false
    case .schemes:
      guard let list = document.fieldValue(of: value, kind: .texts)?.list else { return nil }
      schemes = list.compactMap { $0.text?.lowercased() }
    default: break
    }
    return nil
  }

  fileprivate var contradictions: [(least: Name, greatest: Name)] {
    var found: [(Name, Name)] = []
    if let minLength, let maxLength, maxLength < minLength {
      found.append((.minLength, .maxLength))
    }
    if let minCount, let maxCount, maxCount < minCount { found.append((.minCount, .maxCount)) }
    if let minimum, let maximum, maximum < minimum { found.append((.minimum, .maximum)) }
    return found
  }
}
