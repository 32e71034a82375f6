import MarqueeDiagnostics
import Testing

@Suite struct DiagnosticOrderTests {
  private func diagnostic(
    _ file: String = "a", range: Range<Int>? = nil, path: [CodingPath.Step] = [],
    rule: RuleIdentifier = "rule"
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: .error, message: "message",
      place: Place(
        file: file, range: range.map { SourceRange($0) }, codingPath: CodingPath(path)))
  }

  @Test func `diagnostics are sorted by file, place and rule`() {
    let inOrder = [
      diagnostic("a"),
      diagnostic("a", path: [.index(2)]),
      diagnostic("a", path: [.index(2), .key("contentItem"), .index(1)]),
      diagnostic("a", path: [.index(10)]),
      diagnostic("a", path: [.key("sections")]),
      diagnostic("a", range: 5..<9, rule: "alpha"),
      diagnostic("a", range: 5..<7, rule: "beta"),
      diagnostic("a", range: 40..<41),
      diagnostic("b"),
    ]
    for (position, left) in inOrder.enumerated() {
      for right in inOrder[(position + 1)...] {
        #expect(left.precedes(right))
        #expect(!right.precedes(left))
      }
      #expect(!left.precedes(left))
    }
  }
}
