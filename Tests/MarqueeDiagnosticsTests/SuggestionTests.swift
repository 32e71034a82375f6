import MarqueeDiagnostics
import Testing

@Suite struct SuggestionTests {
  private let names = ["basic", "large", "main", "rank", "grid", "imageName", "imageLink"]

  @Test(
    arguments: [
      ("rnak", "rank"), ("Basic", "basic"), ("imagename", "imageName"), ("imageNam", "imageName"),
      ("lagre", "large"), ("Basc", "basic"), ("BASCI", "basic"), ("ImageNam", "imageName"),
    ])
  func `a near name is found`(wrong: String, right: String) {
    #expect(Suggestion.nearest(to: wrong, among: names) == right)
  }

  @Test(arguments: ["", "carousel", "x", "imageLine2345", "LAMP"])
  func `a far name has no suggestion`(wrong: String) {
    #expect(Suggestion.nearest(to: wrong, among: names) == nil)
  }

  @Test(arguments: [("Moth2", "Moth"), ("moth2", "moth"), ("MOth", "Moth")])
  func `of two names that differ in case, the one in the same case is nearer`(
    wrong: String, right: String
  ) {
    #expect(Suggestion.nearest(to: wrong, among: ["moth", "Moth"]) == right)
  }

  @Test(arguments: [
    ("Home", "Screens/Home"), ("undertow", "undertow-2023"), ("tea-garden", "tea"),
    ("ome", nil), ("Screen", nil), ("", nil), ("2023", nil), ("coast", nil),
  ])
  func `a name with other words before or after it is found`(wrong: String, right: String?) {
    let names = [
      "Screens/Home", "undertow-2023", "moth-2023", "tea", "coast-1", "coast-2", "north-light",
    ]
    #expect(Suggestion.part(wrong, of: names) == right)
  }

  @Test func `two names equally near give no answer`() {
    #expect(Suggestion.nearest(to: "bat", among: ["cat", "hat"]) == nil)
  }
}
