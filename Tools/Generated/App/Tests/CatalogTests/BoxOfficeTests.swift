import BoxOffice
import Foundation
import MarqueeScreen
import Testing

@Suite struct BoxOfficeTests {
  @Test func `each film of each section is of its kind's type`() throws {
    let screen = try Screen(BoxOffice.Screens.daily, in: BoxOffice.Screens.bundle)
    let movies = try screen.sections.map { try $0.items(as: Movie.self) }
    #expect(movies.map { $0.map(\.rank) } == [[1, 2, 3], [1]])
    let today = try screen.items(of: BoxOffice.Sections.Daily.today, as: Movie.self)
    #expect(today.map(\.movieCode) == ["20261234", "20260987", "20251111"])
    #expect(today.map(\.name) == ["Winter Market", "The Long Bridge", "Paper Lanterns"])
    // 18 and 4 November and 28 October 2026, at midnight UTC.
    #expect(
      today.map(\.openDate.timeIntervalSince1970) == [1_794_960_000, 1_793_750_400, 1_793_145_600])
    #expect(today.map(\.audience) == [120_345, 540_012, 1_203_456])
    #expect(today.map(\.rating) == [Decimal(string: "8.5"), Decimal(string: "7.9"), 9])
    #expect(today.map(\.isNew) == [true, false, false])
    #expect(today.map(\.certificate) == ["12", nil, "All"])
    #expect(today.map(\.poster) == [nil, nil, nil])
    #expect(movies.last?.map(\.poster) == ["market"])
    #expect(movies.last?.map(\.id) == ["grid-market"])
  }
}
