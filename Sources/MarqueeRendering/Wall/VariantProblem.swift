import MarqueeCells
import MarqueeScreen

/// A problem of a screen in one variant of a wall.
struct VariantProblem: Hashable, Sendable {
  /// How bad it is.
  let severity: PreviewDiagnostic.Severity
  /// The section; `nil` for the file.
  let section: Int?
  /// The item; `nil` for the header or the whole section.
  let item: Int?
  /// Whether only the section's header is concerned.
  let isOfHeader: Bool
  /// The message, with the place in the file.
  let message: String

  /// What a rule says.
  init(_ diagnostic: PreviewDiagnostic) {
    severity = diagnostic.severity
    section = diagnostic.section
    item = diagnostic.item
    isOfHeader = diagnostic.rule == "text-overlaps"
    message = "\(diagnostic.message) (\(diagnostic.place))"
  }

  private init(missing image: String, section: Int, item: Int) {
    severity = .warning
    self.section = section
    self.item = item
    isOfHeader = false
    message = "there is no image “\(image)” for this appearance"
  }

  /// The message, with its severity.
  var text: String { "\(severity.rawValue): \(message)" }

  /// The images that exist, but not for an appearance, which no rule looks at.
  static func missingImages(
    of preview: Preview, for settings: ImageSettings
  ) -> [VariantProblem] {
    preview.screen.sections.enumerated().flatMap { section, content in
      zip(content.shownItems.indices, content.shownItems).compactMap { index, item in
        guard let name = item.imageName, let image = preview.images[name],
          image[settings.device, settings.appearance] == nil,
          // A note means that phones can show the image, even if browsers cannot.
          image.note(for: settings.device, settings.appearance) == nil,
          Appearance.allCases.contains(where: { image[settings.device, $0] != nil })
        else { return nil }
        return VariantProblem(missing: name, section: section, item: index)
      }
    }
  }
}
