import MarqueeDiagnostics
import MarqueeScreen
import MarqueeSolver

extension PreviewDiagnostic {
  /// The severity, the message and the place, as a wall shows them.
  var text: String {
    "\(severity.rawValue): \(message)" + (place.isEmpty ? "" : " (\(place))")
  }

  /// The images that exist, but not for the device and the appearance of a variant, where no rule
  /// says so at the cell: rules report an image once, one of the library there, and look at no
  /// appearance.
  ///
  /// - Parameter found: The other problems of the variant.
  static func missingImages(
    of preview: Preview, for settings: ImageSettings, besides found: [PreviewDiagnostic]
  ) -> [PreviewDiagnostic] {
    let reported = Set(found.filter { $0.subject == .missingImage }.map { [$0.section, $0.item] })
    return preview.screen.sections.enumerated().flatMap { section, content in
      zip(content.shownItems.indices, content.shownItems).compactMap { index, item in
        guard let name = item.imageName, let image = preview.images[name],
          image[settings.view.device, settings.appearance] == nil,
          // A note means that phones can show the image, even if browsers cannot.
          image.note(for: settings.view.device, settings.appearance) == nil,
          !reported.contains([section, index])
        else { return nil }
        return PreviewDiagnostic(
          severity: .warning, rule: "", subject: .missingImage,
          message: "there is no image “\(name)” here", place: "", section: section, item: index)
      }
    }
  }
}
