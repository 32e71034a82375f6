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
    let items: [MarkupNode] = entries.map {
      """
      <li><a href="\($0.address)"><strong>\($0.title)</strong><span>\($0.remark)</span></a></li>
      """
    }
    return PageResources.document(
      title: "Screens – Marquee", style: style, files: .none,
      body: #"<main class="index"><h1>Screens</h1><ul>\#(items)</ul></main>"#)
  }
}
