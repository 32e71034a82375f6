import MarqueeDiagnostics
package import MarqueeImages
package import MarqueeLoading

/// All that a rule about a content folder as a whole may look at.
package struct FolderContext: Sendable {
  /// The images of the folder; none if no folder was looked at.
  package let images: ImageLibrary
  /// The screens of the folder, in the order of their files' names.
  package let screens: [ScreenSummary]
  /// The items of the library.
  package let library: ItemLibrary
  /// What looks like a screen of the folder and is not read.
  package let faults: [FileFault]
  /// The names of the images that its screens use; `nil` if not all screens could be read.
  package let usedNames: Set<String>?
  /// What is set for the folder.
  package let settings: Settings
  /// What can be referred to.
  let names: CatalogNames

  /// Makes a context.
  ///
  /// - Parameter images: The images; `nil` if no folder was looked at.
  package init(
    images: ImageLibrary?, screens: [ScreenSummary], library: ItemLibrary = ItemLibrary(),
    faults: [FileFault] = [], settings: Settings
  ) {
    names = CatalogNames(of: screens, hasFaults: !faults.isEmpty, images: images)
    let images = images ?? ImageLibrary(names: [])
    self.images = images
    self.library = library
    self.faults = faults
    self.screens = screens
    self.settings = settings
    usedNames =
      faults.isEmpty && screens.allSatisfy(\.isComplete)
      ? images.names(meantBy: screens.map(\.imageNames)) : nil
  }
}

/// Collects the diagnostics of one rule about a content folder.
struct FolderReport {
  let rule: Rule
  private(set) var diagnostics: [Diagnostic] = []

  init(rule: Rule) {
    self.rule = rule
  }

  /// Reports a fact about a file, or about a place in it.
  mutating func add(
    _ message: String, at place: Place, severity: Severity? = nil, label: String = "",
    notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule.id, severity: severity ?? rule.severity, message: message, place: place,
        label: label, notes: notes, fixIts: fixIts))
  }

  /// Takes over what was found while the folder was read.
  mutating func add(contentsOf diagnostics: [Diagnostic]) {
    self.diagnostics += diagnostics
  }
}
