/// A banner that leads to an offer for companies.
public struct BusinessBanner: Hashable, Sendable, Decodable {
  /// The author's own name for it, unique in the whole screen.
  public var id: String?
  /// Where the banner leads.
  public var link: String
  /// The banner's text.
  public var title: String?

  /// Makes a business banner.
  public init(id: String? = nil, link: String, title: String? = nil) {
    self.id = id
    self.link = link
    self.title = title
  }
}

extension BusinessBanner {
  /// What authors write.
  static let fields: [Field] = [
    .id,
    Field("link", .link, .required, "Where the banner leads."),
    Field("title", .text, "The banner's text."),
  ]
}
