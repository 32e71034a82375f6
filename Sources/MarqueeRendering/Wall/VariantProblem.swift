/// A problem of a screen in one variant of a wall.
struct VariantProblem: Hashable, Sendable {
  /// The kind of problem.
  enum Kind: Hashable, Sendable {
    /// A diagnostic, which all variants have.
    case diagnostic(PreviewDiagnostic.Severity)
    /// A text is cut.
    case cutText
    /// A header is higher than the space for it, so that it covers what follows.
    case highHeader
    /// There is no image for the device and appearance.
    case missingImage
  }

  var kind: Kind
  /// The section; `nil` for the file.
  var section: Int?
  /// The item; `nil` for the header or the whole section.
  var item: Int?
  /// The message.
  var message: String

  /// The severity.
  var severity: PreviewDiagnostic.Severity {
    switch kind {
    case .diagnostic(let severity): severity
    case .cutText, .highHeader, .missingImage: .warning
    }
  }

  /// Whether it concerns this variant, rather than all.
  var isOwn: Bool {
    if case .diagnostic = kind { false } else { true }
  }

  /// The message, with its severity.
  var text: String { "\(severity.rawValue): \(message)" }
}
