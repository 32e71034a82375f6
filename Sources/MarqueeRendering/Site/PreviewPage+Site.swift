import MarqueeSolver

extension PreviewPage {
  func html(at place: SitePlace, content: MarkupNode, _ view: ScreenView?) -> [UInt8] {
    SiteDocument(
      title: "\(preview.title) – Marquee", assets: place.assets, script: .script,
      body: [Self.navigation(place)] + PageMarkup.controls
        + [plain(view), content]
    ).html
  }

  /// The links to the other pages, which scripts move into the toolbar.
  private static func navigation(_ place: SitePlace) -> MarkupNode {
    func link(_ neighbor: SitePlace.Neighbor?, _ word: String, _ sign: String, _ relation: String)
      -> [MarkupNode]
    {
      guard let neighbor else { return [] }
      let label = "\(word) screen: \(neighbor.title)"
      return [
        .make(
          "a",
          ["href": neighbor.address, "rel": relation, "aria-label": label, "title": label],
          [.text(sign)])
      ]
    }
    return .make(
      "nav", ["id": "pages", "aria-label": "Screens"],
      [.make("a", ["href": place.index], [.text("All screens")])]
        + link(place.previous, "Previous", "←", "prev") + link(place.next, "Next", "→", "next"))
  }
}
