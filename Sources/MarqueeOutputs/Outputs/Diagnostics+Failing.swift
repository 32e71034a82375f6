import MarqueeDiagnostics

extension Sequence<Diagnostic> {
  /// Whether any of these diagnostics fails a run.
  ///
  /// - Parameter isStrict: Whether a warning does, too.
  package func fail(isStrict: Bool) -> Bool {
    contains { $0.severity == .error || isStrict && $0.severity == .warning }
  }
}
