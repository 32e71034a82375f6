import MarqueeCatalog
import MarqueeScreen

extension OwnFields {
  /// The constraints on the values of a field; `nil` if there are none.
  func constraints(_ kind: OwnFieldKind, _ description: Setting) -> FieldConstraints? {
    let none = FieldConstraints(path: description.path)
    var constraints = none
    func setting(_ name: FieldConstraints.Name) -> Setting? {
      kind.constraints.contains(name) ? description[name.rawValue] : nil
    }
    for (name, path) in FieldConstraints.counts {
      guard let setting = setting(name), let count = setting.integer else { continue }
      constraints[keyPath: path] = count
      if count < 0 { findings.report("'\(name.rawValue)' must be 0 or more", at: setting) }
    }
    constraints.minimum = setting(.minimum)?.value(of: .decimal)?.number
    constraints.maximum = setting(.maximum)?.value(of: .decimal)?.number
    constraints.isUnique = setting(.unique)?.flag ?? false
    constraints.pattern = setting(.pattern).flatMap { setting in
      findings.pattern(setting, emptiness: "the pattern is empty, and matches no text")
    }.map { FieldPattern($0) }
    if setting(.schemes)?.isArray == true { constraints.schemes = schemes(description) }
    for (least, greatest) in constraints.contradictions {
      guard let value = description[greatest.rawValue] else { continue }
      findings.report("'\(greatest.rawValue)' is less than '\(least.rawValue)'", at: value)
    }
    return constraints == none ? nil : constraints
  }

  private func schemes(_ description: Setting) -> [String] {
    description.texts(of: "schemes").map { scheme, setting in
      if CatalogLink.forbiddenSchemes.contains(scheme.lowercased()) {
        findings.report(
          "'\(scheme)' is never opened, for it runs code or reads files", at: setting)
      } else if !LinkText.isScheme(Array(scheme.utf8)[...]) {
        findings.report(
          "'\(scheme)' is not a scheme, which has letters and digits, as 'https'", at: setting)
      }
      return scheme.lowercased()
    }
  }
}

extension FieldConstraints {
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
