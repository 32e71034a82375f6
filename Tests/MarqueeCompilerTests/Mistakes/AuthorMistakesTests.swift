import MarqueeDiagnostics
import TestSupport
import Testing

/// Wrong and right edits that authors make in their catalogs, collected without looking at the
/// rules.
@Suite struct AuthorMistakesTests {
  @Test(arguments: AuthorMistake.all.sample(oneIn: 8))
  func `a mistake is found once, by its rule and at its place`(mistake: AuthorMistake) throws {
    let finding = try mistake.find()
    if let reason = AuthorMistake.notFound[mistake.name] {
      #expect(!finding.isRight, "it is found, and listed as not found: \(reason)")
    } else {
      #expect(
        finding.isRight, "\(mistake.rule) is expected in \(mistake.file):\n\(finding.report)")
    }
  }

  @Test(arguments: ValidCatalog.all.sample(oneIn: 8))
  func `a catalog without a mistake has no diagnostics`(catalog: ValidCatalog) throws {
    let report = try catalog.report()
    if let reason = ValidCatalog.notSilent[catalog.name] {
      #expect(report != [], "nothing is said, and it is listed: \(reason)")
    } else {
      #expect(report == [])
    }
  }

  @Test func `at least 98 of 100 mistakes are found`() {
    #expect(AuthorMistake.notFound.count * 100 <= AuthorMistake.all.count * 2)
  }

  @Test func `there are many mistakes of each of twelve kinds, and as many valid catalogs`() {
    #expect(AuthorMistake.groups.count == 12)
    #expect(AuthorMistake.groups.allSatisfy { $0.count >= 25 })
    #expect(AuthorMistake.all.count >= 650)
    #expect(ValidCatalog.all.count >= 100)
  }

  @Test func `no two mistakes and no two catalogs have one name`() {
    let mistakes = AuthorMistake.all.map(\.name)
    #expect(Set(mistakes).count == mistakes.count)
    let catalogs = ValidCatalog.all.map(\.name)
    #expect(Set(catalogs).count == catalogs.count)
  }

  @Test func `lists of what is not found name mistakes and catalogs that there are`() {
    let names = Set(AuthorMistake.all.map(\.name))
    #expect(Set(AuthorMistake.notFound.keys).subtracting(names) == [])
    #expect(Set(ValidCatalog.notSilent.keys).isSubset(of: Set(ValidCatalog.all.map(\.name))))
  }
}
