import MarqueeCatalog
import MarqueeRendering
import MarqueeScreen

/// A poster whose image is named after its title.
func poster(_ title: String, image: String? = nil, id: String? = nil) -> CatalogItem {
  .poster(Poster(id: id, description: title, imageName: image ?? "image-\(title)"))
}

/// Posters with one-letter titles.
func posters(_ titles: String) -> [CatalogItem] { titles.map { poster(String($0)) } }

/// Items of a ranking with one-letter titles.
func ranked(_ titles: String) -> [CatalogItem] {
  titles.map { .poster(Poster(description: String($0), imageName: "image-\($0)")) }
}

/// A row of posters.
func row(_ name: String, _ items: [CatalogItem], id: String? = nil) -> CatalogSection {
  CatalogSection(id: id, type: .basic, name: name, items: items)
}

/// What changed between two versions of one screen.
func diff(_ old: [CatalogSection], _ new: [CatalogSection]) -> CatalogDiff {
  diff(Catalog(sections: old), Catalog(sections: new))
}

/// What changed between two versions of one screen.
func diff(_ old: Catalog, _ new: Catalog) -> CatalogDiff {
  CatalogDiff(from: [named("Home", old)], to: [named("Home", new)])
}

func named(_ name: String, _ catalog: Catalog) -> NamedScreen {
  NamedScreen(name: name, screen: Screen(catalog))
}

func named(_ name: String, _ sections: [CatalogSection]) -> NamedScreen {
  named(name, Catalog(sections: sections))
}
