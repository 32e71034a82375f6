import Foundation
import TestSupport
import Testing

/// A copy of a catalog with some mistakes that authors make, the same ones for the same number.
struct DamagedCatalog {
  let folder: TemporaryFolder

  private static let catalogs = ["List", "Film", "Library", "Languages", "Own", "Layouts"]

  /// Damages a copy.
  ///
  /// - Parameters:
  ///   - seed: Decides which catalog is copied, and which mistakes it gets.
  ///   - kinds: The kinds of mistakes to choose from.
  init(seed: UInt64, _ kinds: [Kind] = Kind.allCases) throws {
    var random = SplitMix64(seed: seed)
    let name = Self.catalogs[Int(seed) % Self.catalogs.count]
    folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: PackageFolder.url.appending(path: "Tests/Support/Fixtures/AuthorCatalogs/\(name)"),
      to: folder.url.appending(path: "Content"))
    let files = try propertyLists()
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      guard let file = files.randomElement(using: &random),
        let kind = kinds.randomElement(using: &random)
      else { continue }
      let text = try folder.text(file)
      try folder.write(kind.applied(to: text, using: &random), to: file)
    }
  }

  var content: String { folder.path("Content") }

  /// The paths of all property lists.
  func propertyLists() throws -> [String] {
    try folder.names().filter { $0.hasPrefix("Content/") && $0.hasSuffix(".plist") }
  }

  /// The property lists of screens, without their extension.
  func screens() throws -> [String] {
    let names = try propertyLists().map { String($0.dropFirst("Content/".count).dropLast(6)) }
    return names.filter { $0 != "Marquee" && $0 != "Items" && !$0.hasPrefix("Items/") }
  }

  /// A mistake.
  enum Kind: CaseIterable {
    case repeatedSpace, invisibleCharacter, escape, misspeltKey, brokenLink, otherText, longSpace
    case nestedItem, comment

    /// The mistakes that are not errors of a single screen.
    static let acrossScreens: [Kind] = [
      .repeatedSpace, .invisibleCharacter, .escape, .brokenLink, .otherText, .comment,
    ]

    fileprivate func applied(to text: String, using random: inout SplitMix64) -> String {
      switch self {
      case .repeatedSpace: replacing(" ", by: "  ", inValuesOf: text, &random)
      case .longSpace:
        replacing(" ", by: String(repeating: " ", count: 40), inValuesOf: text, &random)
      case .invisibleCharacter:
        replacing("e", by: "e\u{200B}\u{200B}", inValuesOf: text, &random)
      case .escape: replacing(" ", by: " &amp;amp;amp; ", inValuesOf: text, &random)
      case .otherText: replacing("a", by: "aa", inValuesOf: text, &random)
      case .misspeltKey:
        text.replacing("<key>description</key>", with: "<key>descripton</key>", maxReplacements: 1)
      case .brokenLink:
        text.replacing("<string>screen:", with: "<string>screen:X", maxReplacements: 1)
      case .nestedItem:
        text.replacing(
          "</dict>\n\t\t\t<dict>", with: "<key>New item</key>\n<dict>", maxReplacements: 1)
      case .comment: text.replacing("<array>", with: "<!-- é -->\n<array>", maxReplacements: 1)
      }
    }

    /// Replaces a text in one of the lines with texts for people.
    private func replacing(
      _ old: String, by new: String, inValuesOf text: String, _ random: inout SplitMix64
    ) -> String {
      var lines = text.components(separatedBy: "\n")
      let candidates = lines.indices.filter {
        lines[$0].contains("<string>") && lines[$0].contains(" ")
          && !lines[$0].contains("<string> ") && lines[$0].contains(old)
      }
      guard let line = candidates.randomElement(using: &random),
        let value = lines[line].range(of: "<string>"),
        let place = lines[line].range(of: old, range: value.upperBound..<lines[line].endIndex)
      else { return text }
      lines[line].replaceSubrange(place, with: new)
      return lines.joined(separator: "\n")
    }
  }
}
