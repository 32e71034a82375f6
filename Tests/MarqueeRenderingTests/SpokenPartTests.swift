import MarqueeCells
import MarqueeScreen
import Testing

/// What a screen reader says of cells: all that they show.
@Suite struct SpokenPartTests {
  private let figures = Figures(for: .enUS)

  @Test func `a course is spoken with its tag, rating, reviews and price`() throws {
    let course = Course(
      imageName: "a", title: "Swift", author: "Ada", rating: try #require(DecimalNumber("4.76")),
      reviewCount: 1234, price: try #require(DecimalNumber("19.9")), tag: "Bestseller")
    #expect(
      SpokenPart.parts(of: ScreenItem(id: "c", .course(course)), figures) == [
        .text("Swift, Ada"), .text("Bestseller"), .rating("4.8"), .ratingCount("1,234"),
        .text("$19.90"),
      ])
  }

  @Test func `a ranked poster is spoken with its place`() {
    let poster = Poster(description: "The Crown", imageName: "a", rank: 3)
    #expect(
      SpokenPart.parts(of: ScreenItem(id: "r", .poster(poster)), figures) == [
        .text("3: The Crown")
      ])
  }

  @Test func `a poster is spoken by its description only`() {
    let item = ScreenItem(id: "p", .poster(Poster(description: "A cat", imageName: "cat")))
    #expect(SpokenPart.parts(of: item, figures) == [.text("A cat")])
  }
}
