package import MarqueeScreen

/// What is shown of a screen: the screen itself, where its parts come from, and what is wrong.
package struct Preview: Hashable, Sendable {
  /// The screen's name: `Home`.
  package var title: String
  /// The property list's name, as diagnostics show it.
  package var file: String
  /// The screen, as far as it could be read.
  package var screen: Screen
  /// Where each section comes from, in the order of the screen; may be empty.
  package var origins: [SectionOrigin]
  /// What is wrong with it.
  package var diagnostics: [PreviewDiagnostic]
  /// The pictures that the screen uses, by name.
  package var pictures: [String: PreviewPicture]

  package init(
    title: String, file: String, screen: Screen, origins: [SectionOrigin] = [],
    diagnostics: [PreviewDiagnostic] = [], pictures: [String: PreviewPicture] = [:]
  ) {
    self.title = title
    self.file = file
    self.screen = screen
    self.origins = origins
    self.diagnostics = diagnostics
    self.pictures = pictures
  }
}

/// Where a section of a screen stands in its file.
package struct SectionOrigin: Hashable, Sendable {
  /// The coding path: `[2]`.
  package var place: String
  /// The line, from 1; `nil` in a binary property list.
  package var line: Int?
  /// The coding path of the items: `[2].contentItem`.
  package var itemsPlace: String
  /// The line of each item; as many as there are items, or none.
  package var itemLines: [Int]

  package init(place: String, line: Int?, itemsPlace: String, itemLines: [Int]) {
    self.place = place
    self.line = line
    self.itemsPlace = itemsPlace
    self.itemLines = itemLines
  }
}

/// A diagnostic as a preview shows it.
package struct PreviewDiagnostic: Hashable, Sendable {
  /// How much it matters.
  package enum Severity: String, Hashable, Sendable, CaseIterable {
    case note
    case warning
    case error
  }

  /// How much it matters.
  package var severity: Severity
  /// The rule's identifier.
  package var rule: String
  /// The fact.
  package var message: String
  /// Where it is, as people read it: `Home.plist:12:5`.
  package var place: String
  /// The section of the screen that is meant; `nil` for one that is not shown, and for the file.
  package var section: Int?
  /// The item of that section; `nil` for the section as a whole.
  package var item: Int?

  package init(
    severity: Severity, rule: String, message: String, place: String, section: Int? = nil,
    item: Int? = nil
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.place = place
    self.section = section
    self.item = item
  }
}

/// A picture's files, by the scale that they are made for.
package struct PreviewPicture: Hashable, Sendable {
  /// A file of a picture.
  package struct File: Hashable, Sendable {
    /// Pixels per point.
    package var scale: Int
    /// Where the page finds the file: an address beside it, or the bytes themselves as `data:`.
    package var source: String

    package init(scale: Int, source: String) {
      self.scale = scale
      self.source = source
    }
  }

  /// The files, the smallest scale first.
  package let files: [File]

  package init(files: [File]) {
    self.files = files.sorted { $0.scale < $1.scale }
  }

  /// The file for a device: the smallest that is large enough, or else the largest.
  package func file(forScale scale: Double) -> File? {
    files.first { Double($0.scale) >= scale } ?? files.last
  }
}
