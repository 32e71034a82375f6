import Foundation
import MarqueeScreen
import TestSupport

/// Makes screens as JSON, as a server of any version could send them: most of it sensible, with
/// everything that a layout can have, and some of it odd.
struct RandomJSON {
  typealias Members = [String: Any]

  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }

  private mutating func chance(_ oneIn: Int) -> Bool {
    Int.random(in: 0..<oneIn, using: &generator) == 0
  }

  /// A value in most cases, and an odd one in some.
  private mutating func one(_ values: [Double], odd: [Double]) -> Double {
    chance(40) ? one(of: odd) : one(of: values)
  }

  // MARK: - Screens

  mutating func screen() -> Members {
    var screen: Members = ["sections": sections()]
    screen["layouts"] = Dictionary(
      uniqueKeysWithValues: ["a", "b", "c"].map { name in (name, section() as Any) })
    screen["itemKinds"] = [
      "film": ["extends": "poster", "fields": ["year"], "show": ["title": "description"]],
      "chart": ["fields": ["points"]],
    ]
    if chance(3) { screen["layoutConfiguration"] = configuration() }
    if chance(3) { screen["currency"] = one(of: ["EUR", "USD"]) }
    return screen
  }

  private mutating func sections() -> [Members] {
    var ids = ["p", "q", "r", "s", "p"].shuffled(using: &generator)
    var items = (0..<16).map { "item\($0)" }.shuffled(using: &generator)
    if chance(20) { items[0] = items[1] }
    return (0..<one(of: [0, 1, 2, 3, 4])).map { _ in
      let id = ids.removeLast()
      let own = items.prefix(one(of: [0, 1, 1, 2, 3, 4]))
      items.removeFirst(own.count)
      var section: Members = ["id": id, "items": own.map { item($0) }]
      section["type"] = one(of: SectionType.builtIn.map(\.name) + ["shelf", "wall", "unknown"])
      section["itemKind"] = one(of: [nil, nil, "film", "chart", "poster", "unknown"])
      section["layout"] = one(of: [nil, "a", "b", "c", "c", "grid", "lost"])
      section["fallback"] = one(of: [nil, nil, "basic", "list"])
      section["name"] = one(of: [nil, "New", "Old"])
      section["link"] = one(of: [nil, "https://example.com"])
      section["selection"] = one(of: [nil, nil, "first", "last"])
      return section
    }
  }

  /// An item that fits all kinds, or has lost something.
  private mutating func item(_ id: String) -> Members {
    var item: Members = [
      "id": id, "description": one(of: ["One", "Two"]), "imageName": one(of: ["a", "b"]),
      "text": one(of: ["One", "Two"]), "title": "Title", "caption": "Caption", "author": "Author",
      "rating": 4.5, "reviewCount": 12, "price": 9.5, "link": "https://example.com",
      "titles": ["A", "B"], "displayTitles": ["A", "B"], "year": 1999, "points": [1, 2],
    ]
    if chance(20) { item[one(of: ["id", "description", "text", "price"])] = nil }
    return item
  }

  private mutating func configuration() -> Members {
    var configuration: Members = [:]
    configuration["scrollDirection"] = one(of: ["vertical", "vertical", "horizontal"])
    configuration["interSectionSpacing"] = one([0, 12], odd: [-12, -1000])
    configuration["contentInsetsReference"] = one(of: [nil] + Self.references)
    if chance(3) { configuration["boundarySupplementaryItems"] = [boundary(named: "banner")] }
    if chance(20) {
      configuration["boundarySupplementaryItems"] = [
        boundary(named: "banner"), boundary(named: "banner"),
      ]
    }
    return configuration
  }

  // MARK: - Layouts

  private static let references = [
    "automatic", "none", "safeArea", "layoutMargins", "readableContent",
  ]
  private static let edges = ["top", "leading", "bottom", "trailing"]

  private mutating func section() -> Members {
    var section: Members = [:]
    if chance(4) {
      section["list"] = [
        "appearance": one(of: ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"]),
        "headerMode": one(of: ["none", "supplementary", "firstItemInSection"]),
        "footerMode": one(of: ["none", "supplementary"]),
      ]
    } else {
      section["group"] = group(depth: 1)
      if chance(4) { section["item"] = item() }
    }
    if chance(3) { section["contentInsets"] = insets() }
    section["interGroupSpacing"] = one([0, 8], odd: [-8, -1000])
    section["contentInsetsReference"] = one(of: [nil, nil] + Self.references)
    section["supplementaryContentInsetsReference"] = one(of: [nil, nil] + Self.references)
    section["orthogonalScrollingBehavior"] = one(
      of: [nil, nil, "none", "continuous", "paging", "groupPagingCentered", "sideways"])
    if chance(3) { section["header"] = boundary() }
    if chance(4) { section["footer"] = boundary() }
    if chance(8) { section["boundarySupplementaryItems"] = [boundary(named: "side")] }
    if chance(4) {
      section["decorationItems"] = [["elementKind": "card", "contentInsets": insets()]]
    }
    if chance(40) {
      section["decorationItems"] = [["elementKind": "side"], ["elementKind": "side"]]
    }
    return section
  }

  private mutating func group(depth: Int) -> Members {
    var group = size()
    if depth == 1 {
      group["width"] = chance(3) ? length("Width") : ["fractionalWidth": one(of: [1, 0.5, 0.9])]
    }
    if chance(8) {
      group["frames"] = (0..<one(of: [1, 2, 3, chance(10) ? 0 : 1])).map { place in
        [
          "x": one([0, 50], odd: [-300]), "y": Double(place) * 40,
          "width": one([50, 100], odd: [0, -20, 5000]), "height": one([40], odd: [0, -40]),
        ]
      }
    } else if depth < 4, !chance(3) {
      group["subitems"] = (0..<one(of: [1, 1, 2, chance(20) ? 0 : 3])).map { _ in
        chance(2) ? item() : self.group(depth: depth + 1)
      }
    }
    group["axis"] = one(of: [nil, "horizontal", "vertical"])
    if chance(3) { group["count"] = one([1, 2, 3], odd: [0, -1, 40]) }
    if chance(3) { group["interItemSpacing"] = spacing() }
    if chance(5) { group["contentInsets"] = insets() }
    if chance(6) { group["edgeSpacing"] = edgeSpacing() }
    if chance(8) { group["supplementaryItems"] = [badge()] }
    return group
  }

  private mutating func item() -> Members {
    var item = size()
    if chance(5) { item["contentInsets"] = insets() }
    if chance(6) { item["edgeSpacing"] = edgeSpacing() }
    if chance(6) { item["supplementaryItems"] = [badge()] }
    return item
  }

  private mutating func badge() -> Members {
    var badge = size()
    badge["elementKind"] = "badge\(Int.random(in: 0..<40, using: &generator))"
    badge["containerAnchor"] = ["edges": Self.edges.filter { _ in chance(2) }]
    return badge
  }

  private mutating func boundary(named kind: String? = nil) -> Members {
    var item = size()
    item["elementKind"] = kind
    item["alignment"] = one(of: [nil, "top", "bottom", "leading", "bottomTrailing"])
    item["pinToVisibleBounds"] = chance(4)
    item["extendsBoundary"] = !chance(4)
    return item
  }

  private mutating func size() -> Members {
    ["width": length("Width"), "height": length("Height")]
  }

  private mutating func length(_ side: String) -> Members {
    if chance(200) { return ["absolute": one(of: [0, -5, -1000] as [Double])] }
    if chance(200) { return [one(of: ["estimated", "fractional\(side)"]): one(of: [0, -0.5])] }
    switch Int.random(in: 0..<12, using: &generator) {
    case 0..<6: return ["fractional\(side)": one([1, 1, 0.5, 0.3, 0.25], odd: [0.0001, 1.2, 160])]
    case 6: return ["fractional\(one(of: ["Width", "Height"]))": one(of: [0.1, 0.5, 1])]
    case 7: return ["estimated": one([30, 44, 120], odd: [0.5, 2000])]
    case 8: return ["uniformAcrossSiblings": 50]
    default: return ["absolute": one([20, 44, 100], odd: [0.1, 500, 5000])]
    }
  }

  private mutating func insets() -> Members {
    Dictionary(
      uniqueKeysWithValues: Self.edges.filter { _ in chance(2) }.map { edge in
        (edge, one([0, 3, 16], odd: [-10, -200, 200, 1000]))
      })
  }

  private mutating func spacing() -> Members {
    [one(of: ["fixed", "flexible"]): one([0, 7, 10], odd: [-10, 60, 400])]
  }

  private mutating func edgeSpacing() -> Members {
    Dictionary(
      uniqueKeysWithValues: Self.edges.filter { _ in chance(2) }.map { ($0, spacing() as Any) })
  }
}
