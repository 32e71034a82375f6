import Foundation
import MarqueeCatalog
import MarqueeScreen

/// Converts the JSON of a service to a screen with one section of ranked posters.
struct RankingReader {
  private let mapping: RankingMapping
  private var skipped: [SkippedPart] = []
  private var identifiers: Set<String> = []

  init(_ mapping: RankingMapping) {
    self.mapping = mapping
  }

  /// The form of a service's JSON.
  static func form(_ mapping: RankingMapping) -> ScreenForm {
    ScreenForm { data, path throws(ScreenSourceError) in
      var reader = RankingReader(mapping)
      return try reader.screen(data, path)
    }
  }

  /// Reads the entries; lists and skips those that lack something.
  ///
  /// - Throws: ``ScreenSourceError/unreadable(_:reason:)`` if there is no list, or no entry can be
  ///   read: a service whose quota is used up, for example, sends different JSON.
  private mutating func screen(
    _ data: Data, _ path: String
  ) throws(ScreenSourceError) -> ReadScreen {
    let json: UnknownJSON
    do {
      json = try JSONDecoder().decode(UnknownJSON.self, from: data)
    } catch let error as DecodingError {
      throw .unreadable(path, reason: error.summary)
    } catch {
      throw .unreadable(path, reason: "\(error)")
    }
    let place = RankingMapping.path(mapping.entries)
    guard case .list(let entries) = json[place] else {
      throw .unreadable(path, reason: "there is no list at '\(mapping.entries)'")
    }
    let posters = entries.enumerated().compactMap { index, entry in
      poster(entry, at: place.appending(.index(index)))
    }
    if posters.isEmpty, let first = skipped.first {
      throw .unreadable(path, reason: "it has no entry that can be read: \(first)")
    }
    // The sort is stable: items with equal ranks keep their order.
    let ranked = posters.sorted { ($0.rank ?? 0) < ($1.rank ?? 0) }
    let section = CatalogSection(
      type: .rank, name: mapping.sectionName, items: ranked.map(CatalogItem.poster))
    return ReadScreen(screen: Screen(Catalog(sections: [section])), skipped: skipped)
  }

  private mutating func poster(_ entry: UnknownJSON, at place: CodingPath) -> Poster? {
    guard let title = text(mapping.title, of: entry, at: place),
      let rankText = text(mapping.rank, of: entry, at: place)
    else { return nil }
    guard let rank = Int(rankText), rank > 0 else {
      pass(place, mapping.rank, .invalid("'\(rankText)' is not a whole number from 1"))
      return nil
    }
    var poster = Poster(description: title, rank: rank)
    if let path = mapping.id {
      guard let id = text(path, of: entry, at: place) else { return nil }
      guard identifiers.insert(id).inserted else {
        pass(place, path, .duplicateIdentifier(id))
        return nil
      }
      poster.id = id
    }
    switch mapping.image {
    case .none: break
    case .link(let path): poster.imageLink = entry[RankingMapping.path(path)]?.text
    case .name(let name): poster.imageName = entry.fieldValue.flatMap(name)
    }
    return poster
  }

  /// A required text of an entry; a text of only spaces counts as missing.
  private mutating func text(
    _ path: String, of entry: UnknownJSON, at place: CodingPath
  ) -> String? {
    let value = entry[RankingMapping.path(path)]
    let text = value?.text?.trimmingCharacters(in: .whitespacesAndNewlines)
    if let text, !text.isEmpty { return text }
    let isMissing =
      switch value {
      case nil, .nothing, .leaf(.text): true
      default: false
      }
    pass(place, path, isMissing ? .missing : .wrongType)
    return nil
  }

  private mutating func pass(_ place: CodingPath, _ path: String, _ reason: SkippedPart.Reason) {
    let whole = CodingPath(place.steps + RankingMapping.path(path).steps)
    skipped.append(SkippedPart(part: .item, path: whole, reason: reason))
  }
}
