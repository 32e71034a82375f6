import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

extension PropertyListDocument {
  /// The first error in a default value of the right kind, and its place.
  ///
  /// - Parameters:
  ///   - kind: The field's kind.
  ///   - constraints: The constraints that the value must satisfy.
  func fault(
    ofDefault value: ValueIndex, _ kind: FieldKind, _ constraints: FieldConstraints?
  ) -> (message: String, value: ValueIndex)? {
    guard let fieldValue = fieldValue(of: value, kind: kind) else { return nil }
    if kind.means(.destination) {
      if let fault = LinkFault(of: AuthoredText(of: value, in: self).bytes, kind) {
        return ("the default value \(fault.phrase)", value)
      }
    }
    if kind.means(.color) {
      if ColorText(AuthoredText(of: value, in: self).bytes) == nil {
        return ("the default value is neither '#RRGGBB' nor the name of a color set", value)
      }
    }
    var budget = StepBudget(byteCount: 0)
    if let violation = constraints?.violations(of: fieldValue, spending: &budget).first {
      return ("the default value is against '\(violation.constraint.rawValue)'", value)
    }
    switch kind.storage {
    case .list(let element):
      for part in children(of: value) {
        if let fault = fault(ofDefault: part, element.kind, element.constraints) { return fault }
      }
    case .group(let fields):
      for field in fields {
        guard let part = member(field.key, of: value)?.value else { continue }
        if let fault = fault(ofDefault: part, field.kind, field.constraints) { return fault }
      }
    default: break
    }
    return nil
  }
}
