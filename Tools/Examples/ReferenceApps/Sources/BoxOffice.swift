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

/// The ranking of a day, from the service's own JSON; `onMovie` gets the code of a film, for its details.
@MainActor func makeBoxOffice(
  service: URL, target: DailyBoxOffice, onMovie: @escaping (String) -> Void
) -> CatalogViewController {
  let ranking = RankingMapping(
    sectionName: "Box office", entries: "boxOfficeResult.dailyBoxOfficeList",
    rank: "rank", title: "movieNm", id: "movieCd")
  let list = CatalogViewController(
    RankingSource<DailyBoxOffice>(service, mapping: ranking), of: target)
  list.onSelect = { selection in selection.item.map { onMovie($0.id) } }
  return list
}
