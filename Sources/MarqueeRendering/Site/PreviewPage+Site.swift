extension PreviewPage {
  func html(at place: SitePlace, _ body: MarkupNode) -> [UInt8] {
    SiteDocument(
      title: "\(preview.title) – Marquee", assets: place.assets, script: .script,
      body: "\(Self.navigation(place))\(body)"
    ).html
  }

  /// The links to the other pages, which scripts move into the toolbar.
  private static func navigation(_ place: SitePlace) -> MarkupNode {
    func link(_ neighbor: SitePlace.Neighbor?, _ word: String, _ sign: String, _ relation: String)
      -> MarkupNode?
    {
      guard let neighbor else { return nil }
      let label = "\(word) screen: \(neighbor.title)"
      return """
        <a href="\(neighbor.address)" rel="\(relation)" aria-label="\(label)" title="\(label)">\
        \(sign)</a>
        """
    }
    return """
      <nav id="pages" aria-label="Screens"><a href="\(place.index)">All screens</a>\
      \(link(place.previous, "Previous", "←", "prev"))\
      \(link(place.next, "Next", "→", "next"))</nav>
      """
  }
}
