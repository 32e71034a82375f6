/// A language and a country whose format figures and days are written in.
///
/// Only the format differs: how a price, a rating, a count and a day are written. A price in
/// content is a number in the shop's currency; no exchange rate turns 19.90 dollars into euros.
/// Authored text is shown as written, in any language.
public struct DisplayLocale: Hashable, Sendable {
  private let index: Int
  /// The language of the texts beside the figures, from which side they are read, and what pages
  /// say of them.
  package private(set) var language: Language

  private init(index: Int) {
    self.index = index
    language = Language(FigureForm.all[index].identifier)
  }

  /// Finds a language and a country; `nil` if their format is not known.
  ///
  /// - Parameter rawValue: The identifier of Foundation's `Locale`, such as `en_US`.
  public init?(rawValue: String) {
    guard let index = FigureForm.all.firstIndex(where: { $0.identifier == rawValue }) else {
      return nil
    }
    self.init(index: index)
  }

  /// The identifier of Foundation's `Locale`, such as `en_US`.
  public var rawValue: String { form.identifier }

  var form: FigureForm { FigureForm.all[index] }
}

extension DisplayLocale: CaseIterable {
  /// All whose format is known; the first one of a language is the usual one.
  public static let allCases = FigureForm.all.indices.map { DisplayLocale(index: $0) }

  /// English in the United States.
  public static let enUS = DisplayLocale(closestTo: "en_US")
  /// German in Germany.
  public static let deDE = DisplayLocale(closestTo: "de_DE")
  /// Hebrew in Israel.
  public static let heIL = DisplayLocale(closestTo: "he_IL")
}

extension DisplayLocale {
  /// Finds the language and country closest to a user's.
  ///
  /// - Parameter identifier: The identifier of a `Locale`, such as `en_AU` or `zh-Hant_TW`.
  /// - Returns: The same language and country; otherwise the first with the same language, and for
  ///   traditional Chinese that of Taiwan; otherwise ``enUS``.
  public init(closestTo identifier: String) {
    let language = Language(String(identifier.prefix { $0 != "@" }))
    let region = language.region ?? (language.script == "Hant" ? "TW" : "")
    self =
      DisplayLocale(rawValue: "\(language.code)_\(region)")
      ?? Self.allCases.first { $0.language.code == language.code } ?? Self.allCases[0]
  }

  /// Finds the format for the people who see a screen: that of their language, with its own figures
  /// if none are known.
  ///
  /// - Parameter base: The format of screens for everyone; of any other only its country counts, if
  ///   the language is the same.
  package init(for audience: Audience, base: DisplayLocale) {
    self = base
    guard let language = audience.language else { return }
    let isMoreExact = language.region != nil || language.script != nil
    if isMoreExact || language.code != base.language.code {
      self.init(closestTo: language.tag)
    }
    self.language = language
  }
}
