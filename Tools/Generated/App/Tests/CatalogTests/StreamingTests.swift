import Foundation
import MarqueeScreen
import Streaming
import Testing

@Suite struct StreamingTests {
  private typealias Home = Streaming.Sections.Home
  private let screen: Screen

  init() throws {
    screen = try Screen(Streaming.Screens.home, in: Streaming.Screens.bundle)
  }

  @Test func `each item of each section is of its kind's type`() throws {
    let items = try screen.sections.map { section -> [String] in
      switch section.itemKind.name {
      case "title": try section.items(as: Title.self).map(\.titleID)
      case "rankedTitle": try section.items(as: RankedTitle.self).map(\.titleID)
      case "channel": try section.items(as: Channel.self).map(\.text)
      default: []
      }
    }
    // The fourth section queries items about space that suit twelve-year-olds, newest first.
    #expect(
      items == [
        ["tt0001"], ["tt0003", "tt0004"], ["tt0201", "tt0202"], ["tt0101", "tt0001", "tt0002"],
        ["News at six", "Ski jumping"],
      ])
  }

  @Test func `an item of the library has all its fields`() throws {
    let dunes = Title(
      id: "dunes", titleID: "tt0001", name: "Dunes at Dusk", art: "dunes", year: 2021,
      genres: ["Drama", "Space"], maturityRating: ._12, trailer: "https://example.com/dunes",
      credits: Title.Credits(director: "Ada Moss", cast: ["Kim Vale", "Jo Ash"]))
    #expect(try screen.items(of: Home.hero, as: Title.self) == [dunes])
  }

  @Test func `a section adds fields to items of the library`() throws {
    let titles = try screen.items(of: Home.continue, as: Title.self)
    #expect(titles.map(\.progress) == [Decimal(string: "0.35"), Decimal(string: "0.9")])
    #expect(titles.map(\.badge) == ["12 min left", nil])
    #expect(titles.map(\.maturityRating) == [._6, ._12])
  }

  @Test func `a kind that extends another has the fields of both`() throws {
    let titles = try screen.items(of: Home.top10, as: RankedTitle.self)
    #expect(titles.map(\.rank) == [1, 2])
    #expect(titles.map(\.genres) == [["Crime"], nil])
    #expect(titles.map(\.maturityRating) == [._12, ._16])
    let channels = try screen.items(of: Home.live, as: Channel.self)
    // 2026-11-22, 18:00 and 19:30 UTC.
    #expect(channels.map(\.startsAt.timeIntervalSince1970) == [1_795_370_400, 1_795_375_800])
    #expect(channels.map(\.secondaryText) == ["Channel 1", nil])
    #expect(channels.map(\.stream) == ["https://example.com/one", nil])
    #expect(channels.map(\.accent) == ["#336699", "#FFAA0080"])
    #expect(channels.map(\.spokenText) == [nil, "Ski jumping, live at half past seven"])
  }
}
