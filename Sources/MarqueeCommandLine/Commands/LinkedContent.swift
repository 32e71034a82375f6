import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeValidation

/// Content whose folder was linked, from objects or from checked screens: what a report says of it.
protocol LinkedContent {
  var diagnostics: [Diagnostic] { get }
  var sources: [SourceFile] { get }
  var rules: RuleSet { get }
  /// How many further diagnostics the baseline hides.
  var hiddenCount: Int { get }
}

extension CompiledContent: LinkedContent {}

extension ContentReport: LinkedContent {}
