package import MarqueeImages
package import MarqueeLoading
package import MarqueePropertyList
package import MarqueeScreen
package import MarqueeSolver

/// What an authored rule reads: how a file is written.
package struct AuthoredContext: Sendable {
  let screen: ResolvedFile
  /// The images of the content folder; `nil` if no folder was read.
  package let images: ImageLibrary?
  package let settings: Settings
  var views: ViewFindings

  // Several rules use these, so they are computed once.
  let irregularStrings: [IrregularString]
  /// The names of images that refer to no image as they are written.
  let misnamedImages: [MisnamedImage]
  let violations: [ConstraintViolation]

  package init(
    screen: ResolvedFile, _ views: ViewFindings, images: ImageLibrary?, settings: Settings,
    workers: Workers = .one
  ) {
    self.views = views
    self.screen = screen
    self.images = images
    self.settings = settings
    misnamedImages = MisnamedImage.all(of: screen, in: images, workers)
    irregularStrings = IrregularString.all(in: screen.catalog, workers)
    violations = ConstraintViolation.all(in: screen.catalog, workers)
  }

  package var catalog: LocatedCatalog { screen.catalog }

  /// The devices that layouts and images are checked on; never empty.
  package var devices: [Device] { views.views.devices }

  /// Where the screen shows which images, in what sizes; empty if no folder was read.
  var imageUsages: ImageUsages { views.images }

  /// The authored layouts, inspected in all views.
  var layoutChecks: [LayoutCheck] { views.layouts }

  package var document: PropertyListDocument { catalog.document }

  /// The wrong numbers in the screen's layouts, and in the configuration that they share.
  var layoutNumberFaults: [LayoutNumberFault] {
    let configuration = document.root.flatMap { document.member("layoutConfiguration", of: $0) }
    return layoutChecks.flatMap(\.numberFaults)
      + (configuration.map { LayoutNumberFault.all(in: $0.value, document) } ?? [])
  }

  /// Visits the strings of fields of some kinds: the value, or each element if the field has
  /// several.
  func forEachString(
    where isWanted: (FieldKind) -> Bool, _ body: (LocatedCatalog.Occurrence, ValueIndex) -> Void
  ) {
    catalog.forEachField(where: isWanted) { occurrence in
      document.forEachValidString(of: occurrence) { body(occurrence, $0) }
    }
  }

  /// Visits the strings of fields of some kinds that may have a text fault; see ``RegularText``.
  ///
  /// Strings damaged by a wrong encoding are left out, because their other faults only show after
  /// repair.
  func forEachIrregularString(
    where isWanted: (FieldKind) -> Bool, _ body: (LocatedCatalog.Occurrence, ValueIndex) -> Void
  ) {
    for string in irregularStrings
    where string.damage == nil && isWanted(string.occurrence.kind) {
      body(string.occurrence, string.value)
    }
  }

  /// The string for a dictionary's key; `nil` if it is absent or not a valid string.
  func text(_ key: String, in index: ValueIndex) -> (text: AuthoredText, value: ValueIndex)? {
    guard let value = catalog.value(of: key, in: index),
      let text = AuthoredText(ofString: value, in: document)
    else { return nil }
    return (text, value)
  }

  func text(of index: ValueIndex) -> AuthoredText { AuthoredText(of: index, in: document) }
}

extension PropertyListDocument {
  /// Visits the valid strings of a field: its value, or each element.
  func forEachValidString(of occurrence: LocatedCatalog.Occurrence, _ body: (ValueIndex) -> Void) {
    if case .strings = occurrence.kind.storage {
      for element in children(of: occurrence.value) where isValidString(element) { body(element) }
    } else if isValidString(occurrence.value) {
      body(occurrence.value)
    }
  }
}
