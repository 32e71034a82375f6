import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList

extension SettingsLoad {
  /// Reads the limits of images, and how the app finds loose files.
  ///
  /// A meaningless limit is reported and keeps its default; a meaningless word is reported with the
  /// other values.
  mutating func readImages() {
    for (key, value) in document.settingsMembers(of: "images") {
      guard let number = document.fieldValue(of: value, kind: .number)?.number?.doubleValue else {
        continue
      }
      let name = document.string(of: key)
      switch name {
      case "maximumEnlargement" where number >= 1: settings.imageLimits.maximumEnlargement = number
      case "maximumDistortion" where number >= 1: settings.imageLimits.maximumDistortion = number
      case "maximumReduction" where number >= 1: settings.imageLimits.maximumReduction = number
      case "maximumByteCount":
        if let count = Int(exactly: number.rounded()) {
          settings.imageLimits.maximumByteCount = count
        }
      case "maximumEnlargement", "maximumDistortion", "maximumReduction":
        report(.wrongValueType, at: value, "'\(name)' must be at least 1")
      default: continue
      }
    }
    guard let word = value(of: "images").flatMap({ document.member("lookup", of: $0)?.value }),
      document.isValidString(word), let lookup = ImageLookup(rawValue: document.string(of: word))
    else { return }
    settings.imageLookup = lookup
  }
}
