/// Mistakes in the first file of each catalog.
extension AuthorMistake {
  static func film(
    _ name: String, _ old: String, _ new: String, _ rule: String, in file: String = "Home.plist"
  ) -> AuthorMistake {
    edit(name, .film, file, old, new, rule)
  }

  static func courses(
    _ name: String, _ old: String, _ new: String, _ rule: String
  ) -> AuthorMistake {
    edit(name, .courses, "Learn.plist", old, new, rule)
  }

  static func list(
    _ name: String, _ old: String, _ new: String, _ rule: String, in file: String = "More.plist"
  ) -> AuthorMistake {
    edit(name, .list, file, old, new, rule)
  }

  static func ranks(
    _ name: String, _ old: String, _ new: String, _ rule: String
  ) -> AuthorMistake {
    edit(name, .ranks, "Top.plist", old, new, rule)
  }

  static func own(
    _ name: String, _ old: String, _ new: String, _ rule: String
  ) -> AuthorMistake {
    edit(name, .own, "Home.plist", old, new, rule)
  }

  static func ownSettings(
    _ name: String, _ old: String, _ new: String, _ rule: String
  ) -> AuthorMistake {
    edit(name, .own, "Marquee.plist", old, new, rule)
  }

  static func library(
    _ name: String, _ old: String, _ new: String, _ rule: String
  ) -> AuthorMistake {
    edit(name, .library, "Items.plist", old, new, rule)
  }

  static func shelf(
    _ name: String, _ old: String, _ new: String, _ rule: String
  ) -> AuthorMistake {
    edit(name, .library, "Home.plist", old, new, rule)
  }

  static func layouts(
    _ name: String, _ old: String, _ new: String, _ rule: String
  ) -> AuthorMistake {
    edit(name, .layouts, "Home.plist", old, new, rule)
  }

  static func posterLayouts(
    _ name: String, _ old: String, _ new: String, _ rule: String
  ) -> AuthorMistake {
    edit(name, .posterLayouts, "Home.plist", old, new, rule)
  }

  static func assets(
    _ name: String, _ old: String, _ new: String, _ rule: String
  ) -> AuthorMistake {
    edit(name, .assets, "Home.plist", old, new, rule)
  }

  static func languages(
    _ name: String, _ old: String, _ new: String, _ rule: String
  ) -> AuthorMistake {
    edit(name, .languages, "de.lproj/Home.plist", old, new, rule)
  }

  private static func edit(
    _ name: String, _ catalog: AuthorCatalog, _ file: String, _ old: String, _ new: String,
    _ rule: String
  ) -> AuthorMistake {
    .files(name, catalog, [.replace(file, old, new)], rule, at: file)
  }
}
