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
  /// What it is about, as far as it matters where it is drawn.
  let subject: ScreenView.Subject?
  /// The message, with the place in the file.
  let message: String

  /// What a rule says.
  init(_ diagnostic: PreviewDiagnostic) {
    severity = diagnostic.severity
    section = diagnostic.section
    item = diagnostic.item
    subject = diagnostic.subject
    message = "\(diagnostic.message) (\(diagnostic.place))"
  }

  private init(missing image: String, section: Int, item: Int) {
    severity = .warning
    self.section = section
    self.item = item
    subject = .missingImage
    message = "there is no image “\(image)” here"
  }

  /// The message, with its severity.
  var text: String { "\(severity.rawValue): \(message)" }

  /// The images that exist, but not for the device and the appearance of a variant, where no rule says
  /// so at the cell: rules report an image once, one of the library there, and look at no appearance.
  ///
  /// - Parameter found: The other problems of the variant.
  static func missingImages(
    of preview: Preview, for settings: ImageSettings, besides found: [VariantProblem]
  ) -> [VariantProblem] {
    let reported = Set(found.filter { $0.subject == .missingImage }.map { [$0.section, $0.item] })
    return preview.screen.sections.enumerated().flatMap { section, content in
      zip(content.shownItems.indices, content.shownItems).compactMap { index, item in
        guard let name = item.imageName, let image = preview.images[name],
          image[settings.view.device, settings.appearance] == nil,
          // A note means that phones can show the image, even if browsers cannot.
          image.note(for: settings.view.device, settings.appearance) == nil,
          !reported.contains([section, index])
        else { return nil }
        return VariantProblem(missing: name, section: section, item: index)
      }
    }
  }
}
