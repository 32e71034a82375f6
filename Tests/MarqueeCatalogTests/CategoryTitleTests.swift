import MarqueeCatalog
import Testing

@Suite struct CategoryTitleTests {
  @Test(
    arguments: [
      ("officeProductivity", "Office Productivity"), ("healthAndFitness", "Health & Fitness"),
      ("music", "Music"), ("android", "Android"), ("aiAndMLTools", "Ai & ML Tools"),
      ("Teaching & Academics", "Teaching & Academics"), ("rock and Roll", "rock and Roll"),
      ("요리", "요리"), ("éclair", "Éclair"), ("web2Design", "Web2 Design"), ("IT", "IT"), ("", ""),
    ])
  func `a title is shown as people read it`(title: String, expected: String) {
    #expect(CategoryTitle.displayText(of: title) == expected)
  }

  @Test func `categories show all their titles`() {
    let categories = Categories(titles: ["photoAndVideo", "IT & Software"])
    #expect(categories.displayTitles == ["Photo & Video", "IT & Software"])
  }

  @Test(arguments: [
    ([], [[], []]), (["music"], [[], ["Music"]]), (["music", "IT"], [["Music"], ["IT"]]),
    (["a", "b", "c", "d", "e"], [["A", "B"], ["C", "D", "E"]]),
  ])
  func `of an odd number of categories the second row has one more`(
    titles: [String], rows: [[String]]
  ) {
    #expect(Categories(titles: titles).displayRows == rows)
  }
}
