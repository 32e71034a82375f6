import Foundation
import MarqueeScreen
import MarqueeSources
import TestSupport
import Testing

/// The daily box office of the Korean Film Council, asked as its documentation says.
private struct BoxOffice: ScreenTarget {
  var path: String { "/files/searchDailyBoxOfficeList.json" }
}

/// Services that know nothing about screens.
@Suite(.enabled(if: Python.isPresent, Comment(rawValue: Python.reason)))
struct RankingTests {
  private let server: ScriptedServer

  init() throws {
    server = try ScriptedServer()
  }

  private static let mapping = RankingMapping(
    sectionName: "일별 박스오피스", entries: "boxOfficeResult.dailyBoxOfficeList", rank: "rank",
    title: "movieNm", id: "movieCd",
    image: .name { entry in entry["movieCd"]?.text.map { "poster-\($0)" } })

  /// The form that the council documents, with three of its entries' eighteen fields left out.
  private static func reply(_ entries: [String]) -> String {
    """
    {"boxOfficeResult":{"boxofficeType":"일별 박스오피스","showRange":"20230321~20230321",
    "dailyBoxOfficeList":[\(entries.joined(separator: ","))]}}
    """
  }

  private static func entry(_ rank: String, _ name: String, _ code: String) -> String {
    """
    {"rnum":\(rank),"rank":\(rank),"rankInten":"0","rankOldAndNew":"OLD","movieCd":"\(code)",
    "movieNm":\(name),"openDt":"2023-03-08","salesAmt":"447292036","salesShare":"43.0",
    "salesInten":"-55118437","salesChange":"-11","audiCnt":"43211","audiAcc":"1900443",
    "scrnCnt":"1264","showCnt":"4518"}
    """
  }

  private func load(_ text: String, _ mapping: RankingMapping) async throws -> LoadedScreen {
    try await server.put(text, at: "files/searchDailyBoxOfficeList.json")
    return try await RankingSource<BoxOffice>(try server.url, mapping: mapping)
      .screen(for: BoxOffice())
  }

  @Test func `a daily box office becomes a rank section`() async throws {
    let loaded = try await load(
      Self.reply([
        Self.entry("\"2\"", "\"소울메이트\"", "20228819"),
        Self.entry("\"1\"", "\"스즈메의 문단속\"", "20226270"),
        Self.entry("\"10\"", "\"대외비\"", "20204543"),
        Self.entry("3", "\"더 퍼스트 슬램덩크\"", "20228555"),
      ]), Self.mapping)
    let section = try #require(loaded.screen.sections.first)
    let posters = section.items.compactMap { $0.content as? Poster }
    #expect(section.type == .rank)
    #expect(section.name == "일별 박스오피스")
    #expect(posters.map(\.rank) == [1, 2, 3, 10])
    #expect(
      posters.map(\.description) == ["스즈메의 문단속", "소울메이트", "더 퍼스트 슬램덩크", "대외비"])
    #expect(
      posters.map(\.imageName)
        == ["20226270", "20228819", "20228555", "20204543"].map { "poster-\($0)" })
    #expect(section.items.map(\.id) == ["20226270", "20228819", "20228555", "20204543"])
    #expect(loaded.skipped.isEmpty)
    #expect(loaded.origin == .server)
    // The screen is an ordinary one: it has a layout, and can be written and read.
    let again = try Screen(json: loaded.screen.json(style: .compact))
    #expect(again.sections.map(\.items.count) == [4])
  }

  @Test func `an entry that lacks something is skipped`() async throws {
    let loaded = try await load(
      Self.reply([
        Self.entry("\"1\"", "\"  \"", "1"), Self.entry("\"2\"", "null", "2"),
        Self.entry("\"three\"", "\"C\"", "3"), Self.entry("0", "\"D\"", "4"),
        Self.entry("true", "\"E\"", "5"), "null", "[]",
        Self.entry("\"5\"", "\"F\"", "6"), Self.entry("\"6\"", "\"G\"", "6"),
      ]), Self.mapping)
    #expect(loaded.screen.sections.first?.items.map(\.id) == ["6"])
    let start = "boxOfficeResult.dailyBoxOfficeList"
    #expect(
      loaded.skipped.map(\.description) == [
        "\(start)[0].movieNm: missing, so the item is skipped",
        "\(start)[1].movieNm: missing, so the item is skipped",
        "\(start)[2].rank: 'three' is not a whole number from 1, so the item is skipped",
        "\(start)[3].rank: '0' is not a whole number from 1, so the item is skipped",
        "\(start)[4].rank: wrong type, so the item is skipped",
        "\(start)[5].movieNm: missing, so the item is skipped",
        "\(start)[6].movieNm: missing, so the item is skipped",
        "\(start)[8].movieCd: the identifier '6' appears twice, so the item is skipped",
      ])
  }

  @Test func `links and lists at the top are mapped too`() async throws {
    let text = """
      [[{"place":{"now":1},"name":"A","art":{"links":["https://example.com/a.png"]}},
        {"place":{"now":2},"name":"B","art":null}]]
      """
    let loaded = try await load(
      text,
      RankingMapping(
        sectionName: "Top", entries: "0", rank: "place.now", title: "name",
        image: .link("art.links.0")))
    let posters = loaded.screen.sections.first?.items.compactMap { $0.content as? Poster }
    #expect(posters?.map(\.imageLink) == ["https://example.com/a.png", nil])
    #expect(posters?.map(\.imageName) == [nil, nil])
  }

  @Test(arguments: [
    #"{"faultInfo":{"message":"유효하지않은 키값입니다.","errorCode":"320010"}}"#,
    #"{"boxOfficeResult":{"dailyBoxOfficeList":{}}}"#,
    #"{"boxOfficeResult":{"dailyBoxOfficeList":[{"rank":"1"}]}}"#,
    "<html>", "null", "",
    String(repeating: "[", count: 400) + String(repeating: "]", count: 400),
  ])
  func `an answer without a ranking leaves the last one`(text: String) async throws {
    let folder = try TemporaryFolder()
    let source = RankingSource<BoxOffice>(
      try server.url, mapping: Self.mapping, store: ScreenStore(folder: folder.url))
    try await server.put(
      Self.reply([Self.entry("\"1\"", "\"A\"", "1")]),
      at: "files/searchDailyBoxOfficeList.json")
    let first = try await source.screen(for: BoxOffice())
    try await server.put(text, at: "files/searchDailyBoxOfficeList.json")
    let second = try await source.screen(for: BoxOffice())
    #expect(second.screen == first.screen)
    #expect(second.origin == .disk)
    guard case .unreadable("/files/searchDailyBoxOfficeList.json", _) = second.failure else {
      Issue.record("\(String(describing: second.failure))")
      return
    }
  }
}
