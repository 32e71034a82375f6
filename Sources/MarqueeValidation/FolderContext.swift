import MarqueeDiagnostics
package import MarqueeImages

/// All that a rule about a content folder as a whole may look at.
package struct FolderContext: Sendable {
  /// The pictures of the folder.
  package let images: ImageLibrary
  /// The names of the pictures that its screens use; `nil` where not all screens could be read.
  package let usedNames: Set<String>?
  /// What is set for the folder.
  package let settings: Settings

  /// Makes a context.
  package init(images: ImageLibrary, usedNames: Set<String>?, settings: Settings) {
    self.images = images
    self.usedNames = usedNames
    self.settings = settings
  }
}

/// Collects the diagnostics of one rule about a content folder.
struct FolderReport {
  let rule: Rule
  private(set) var diagnostics: [Diagnostic] = []

  init(rule: Rule) {
    self.rule = rule
  }

  /// Reports a fact about a file.
  mutating func add(_ message: String, at place: Place, notes: [Note] = []) {
    diagnostics.append(
      Diagnostic(
        rule: rule.id, severity: rule.severity, message: message, place: place, notes: notes))
  }

  /// Takes over what was found while the folder was read.
  mutating func add(contentsOf diagnostics: [Diagnostic]) {
    self.diagnostics += diagnostics
  }
}
