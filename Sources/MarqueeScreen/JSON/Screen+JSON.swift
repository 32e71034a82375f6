import MarqueeCatalog
package import MarqueeConcurrency

extension Screen {
  /// The screen as JSON: UTF-8, keys in a fixed order, a line break at the end.
  ///
  /// The same screen gives the same bytes on every platform. A price or rating is written as its
  /// author wrote it; one that was read from JSON is written without needless zeros.
  ///
  /// - Complexity: O(*n*) in the bytes of the result.
  public func json(style: JSONStyle = .compact) -> [UInt8] {
    json(style: style, workers: .one)
  }

  /// The screen as JSON, several sections written at once.
  package func json(style: JSONStyle, workers: Workers) -> [UInt8] {
    var writer = JSONWriter(style: style)
    writer.object { writer in
      writer.member("formatVersion", formatVersion)
      writer.key("sections")
      writer.array { writer in
        // One thread writes everything to its place; of several each writes to its own.
        guard workers.count > 1 else { return writer.sections(sections[...]) }
        // Not all at once: what is written and what it becomes would be in memory twice.
        let waveLength = 4 * workers.count * Self.runLength
        for start in stride(from: 0, to: sections.count, by: waveLength) {
          let wave = sections[start...].prefix(waveLength)
          let empty = writer.part
          let parts = workers.mapRuns(of: wave.count, inRunsOf: Self.runLength) { run in
            var part = empty
            part.sections(wave.dropFirst(run.lowerBound).prefix(run.count))
            return part
          }
          if start == 0 {
            let byteCount = parts.reduce(0) { $0 + $1.bytes.count }
            writer.reserveCapacity(for: sections.count, where: wave.count, take: byteCount)
          }
          writer.append(parts)
        }
      }
      writer.key("layouts")
      writer.object { writer in
        // By bytes, so that the order is that of every machine.
        for name in layouts.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
          guard let layout = layouts[name] else { continue }
          writer.key(name)
          writer.layout(layout)
        }
      }
    }
    writer.endOfFile()
    return writer.bytes
  }

  /// How many sections one thread writes at a time.
  private static let runLength = 256
}

extension JSONWriter {
  private static let builtInTypes = SectionTypes()

  fileprivate mutating func sections(_ sections: ArraySlice<ScreenSection>) {
    for position in sections.indices {
      section(sections[position])
      // While the sections are few, it costs little that they move.
      let writtenCount = position - sections.startIndex + 1
      if writtenCount.nonzeroBitCount == 1 {
        reserveCapacity(for: sections.count, where: writtenCount, take: bytes.count)
      }
    }
  }

  private mutating func section(_ section: ScreenSection) {
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
