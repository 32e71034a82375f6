import Films
import Foundation
import Testing

@Suite struct TopFilmsTests {
  private let storm = Film(
    id: "storm", link: "screen:Shop/Posters", title: "The Storm", still: Images.stormStill,
    minutes: 104, price: Decimal(string: "12.9") ?? 0,
    // 2026-05-01, 18:30 UTC.
    premiere: Date(timeIntervalSince1970: 1_777_660_200), isNew: true,
    trailer: "https://example.com/storm", tint: "#336699", genre: .drama, moods: [.calm, .tense],
    cast: [
      Film.Cast(name: "Ida Stern", role: .lead), Film.Cast(name: "Jo Falk", role: .support),
    ], code: "ST-001", origin: Film.Origin(studio: "Harbour Pictures"))

  @Test func `the films of the content are read`() throws {
    let films = try TopFilms.load()
    #expect(films.count == 2)
    #expect(films.first == storm)
    #expect(films.last?.genre == .sciFi)
    #expect(films.last?.isNew == false)
  }

  @Test func `a film is written and read again`() throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    #expect(try decoder.decode(Film.self, from: encoder.encode(storm)) == storm)
  }

  @Test func `a word of newer content is kept`() throws {
    let words = try JSONDecoder().decode([Film.Genre].self, from: Data(#"["none","opera"]"#.utf8))
    #expect(words == [.none_, .unknown("opera")])
    #expect(words.map(\.rawValue) == ["none", "opera"])
  }
}
