import Foundation
import MarqueeCompiler
import MarqueeDiagnostics
import TestSupport
import Testing

/// Fix-its that make errors are left out, and all others are applied.
@Suite struct FixRoundTests {
  /// Fix-its for the letters of a text.
  ///
  /// Each writes a capital, and the check knows which capitals are errors together.
  private struct Letters {
    let count: Int
    /// The letters that must not be capitals together; a letter by itself must never be one.
    var conflicts: [[Int]] = []

    private static let start = "<plist version=\"1.0\"><string>"

    /// The round after all fix-its were tried, and how many checks it took.
    func round() -> (round: FixRound, checkCount: Int) {
      var checkCount = 0
      let text = "\(Self.start)\(String(repeating: "a", count: count))</string></plist>"
      let file = ContentFile(name: "A.plist", outputName: "A", bytes: Array(text.utf8))
      var round = FixRound(check(file)) { file in
        checkCount += 1
        return check(file)
      }
      round.apply()
      return (round, checkCount)
    }

    private func diagnostic(_ letter: Int, _ severity: Severity) -> Diagnostic {
      let offset = Self.start.utf8.count + letter
      let range = SourceRange(offset..<(offset + 1))
      return Diagnostic(
        rule: "a-rule", severity: severity, message: "letter \(letter)",
        place: Place(file: "A.plist", range: range),
        fixIts: severity == .error
          ? []
          : [
            FixIt(
              "write 'A'", applicability: .safe, edits: [TextEdit(range, replacement: "A")])
          ])
    }

    private func check(_ file: ContentFile) -> CheckedText {
      let letters = file.bytes.dropFirst(Self.start.utf8.count).prefix(count)
      let capitals = Set(
        letters.indices.filter { letters[$0] == UInt8(ascii: "A") }.map {
          $0 - letters.startIndex
        })
      let errors = conflicts.filter(capitals.isSuperset).map { diagnostic($0[0], .error) }
      let warnings = (0..<count).filter { !capitals.contains($0) }.map { diagnostic($0, .warning) }
      return CheckedText(parsed: ParsedFile(file), diagnostics: errors + warnings)
    }
  }

  @Test func `one bad fix-it among 571 costs a few checks`() {
    let (round, checkCount) = Letters(count: 571, conflicts: [[303]]).round()
    #expect(round.fixCount == 570)
    #expect(round.leftOut.map(\.diagnostic.message) == ["letter 303"])
    #expect(round.leftOut.map(\.error.message) == ["letter 303"])
    // All at once, and two halves for each of ten levels.
    #expect(checkCount <= 21)
  }

  @Test func `without a bad fix-it there is one check`() {
    let (round, checkCount) = Letters(count: 571).round()
    #expect(round.fixCount == 571)
    #expect(checkCount == 1)
  }

  @Test(arguments: 0..<40)
  func `there are never more errors, and what makes none is applied`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let count = Int.random(in: 1...40, using: &random)
    let conflicts = (0..<Int.random(in: 0...8, using: &random)).map { _ in
      (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Int.random(in: 0..<count, using: &random)
      }
    }
    let round = Letters(count: count, conflicts: conflicts).round().round
    #expect(round.result.errors == [])
    #expect(round.fixCount + round.leftOut.count == count)
    let leftOut = Set(round.leftOut.map(\.diagnostic.message))
    for letter in 0..<count where !conflicts.joined().contains(letter) {
      #expect(!leftOut.contains("letter \(letter)"))
    }
    // Each of those that are left out would make an error now.
    let applied = Set((0..<count).filter { !leftOut.contains("letter \($0)") })
    for letter in 0..<count where leftOut.contains("letter \(letter)") {
      #expect(conflicts.contains { applied.union([letter]).isSuperset(of: $0) })
    }
  }
}

/// What the fixer leaves out of real screens.
@Suite struct LeftOutFixTests {
  private static let titles = ["R&amp;amp;B", "R&amp;B"]

  private static func screen(_ texts: [String], titles: [String] = titles) -> String {
    let items = texts.map { "<dict><key>text</key><string>\($0)</string></dict>\n" }.joined()
    let names = titles.map { "<string>\($0)</string>\n" }.joined()
    return """
      <plist version="1.0"><array>
      <dict><key>sectionType</key><string>list</string><key>contentItem</key><array>
      \(items)</array></dict>
      <dict><key>sectionType</key><string>categories</string><key>contentItem</key><array>
      <dict><key>titles</key><array>
      \(names)</array></dict></array></dict>
      </array></plist>

      """
  }

  @Test func `all but the one that would repeat a title are applied`() throws {
    let count = Sample.size(570, quick: 170)
    let result = try Fixer.fix(text: Self.screen((0..<count).map { "Film  \($0)" }))
    #expect(result.text == Self.screen((0..<count).map { "Film \($0)" }))
    #expect(result.fixCount == count)
    #expect(result.leftOut.map(\.fixIt.title) == ["write each character once"])
    #expect(result.leftOut.map(\.error.rule) == ["duplicate-category-title"])
  }

  /// Texts with and without safe fix-its, some of which meet in one text.
  private static let pieces = [
    "Films", "Two  Words", "R&amp;amp;B", "R&amp;B", "R&B", "Tom &amp;amp; Ann", "L&amp;#146;hiver",
    "A & B", "&bad",
    "Ald\u{C3}\u{A9}n", " x", "x ", "&amp;#1;", "\u{200B}", "&amp;lt;b&amp;gt;", "3 < 4", "",
    "caf&eacute;",
  ]

  @Test(arguments: (0..<60).sample(oneIn: 4))
  func `errors never grow, and each safe fix-it that is left would make one`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    func text() -> String {
      (0..<Int.random(in: 1...2, using: &random)).map { _ in
        Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
      }.joined(separator: " ")
    }
    let screen = Self.screen((0..<6).map { _ in text() }, titles: (0..<4).map { _ in text() })
    let before = ContentPipeline.check(screen).errorCount
    let result = try Fixer.fix(text: screen)
    let after = ContentPipeline.check(result.text)
    #expect(after.errorCount <= before)
    let left = after.diagnostics.compactMap { diagnostic in
      diagnostic.fixIts.first { $0.applicability == .safe && !$0.edits.isEmpty }
    }
    #expect(result.leftOut.map(\.fixIt.title).sorted() == left.map(\.title).sorted())
    for fixIt in left {
      let text = TextEdit.apply([fixIt], to: Array(result.text.utf8)).text
      #expect(ContentPipeline.check(text).errorCount > after.errorCount)
    }
  }
}

extension ContentReport {
  fileprivate var errorCount: Int { diagnostics.count { $0.severity == .error } }
}
