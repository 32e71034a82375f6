import MarqueeDiagnostics
import TestSupport
import Testing

/// A mistake that an author makes in a catalog: one edit, and what must be reported.
///
/// `⟦` and `⟧` enclose the text that the diagnostic must point at. A mark around an opening tag
/// means the value that begins there, and a mark around a text its tags too.
struct AuthorMistake: CustomTestStringConvertible, Sendable {
  /// What is wrong, in a few words.
  let name: String
  let catalog: AuthorCatalog
  private(set) var edits: [AuthorEdit]
  let rule: RuleIdentifier
  /// The file that must be reported.
  let file: String
  /// Rules that rightly report something too.
  private(set) var otherRules: Set<RuleIdentifier> = []

  var testDescription: String { name }

  /// A mistake in several files, or in another file than the catalog's first.
  static func files(
    _ name: String, _ catalog: AuthorCatalog, _ edits: [AuthorEdit], _ rule: String,
    at file: String, _ mark: String? = nil
  ) -> AuthorMistake {
    let place = mark.map { marked in
      AuthorEdit.replace(file, marked.filter { !"⟦⟧".contains($0) }, marked)
    }
    return AuthorMistake(
      name: name, catalog: catalog, edits: edits + [place].compactMap(\.self),
      rule: RuleIdentifier(rule), file: file)
  }

  /// The same mistake with another replacement in its file.
  func replacing(_ old: String, _ new: String) -> AuthorMistake { also([.replace(file, old, new)]) }

  /// The same mistake with further edits.
  func also(_ edits: [AuthorEdit]) -> AuthorMistake {
    var mistake = self
    mistake.edits += edits
    return mistake
  }

  /// The same mistake, which other rules rightly report too.
  func besides(_ rules: [String], because reason: String) -> AuthorMistake {
    var mistake = self
    mistake.otherRules = Set(rules.map { RuleIdentifier($0) })
    return mistake
  }

  static let groups: [[AuthorMistake]] = [
    inSyntax, inKeys, inSectionTypes, inValues, inNumbers, inTexts, inIdentity, inRanks, inImages,
    inLinks, inLayouts, inFolders,
  ]

  static let all = groups.flatMap(\.self)
}
