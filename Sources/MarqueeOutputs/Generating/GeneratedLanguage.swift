/// A language that code is generated in.
package enum GeneratedLanguage: String, Sendable, CaseIterable {
  case swift, typescript, kotlin

  /// The code for a content folder.
  ///
  /// - Parameter package: The package of Kotlin's code; `nil` for none.
  package func code(for model: CodeModel, package: CodePackage?) -> [UInt8] {
    switch self {
    case .swift: CodeWriter.swift(model)
    case .typescript: CodeWriter.typeScript(model)
    case .kotlin: CodeWriter.kotlin(model, package: package?.name)
    }
  }
}
