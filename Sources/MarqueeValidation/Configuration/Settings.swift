package import MarqueeCatalog
package import MarqueeCells
package import MarqueeDiagnostics
package import MarqueeImages
import MarqueeLayout
package import MarqueeSolver

/// The settings of a content folder.
package struct Settings: Hashable, Sendable {
  /// The section types and kinds of items that its screens may use.
  package var contentModel: ContentModel
  /// The code of the currency of prices that have no other; `nil` if it is not set, or set to none
  /// that exists.
  package var currency: String?
  /// Whether a currency is set, or may be, with a fault that is reported there.
  package var mayHaveCurrency: Bool
  /// What becomes of the diagnostics of some rules.
  package var rules: [RuleIdentifier: RuleSetting]
  /// The devices that layouts and images are judged on; never empty.
  package var devices: [Device]
  /// The sizes of text in which screens are looked at; never empty.
  package var textSizes: [TextSizeCategory]
  /// When an image does not fit the cells that show it.
  package var imageLimits: ImageLimits
  /// How the app finds loose files of images by name.
  package var imageLookup: ImageLookup
  /// The names of images that are used by other means than screens.
  package var usedImages: [NamePattern]
  /// Which property lists of the folder are screens.
  package var files: PathFilter
  /// The authors' own rules about texts.
  package var textRules: [TextRule]
  /// What the app shows around screens, by their names; that of `*` is for all others.
  package var chrome: [String: ScreenChrome]
  /// The editor that previews open places in; `nil` for none.
  package var editor: EditorAddress?
  /// Where things are set; `nil` without a file.
  package var source: SettingsSource?

  /// Makes settings; without arguments, those of a folder that has none.
  package init(
    contentModel: ContentModel = .builtIn, currency: String? = nil,
    mayHaveCurrency: Bool = false, rules: [RuleIdentifier: RuleSetting] = [:],
    devices: [Device] = Self.defaultDevices, textSizes: [TextSizeCategory] = [.large],
    imageLimits: ImageLimits = ImageLimits(), imageLookup: ImageLookup = .uiKit,
    usedImages: [NamePattern] = [], files: PathFilter = PathFilter(), textRules: [TextRule] = [],
    chrome: [String: ScreenChrome] = [:], editor: EditorAddress? = nil,
    source: SettingsSource? = nil
  ) {
    self.contentModel = contentModel
    self.currency = currency
    self.mayHaveCurrency = mayHaveCurrency || currency != nil
    self.rules = rules
    self.devices = devices
    self.textSizes = textSizes
    self.imageLimits = imageLimits
    self.imageLookup = imageLookup
    self.usedImages = usedImages
    self.files = files
    self.textRules = textRules
    self.chrome = chrome
    self.editor = editor
    self.source = source
  }

  /// Settings that are there and could not be read: they may declare anything.
  package static let unread = Settings(
    contentModel: ContentModel(faulty: FaultyDeclarations(mayDeclareMore: true)),
    mayHaveCurrency: true)

  /// All rules: the built-in ones and the authors' own.
  package var ruleSet: RuleSet { RuleSet(authored: textRules.map(\.rule)) }

  /// What the app shows around a screen.
  ///
  /// - Parameter name: The screen's name with its folder, as `Shop/Posters`; the name alone is
  ///   enough in the settings.
  package func chrome(ofScreen name: String) -> ScreenChrome {
    let shortName = name.split(separator: "/").last.map(String.init) ?? name
    return chrome[name] ?? chrome[shortName] ?? chrome["*"] ?? ScreenChrome()
  }

  /// A small, a middle and a large phone.
  package static let defaultDevices: [Device] = [.iPhoneSE, .iPhone15, .iPhone15ProMax]
}

/// What becomes of a rule's diagnostics.
package enum RuleSetting: Hashable, Sendable {
  /// They are dropped.
  case off
  /// They have this severity.
  case severity(Severity)

  /// Reads the word of a settings file; `nil` for one that means nothing.
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
