import MarqueeCatalog

extension JSONWriter {
  private static let builtInTypes = SectionTypes()

  /// Writes a section.
  mutating func section(_ section: ScreenSection) {
    let items = section.items
    object { writer in
      writer.member("id", section.id)
      writer.member("type", section.type)
      writer.member("name", section.name)
      writer.member("layout", section.layout)
      writer.member("selection", section.selection?.rawValue)
      // Whoever reads the JSON knows the built-in types only.
      if Self.builtInTypes[section.type] == nil {
        writer.member("itemKind", section.itemKind.rawValue)
      }
      writer.key("items")
      writer.array { writer in
        // By position: a loop over the items would copy each.
        for position in items.indices { writer.item(items[position]) }
      }
    }
  }

  private mutating func item(_ item: ScreenItem) {
    object { writer in
      writer.member(.id, item.id)
      switch item.content {
      case .poster(let poster):
        writer.member(.description, poster.description)
        writer.member(.imageName, poster.imageName)
      case .rankedPoster(let poster):
        writer.member(.description, poster.description)
        writer.member(.imageName, poster.imageName)
        writer.member(.rank, poster.rank)
      case .row(let row):
        writer.member(.text, row.text)
        writer.member(.secondaryText, row.secondaryText)
        writer.member(.imageName, row.imageName)
      case .banner(let banner):
        writer.member("imageLink", banner.imageLink)
        writer.member("imageName", banner.imageName)
        writer.member("title", banner.title)
        writer.member("caption", banner.caption)
      case .textHeader(let header):
        writer.member("text", header.text)
        writer.member("highlightedText", header.highlightedText)
      case .course(let course):
        writer.course(course)
      case .categories(let categories):
        writer.member("titles", categories.titles)
        writer.member("displayTitles", categories.displayTitles)
      case .businessBanner(let banner):
        writer.member("link", banner.link)
        writer.member("title", banner.title)
      }
    }
  }

  private mutating func course(_ course: Course) {
    member("imageLink", course.imageLink)
    member("imageName", course.imageName)
    member("title", course.title)
    member("author", course.author)
    key("rating")
    number(course.rating.text)
    member("reviewCount", course.reviewCount)
    key("price")
    number(course.price.text)
    member("tag", course.tag)
  }
}
