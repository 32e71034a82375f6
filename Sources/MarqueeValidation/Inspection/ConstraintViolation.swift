import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

/// A value of a screen that violates a constraint of its field.
struct ConstraintViolation: Sendable {
  let occurrence: LocatedCatalog.Occurrence
  let violation: FieldConstraints.Violation

  /// All violations in a screen, in document order within a section or item.
  ///
  /// - Complexity: O(*n*) in the bytes of the values that have constraints, times the lengths of
  ///   their patterns.
  static func all(in catalog: LocatedCatalog, _ workers: Workers) -> [ConstraintViolation] {
    // Only fields that authors define have constraints.
    guard catalog.hasConstraints else { return [] }
    return workers.mapRuns(of: catalog.sections.count, inRunsOf: 128) { run in
      var found: [ConstraintViolation] = []
      let byteCount = catalog.sections[run].reduce(0) { count, section in
        count + catalog.document[section.index].range.offsets.count
      }
      var budget = StepBudget(byteCount: byteCount)
      catalog.forEachField(in: run, where: { _ in true }) { occurrence in
        guard let constraints = occurrence.field.constraints,
          let value = catalog.document.fieldValue(of: occurrence.value, kind: occurrence.kind)
        else { return }
        for violation in constraints.violations(of: value, spending: &budget) {
          found.append(ConstraintViolation(occurrence: occurrence, violation: violation))
        }
      }
      return found
    }.flatMap(\.self)
  }

  /// The violating value: the element of a list, or the whole value.
  func value(in document: PropertyListDocument) -> ValueIndex {
    guard let element = violation.element else { return occurrence.value }
    return document.children(of: occurrence.value).dropFirst(element).first { _ in true }
      ?? occurrence.value
  }
}
