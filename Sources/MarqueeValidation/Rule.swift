package import MarqueeDiagnostics
import MarqueeLoading
package import MarqueeSolver

/// A unit that emits diagnostics of one kind.
///
/// A rule is one file that reads from top to bottom: its name, what it finds, why that matters,
/// examples, which are also tests, and the check with its messages.
package struct Rule: Sendable {
  /// The name that authors use, which never changes once published.
  package let id: RuleIdentifier
  /// The names of former rules that have become parts of this one; each still covers its own.
  package let parts: [RuleIdentifier]
  package let group: RuleGroup
  /// The severity of its diagnostics, unless the settings say otherwise.
  package let severity: Severity
  /// What the rule finds, in one line: a phrase without a full stop.
  package let summary: String
  /// Why it matters, in a few sentences.
  package let rationale: String
  /// Texts with and without the fault.
  ///
  /// They are made on each access, because checking does not need them.
  package var examples: [RuleExample] { makeExamples() }
  /// Whether equal messages are one fact, such as a missing image, that is reported at its first
  /// place, with the others as notes.
  package let reportsOnce: Bool
  /// Whether its diagnostics are about what a screen shows in some views, so that those of one view
  /// need not apply to another.
  package let isOfViews: Bool
  /// The subject of its diagnostics, which determines where they are drawn.
  package let subject: ScreenView.Subject?
  private let makeExamples: @Sendable () -> [RuleExample]
  private(set) var origin: Origin

  enum Origin: Sendable {
    /// The scanner, the structure check or the check of all text rules, which notice the fault
    /// while they read a screen.
    case reading
    case folder(FolderCheck)
    case authored(@Sendable (AuthoredContext, inout RuleReport) -> Void)
    case shown(
      @Sendable (ShownScreen, ShownContext, inout PlaceReport) -> Void, besides: FolderCheck?)
  }

  typealias FolderCheck = @Sendable (FolderContext, inout PlaceReport) -> Void

  /// What it checks of the whole content folder; `nil` for nothing.
  var folderCheck: FolderCheck? {
    switch origin {
    case .folder(let check): check
    case .shown(_, let check): check
    case .reading, .authored: nil
    }
  }

  /// Makes a rule about how a file is written, or without a check one whose diagnostics come from
  /// reading.
  init(
    _ id: RuleIdentifier, group: RuleGroup, severity: Severity, parts: [RuleIdentifier] = [],
    isOfViews: Bool = false, reportsOnce: Bool = false, subject: ScreenView.Subject? = nil,
    summary: String, rationale: String,
    examples: @autoclosure @escaping @Sendable () -> [RuleExample],
    check: (@Sendable (AuthoredContext, inout RuleReport) -> Void)? = nil
  ) {
    self.id = id
    self.parts = parts
    self.group = group
    self.severity = severity
    self.isOfViews = isOfViews
    self.reportsOnce = reportsOnce
    self.subject = subject
    self.summary = summary
    self.rationale = rationale
    makeExamples = examples
    origin = check.map(Origin.authored) ?? .reading
  }

  /// Makes a rule about what people see: its check has no way to the text of a file.
  ///
  /// - Parameter folderCheck: What it checks besides, in the settings of the folder.
  init(
    _ id: RuleIdentifier, group: RuleGroup, severity: Severity, parts: [RuleIdentifier] = [],
    isOfViews: Bool = false, reportsOnce: Bool = false, subject: ScreenView.Subject? = nil,
    summary: String, rationale: String,
    examples: @autoclosure @escaping @Sendable () -> [RuleExample],
    besides folderCheck: FolderCheck? = nil,
    check: @escaping @Sendable (ShownScreen, ShownContext, inout PlaceReport) -> Void
  ) {
    self.init(
      id, group: group, severity: severity, parts: parts, isOfViews: isOfViews,
      reportsOnce: reportsOnce, subject: subject, summary: summary, rationale: rationale,
      examples: examples())
    origin = .shown(check, besides: folderCheck)
  }

  init(
    _ id: RuleIdentifier, ofFolder group: RuleGroup, severity: Severity,
    parts: [RuleIdentifier] = [], summary: String, rationale: String,
    examples: @autoclosure @escaping @Sendable () -> [RuleExample],
    check: @escaping FolderCheck
  ) {
    self.init(
      id, group: group, severity: severity, parts: parts, summary: summary, rationale: rationale,
      examples: examples())
    origin = .folder(check)
  }

  /// Whether the rule checks the whole content folder, so that no comment in a screen can silence
  /// it.
  package var isAboutFolder: Bool {
    if case .folder = origin { true } else { false }
  }

  /// Whether the rule is about what people see, wherever that is written.
  package var isAboutShown: Bool {
    if case .shown = origin { true } else { false }
  }

  /// Whether a setting or a comment may silence the rule.
  ///
  /// Errors in reading a screen cannot be silenced, because it would lose something silently.
  package var canBeSilenced: Bool {
    switch group {
    case .propertyList, .structure, .library: severity != .error
    default: true
    }
  }
}
