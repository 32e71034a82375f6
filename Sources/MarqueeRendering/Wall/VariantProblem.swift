/// Something that is wrong with a screen as one variant of a wall shows it.
struct VariantProblem: Hashable, Sendable {
  /// What is wrong.
  enum Kind: Hashable, Sendable {
    /// A diagnostic, which all variants have.
    case diagnostic(PreviewDiagnostic.Severity)
    /// A text is not shown whole.
    case cutText
    /// A header is higher than its room, so that it covers what follows.
    case highHeader
    /// There is no image for the device and appearance.
    case missingImage
  }

  var kind: Kind
  /// The section; `nil` for the file.
  var section: Int?
  /// The item; `nil` for the header or the whole section.
  var item: Int?
  /// The fact.
  var message: String

  /// How much it matters.
  var severity: PreviewDiagnostic.Severity {
    switch kind {
    case .diagnostic(let severity): severity
    case .cutText, .highHeader, .missingImage: .warning
    }
  }

  /// Whether it is of this variant, and not of all.
  var isOwn: Bool {
    if case .diagnostic = kind { false } else { true }
  }

  /// The words for a person, with how much it matters.
  var text: String { "\(severity.rawValue): \(message)" }
}
