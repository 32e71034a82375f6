import Foundation
import MarqueeUIKit
import UIKit

/// The request to the box office's service.
struct DailyBoxOffice: ScreenTarget {
  let key: String
  let day: String

  var path: String { "boxoffice/searchDailyBoxOfficeList.json" }
  var query: [URLQueryItem] {
    [URLQueryItem(name: "key", value: key), URLQueryItem(name: "targetDt", value: day)]
  }
}

/// The service's own JSON.
struct BoxOfficeReply: Decodable {
  struct Result: Decodable {
    let dailyBoxOfficeList: [Movie]
  }

  struct Movie: Decodable {
    let rank: String
    let movieNm: String
    let movieCd: String
  }

  let boxOfficeResult: Result

  /// The ranking as a screen.
  func screen() throws -> Screen {
    let items = boxOfficeResult.dailyBoxOfficeList.map { movie in
      ScreenItem(
        id: movie.movieCd, .poster(Poster(description: movie.movieNm, rank: Int(movie.rank))))
    }
    return try Screen(sections: [
      ScreenSection(id: "box-office", type: .rank, name: "Box office", items: items)
    ])
  }
}

/// The ranking of a day; `onMovie` gets the code of a film, for its details.
@MainActor func makeBoxOffice(
  service: URL, target: DailyBoxOffice, onMovie: @escaping (String) -> Void
) -> CatalogViewController {
  let source = HTTPSource<DailyBoxOffice>(
    service,
    reading: { try JSONDecoder().decode(BoxOfficeReply.self, from: $0).screen() })
  let list = CatalogViewController(source, of: target)
  list.onSelect = { _, selection in selection.item.map { onMovie($0.id) } }
  return list
}
