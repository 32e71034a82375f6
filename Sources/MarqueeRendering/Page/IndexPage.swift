package struct IndexPage: Sendable {
  package struct Entry: Hashable, Sendable {
    package var title: String
    /// The page's address, relative to the index; a URI reference.
    package var address: String
    /// A remark about the screen: `6 sections, 1 error`.
    package var remark: String

    package init(title: String, address: String, remark: String) {
      self.title = title
      self.address = address
      self.remark = remark
    }
  }

  /// The screens, in their order.
  package var entries: [Entry]

  package init(_ entries: [Entry]) {
    self.entries = entries
  }

  package var html: [UInt8] {
    let texts = entries.flatMap { [Array($0.title.utf8), Array($0.remark.utf8)] }
    let style = PageResources.style(with: FontFaces(of: texts))
    let items = entries.map { entry in
      MarkupNode.make(
        "li", [:],
        [
          .make(
            "a", ["href": entry.address],
            [
              .make("strong", [:], [.text(entry.title)]),
              .make("span", [:], [.text(entry.remark)]),
            ])
        ])
    }
    return PageResources.document(
      title: "Screens – Marquee", style: style, files: .none,
      body: [
        .make(
          "main", ["class": "index"],
          [
            .make("h1", [:], [.text("Screens")]), .make("ul", [:], items),
          ])
      ])
  }
}
