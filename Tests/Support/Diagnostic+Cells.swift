package import MarqueeDiagnostics

extension Sequence<Diagnostic> {
  /// The diagnostics that do not depend on how much room a cell has for its texts.
  package var besidesCells: [Diagnostic] { filter { !cellRules.contains($0.rule.description) } }
}

/// The rules that find what is cut off of texts, in large text too.
package let cellRules: Set<String> = ["text-truncated", "text-overlaps", "part-does-not-fit"]
