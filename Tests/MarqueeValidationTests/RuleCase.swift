import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueeValidation
import Testing

/// An example of a rule in some surroundings.
struct RuleCase: CustomTestStringConvertible, Sendable {
  let rule: Rule
  let example: RuleExample
  let number: Int
  let variation: Variation

  /// What is done to an example without changing what it means.
  enum Variation: CaseIterable {
    case asWritten
    case windowsLineBreaks
    case wideCharactersInFront
    case indented
  }

  static let all: [RuleCase] = RuleRegistry.all.flatMap { rule in
    rule.examples.enumerated().flatMap { number, example in
      Variation.allCases.map { variation in
        RuleCase(rule: rule, example: example, number: number + 1, variation: variation)
      }
    }
  }

  var testDescription: String { "\(rule.id) \(number), \(variation)" }

  /// The whole property list, marks included.
  var text: String {
    let text = example.markedPropertyList
    switch example.frame {
    case .file, .contents, .noScreen: return text
    case .sections, .items, .item, .layout, .settings, .library: break
    }
    switch variation {
    case .asWritten:
      return text
    case .windowsLineBreaks:
      return String(text.map { $0 == "\n" ? "\r\n" : $0 })
    case .wideCharactersInFront:
      return text.split(separator: "\n", omittingEmptySubsequences: false).joined(
        separator: "\n<!-- 한국어 👩‍👩‍👧 -->")
    case .indented:
      return text.split(separator: "\n", omittingEmptySubsequences: false).joined(
        separator: "\n\t  ")
    }
  }

  /// What is wrong with a library, and with the folder that has it.
  private func validateLibrary(_ bytes: [UInt8]) -> [Diagnostic] {
    let library = Checking.library(bytes)
    let screens = example.otherPropertyList.map { [(name: "Home.plist", bytes: Array($0.utf8))] }
    return Checking.folderDiagnostics(of: nil, screens: screens ?? [], library: library)
  }

  /// All diagnostics of a text in the example's folder, and those of the folder itself.
  func validate(_ bytes: [UInt8]) -> [Diagnostic] {
    if case .settings = example.frame {
      return SettingsLoad.load(bytes, name: "Marquee.plist").diagnostics
    }
    if case .library = example.frame { return validateLibrary(bytes) }
    let images = example.imageLibrary
    let names =
      example.languages.isEmpty
      ? ["Earlier.plist", "Example.plist"] : example.languages.map { "\($0).lproj/Example.plist" }
    var screens = [(name: names[1], bytes: bytes)]
    if let other = example.otherPropertyList {
      screens.insert((names[0], Array(other.utf8)), at: 0)
    }
    if case .noScreen = example.frame { screens = [] }
    let ofFolder =
      images == nil && screens.count == 1
      ? []
      : Checking.folderDiagnostics(
        of: images, screens: screens, faults: (example.images ?? []).compactMap(\.fault),
        settings: example.settings)
    switch example.frame {
    case .contents, .noScreen: return ofFolder
    default: break
    }
    return Checking.diagnostics(
      of: bytes, images: images, settings: example.settings,
      library: example.libraryPropertyList.map { Checking.library(Array($0.utf8)) } ?? ItemLibrary()
    )
      + ofFolder
  }
}
