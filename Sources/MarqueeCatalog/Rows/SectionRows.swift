/// Sections in the form that `PropertyListDecoder` reads fastest: values without keys.
///
/// Of the time that the decoder takes for a catalog, three quarters go into the dictionaries of its
/// items, and none of that into their values. Here all values of many sections are in one array, in
/// the order of the tables of fields. In front of each section is a text with a
/// ``FieldPresence`` for the section and one for each of its items, whose values take the place of
/// `contentItem`. After an empty text is a section as a dictionary.
///
/// Who writes this form must have read the sections' structure: it is not found wrong here.
package struct SectionRows: Decodable {
  /// The sections.
  package let sections: [CatalogSection]

  /// Reads the sections.
  ///
  /// - Throws: `DecodingError` where a value is not what its field takes.
  package init(from decoder: any Decoder) throws {
    let sectionTypes = Catalog.sectionTypes(of: decoder)
    let values = RowValues(try decoder.unkeyedContainer())
    var sections: [CatalogSection] = []
    while !values.container.isAtEnd {
      let presences = try values.container.decode(String.self).utf8.map(FieldPresence.init)
      guard let own = presences.first else {
        sections.append(try values.container.decode(CatalogSection.self))
        continue
      }
      var row = RowFields<CatalogSection.CodingKeys>(of: values, own)
      sections.append(
        try CatalogSection(in: &row, sectionTypes) { row, kind in
          row.skip()
          return try presences.dropFirst().map { try CatalogItem(kind, $0, nextIn: values) }
        })
    }
    self.sections = sections
  }
}

extension ItemKind {
  /// Whether such items may be in rows.
  package var standsInRows: Bool {
    switch self {
    case .poster, .rankedPoster, .row: true
    case .banner, .textHeader, .course, .categories, .businessBanner: false
    }
  }
}

extension CatalogItem {
  /// Reads the next item: a row, or a dictionary for kinds that are not kept in rows.
  fileprivate init(_ kind: ItemKind, _ presence: FieldPresence, nextIn values: RowValues) throws {
    switch kind {
    case .poster:
      var row = RowFields<Poster.CodingKeys>(of: values, presence)
      self = .poster(try Poster(in: &row))
    case .rankedPoster:
      var row = RowFields<RankedPoster.CodingKeys>(of: values, presence)
      self = .rankedPoster(try RankedPoster(in: &row))
    case .row:
      var row = RowFields<Row.CodingKeys>(of: values, presence)
      self = .row(try Row(in: &row))
    case .banner, .textHeader, .course, .categories, .businessBanner:
      self = try CatalogItem.next(kind, in: &values.container)
    }
  }
}
