/// Changes in the first file of each catalog.
extension ValidCatalog {
  static func film(_ name: String, _ old: String, _ new: String) -> ValidCatalog {
    edit(name, .film, "Home.plist", old, new)
  }

  static func courses(_ name: String, _ old: String, _ new: String) -> ValidCatalog {
    edit(name, .courses, "Learn.plist", old, new)
  }

  static func list(_ name: String, _ old: String, _ new: String) -> ValidCatalog {
    edit(name, .list, "More.plist", old, new)
  }

  static func ranks(_ name: String, _ old: String, _ new: String) -> ValidCatalog {
    edit(name, .ranks, "Top.plist", old, new)
  }

  static func own(_ name: String, _ old: String, _ new: String) -> ValidCatalog {
    edit(name, .own, "Home.plist", old, new)
  }

  static func ownSettings(_ name: String, _ old: String, _ new: String) -> ValidCatalog {
    edit(name, .own, "Marquee.plist", old, new)
  }

  static func library(_ name: String, _ old: String, _ new: String) -> ValidCatalog {
    edit(name, .library, "Items.plist", old, new)
  }

  static func shelf(_ name: String, _ old: String, _ new: String) -> ValidCatalog {
    edit(name, .library, "Home.plist", old, new)
  }

  static func layouts(_ name: String, _ old: String, _ new: String) -> ValidCatalog {
    edit(name, .layouts, "Home.plist", old, new)
  }

  static func assets(_ name: String, _ old: String, _ new: String) -> ValidCatalog {
    edit(name, .assets, "Home.plist", old, new)
  }

  private static func edit(
    _ name: String, _ catalog: AuthorCatalog, _ file: String, _ old: String, _ new: String
  ) -> ValidCatalog {
    ValidCatalog(name: name, catalog: catalog, edits: [.replace(file, old, new)], file: file)
  }
}
