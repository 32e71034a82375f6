/// What the words for lists of groups mean.
enum ListWords {
  /// What a list inside a group is.
  enum Role: Hashable {
    /// The items of a section.
    case items
    /// Details of an item.
    case details
  }

  /// What a word means; `nil` for one that is not known.
  static func role(_ word: String) -> Role? {
    items.contains(word) ? .items : details.contains(word) ? .details : nil
  }

  /// Whether a key says only that there are sections.
  static func namesStructure(_ key: String) -> Bool {
    KeyWords(key).last.map { items.contains($0) || structure.contains($0) } ?? true
  }

  /// Whether a word is the key of a section's name, though it is not one of a title.
  static func namesSection(_ word: String) -> Bool { sections.contains(word) }

  private static let sections: Set = ["category", "genre", "group", "row", "section", "shelf"]
  private static let structure: Set = [
    "categories", "groups", "home", "layout", "layouts", "lists", "page", "screen", "sections",
  ]
  private static let items: Set = [
    "item", "items", "content", "contents", "value", "values", "data", "entries", "elements",
    "list",
    "children", "cells", "rows", "records", "results", "objects", "products", "movies", "films",
    "series", "shows", "videos", "books", "songs", "albums", "courses", "games", "apps", "recipes",
    "articles", "posts", "cards", "posters", "events", "places", "titles",
  ]
  private static let details: Set = [
    "actors", "attachments", "authors", "awards", "cast", "categories", "chapters", "comments",
    "credits", "crew", "episodes", "extras", "formats", "genres", "images", "ingredients",
    "keywords",
    "languages", "lessons", "links", "offers", "options", "people", "photos", "prices",
    "properties",
    "ratings", "reviews", "roles", "seasons", "sizes", "sources", "stars", "steps", "tags",
    "tracks",
    "trailers", "translations", "variants", "versions",
  ]
}
