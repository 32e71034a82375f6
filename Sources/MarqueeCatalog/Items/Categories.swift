/// Category titles, shown as chips.
public struct Categories: Hashable, Sendable, Decodable {
  /// The author's own name for it, unique in the whole screen.
  public var id: String?
  /// The titles as authored, such as `officeProductivity`; see ``CategoryTitle``.
  public var titles: [String]

  /// Makes a list of categories.
  public init(id: String? = nil, titles: [String]) {
    self.id = id
    self.titles = titles
  }
}

extension Categories {
  /// What authors write.
  static let fields: [Field] = [
    .id,
    Field("titles", .texts, .required, "The categories, such as 'officeProductivity'."),
  ]
}

extension Categories {
  /// The titles as people read them.
  public var displayTitles: [String] { titles.map(CategoryTitle.displayText) }
}
