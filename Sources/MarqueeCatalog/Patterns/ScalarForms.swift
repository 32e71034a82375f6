/// A scalar of a text, with all properties that classes check.
///
/// Unicode's tables are read once for each scalar, however many steps check it.
struct ScalarForms {
  let scalar: Unicode.Scalar
  /// The lowercase form; the scalar itself if case matters.
  let lower: Unicode.Scalar
  /// The uppercase form of ``lower``; ``lower`` itself if the two are not forms of each other.
  let upper: Unicode.Scalar
  /// The general categories of all three; none if they are not needed.
  let categories: GeneralCategories

  /// Looks up a scalar.
  ///
  /// - Parameter needsCategories: Whether a class lists general categories.
  init(_ scalar: Unicode.Scalar, ignoringCase: Bool, needsCategories: Bool) {
    self.scalar = scalar
    lower = ignoringCase ? scalar.lowercaseForm : scalar
    // Several lowercase letters can share one uppercase letter: 's' and U+017F do.
    let upper = ignoringCase ? lower.uppercaseForm : scalar
    self.upper = ignoringCase && upper.lowercaseForm != lower ? lower : upper
    guard needsCategories else {
      categories = []
      return
    }
    var categories = GeneralCategories(of: scalar)
    if lower != scalar { categories.formUnion(GeneralCategories(of: lower)) }
    if self.upper != scalar { categories.formUnion(GeneralCategories(of: self.upper)) }
    self.categories = categories
  }
}
