package import MarqueeCatalog
package import MarqueeCells
package import MarqueeDiagnostics
package import MarqueeImages
package import MarqueeScreen
package import MarqueeSolver

package struct Settings: Hashable, Sendable {
  /// The section types and kinds of items that its screens may use.
  package var contentModel = ContentModel.builtIn
  /// The default currency code of prices; `nil` if it is not set, or not an existing currency.
  package var currency: String?
  /// Whether a currency is set, or may be in a faulty part, where the fault is reported.
  package var mayHaveCurrency = false
  /// The language and country of screens that are for everyone.
  package var locale = DisplayLocale.enUS
  package var rules: [RuleIdentifier: RuleSetting] = [:]
  package var selection = RuleSelection.all
  /// The path of the file with the diagnostics that are not reported, from the folder of the
  /// settings; `nil` for none.
  package var baseline: RelativePath?
  /// The devices that layouts and images are checked on; never empty.
  package var devices = Self.defaultDevices
  /// The text sizes that screens are checked in; never empty.
  package var textSizes: [TextSizeCategory] = [.large]
  /// How devices are held in the views that count; never empty.
  package var orientations: [Orientation] = [.portrait]
  /// The reading directions of the views that count; empty for that of each screen.
  package var directions: [ReadingDirection] = []
  /// The limits beyond which an image does not fit the cells that show it.
  package var imageLimits = ImageLimits()
  package var imageLookup = ImageLookup.uiKit
  /// The names of images that are used by something other than screens.
  package var usedImages: [NamePattern] = []
  /// Selects the property lists of the folder that are screens.
  package var files = PathFilter()
  package var textRules: [TextRule] = []
  /// What the app shows around screens, by screen name; `*` stands for all others.
  package var chrome: [String: ScreenChrome] = [:]
  /// What the app's cells look like.
  package var theme = Theme()
  /// The editor that previews open files in; `nil` for none.
  package var editor: EditorAddress?
  /// The rules that depend on settings which could not be read.
  package var doubt = SettingsDoubt.none
  /// The source of the settings, to point at; `nil` without a file.
  package var source: SettingsSource?

  /// Makes the settings of a folder without a settings file.
  package init() {}

  /// Settings that exist but could not be read, so that they may declare anything.
  package static let unread = {
    var settings = Settings()
    settings.contentModel = ContentModel(faulty: FaultyDeclarations(mayDeclareMore: true))
    settings.mayHaveCurrency = true
    settings.doubt = .all
    return settings
  }()

  /// The place of a value in the settings file; `nil` if there is no such value.
  ///
  /// - Parameter path: The keys that lead to it.
  package func place(of path: [String]) -> Place? { source?.place(of: path) }

  package var ruleSet: RuleSet { RuleSet(authored: textRules.map(\.rule)) }

  /// What the app shows around a screen.
  ///
  /// - Parameter name: The screen's name with its folder, such as `Shop/Posters`; in the settings
  ///   the name without the folder is enough.
  package func chrome(ofScreen name: String) -> ScreenChrome {
    let shortName = name.split(separator: "/").last.map(String.init) ?? name
    return chrome[name] ?? chrome[shortName] ?? chrome["*"] ?? ScreenChrome()
  }

  /// A small, a medium and a large phone.
  package static let defaultDevices: [Device] = [.iPhoneSE, .iPhone15, .iPhone15ProMax]
}

package enum RuleSetting: Hashable, Sendable {
  case off
  case severity(Severity)

  /// Reads the word of a settings file; `nil` if it is not a known one.
  init?(_ word: String) {
    if word == "off" {
      self = .off
    } else if let severity = Severity(rawValue: word) {
      self = .severity(severity)
    } else {
      return nil
    }
  }
}
