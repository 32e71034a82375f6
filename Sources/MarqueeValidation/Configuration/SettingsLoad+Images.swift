import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList

extension SettingsLoad {
  /// Loads the limits of images; reports a meaningless limit and keeps its default.
  static func imageLimits(in document: PropertyListDocument) -> (ImageLimits, [Diagnostic]) {
    var limits = ImageLimits()
    var diagnostics: [Diagnostic] = []
    for (key, value) in document.settingsMembers(of: "images") {
      guard let number = number(of: value, in: document) else { continue }
      let name = document.string(of: key)
      switch name {
      case "maximumEnlargement" where number >= 1: limits.maximumEnlargement = number
      case "maximumDistortion" where number >= 1: limits.maximumDistortion = number
      case "maximumReduction" where number >= 1: limits.maximumReduction = number
      case "maximumByteCount":
        limits.maximumByteCount = Int(exactly: number.rounded()) ?? limits.maximumByteCount
      case "maximumEnlargement", "maximumDistortion", "maximumReduction":
        diagnostics.append(
          Diagnostic(
            rule: .wrongValueType, severity: .error, message: "'\(name)' must be at least 1",
            place: document.place(of: value)))
      default: continue
      }
    }
    return (limits, diagnostics)
  }

  /// Loads how the app finds loose files; a meaningless word is reported with the other values.
  static func imageLookup(in document: PropertyListDocument) -> ImageLookup {
    for (key, value) in document.settingsMembers(of: "images")
    where document.string(of: key) == "lookup" && document.isSoundString(value) {
      return ImageLookup(rawValue: document.string(of: value)) ?? .uiKit
    }
    return .uiKit
  }

  /// The names of images that are used by something other than screens.
  static func usedImages(in document: PropertyListDocument) -> [NamePattern] {
    texts(of: "usedImages", in: document).map(NamePattern.init)
  }

  private static func number(of index: ValueIndex, in document: PropertyListDocument) -> Double? {
    let value = document[index]
    guard value.kind == .integer || value.kind == .real, !value.flags.contains(.isDamaged) else {
      return nil
    }
    let number = NumberText.decimal(
      document.string(of: index), isHexadecimal: value.kind == .integer)
    return number?.doubleValue
  }
}
