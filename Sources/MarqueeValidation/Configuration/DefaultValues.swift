import MarqueeCatalog
import MarqueeLoading
import MarqueeScreen

extension Setting {
  /// The first error in a default value of the right kind, and its place.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - kind: The field's kind.
  ///   - constraints: The constraints that the value must satisfy.
  func fault(
    asDefault value: FieldValue, _ kind: FieldKind, _ constraints: FieldConstraints?
  ) -> (message: String, setting: Setting)? {
    let bytes = Array((value.text ?? "").utf8)[...]
    if kind.means(.destination), let fault = LinkFault(of: bytes, kind) {
      return ("the default value \(fault.phrase)", self)
    }
    if kind.means(.color), ColorText(bytes) == nil {
      return ("the default value is neither '#RRGGBB' nor the name of a color set", self)
    }
    var budget = StepBudget(byteCount: 0)
    if let violation = constraints?.violations(of: value, spending: &budget).first {
      return ("the default value is against '\(violation.constraint.rawValue)'", self)
    }
    switch kind.storage {
    case .list(let element):
      return elements.lazy.compactMap { $0.fault(as: element) }.first
    case .group(let fields):
      return fields.lazy.compactMap { self[$0.key]?.fault(as: $0) }.first
    default: return nil
    }
  }

  private func fault(as field: Field) -> (message: String, setting: Setting)? {
    value(of: field.kind).flatMap { fault(asDefault: $0, field.kind, field.constraints) }
  }
}
