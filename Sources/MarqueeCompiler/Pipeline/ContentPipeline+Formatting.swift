import MarqueeLoading
import MarqueeValidation

extension ContentPipeline {
  /// Formats the property lists that were requested: settings, library and screens.
  ///
  /// - Parameter sortsKeys: Whether the keys of each dictionary are in the order of its table.
  package func format(sortingKeys sortsKeys: Bool) -> [FormattedFile] {
    let model = sortsKeys ? content.settings.contentModel : nil
    let files: [(file: ContentFile, kind: Expectation.Document)] =
      [content.settingsFile].compactMap(\.self).filter(content.isSelected).map { ($0, .settings) }
      + content.libraryFiles.map(\.file).filter(content.isSelected).map { ($0, .library) }
      + content.screens.map { ($0, .screen) }
    return workers.map(files) { file, kind in
      FormattedFile(ParsedFile(file), as: kind, sortingKeysBy: model)
    }
  }
}
