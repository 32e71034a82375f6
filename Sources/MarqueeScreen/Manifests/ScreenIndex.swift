public import MarqueePlatform

/// The screens that a build wrote: the content of `Screens.json`.
///
/// ```json
/// {"formatVersion":1,"screens":[{"name":"Shop/Home","file":"Shop/Home.json","sections":6,"items":35}]}
/// ```
public struct ScreenIndex: Hashable, Sendable {
  /// One screen.
  public struct Entry: Hashable, Sendable, Decodable {
    /// The path of its property list in the content folder, without the extension.
    public let name: String
    /// The path of its JSON, from the index's own folder.
    public let file: String
    /// How many sections it has.
    public let sectionCount: Int
    /// How many items its sections have.
    public let itemCount: Int

    package init(name: String, file: String, sectionCount: Int, itemCount: Int) {
      self.name = name
      self.file = file
      self.sectionCount = sectionCount
      self.itemCount = itemCount
    }

    package func inFile(_ file: String) -> Entry {
      Entry(name: name, file: file, sectionCount: sectionCount, itemCount: itemCount)
    }

    enum CodingKeys: String, CodingKey {
      case name, file
      case sectionCount = "sections"
      case itemCount = "items"
    }
  }

  /// The name of the index's file, in the folder of the screens' JSON.
  public static let fileName = "Screens.json"

  /// The screens, in the order of their names' bytes.
  public let screens: [Entry]
  /// What the app's cells look like, as in the settings of the content.
  public let theme: Theme

  /// Makes an index of screens, given in any order.
  package init(_ screens: [Entry], theme: Theme = Theme()) {
    self.screens = screens.sortedByBytes(of: \.name)
    self.theme = theme
  }

  /// Parses the index that `marquee build` wrote; ignores unknown keys.
  ///
  /// - Throws: `DecodingError` for the first fault.
  public init(json data: Data) throws {
    let list = try JSONDecoder().decode(ScreenList<Entry>.self, from: data)
    self.init(list.screens, theme: list.theme)
  }

  /// Returns the version of a screen for a reader's languages, or the one for all; `nil` for none.
  ///
  /// - Parameters:
  ///   - name: The name as in links, without a language.
  ///   - languages: The preferred first, as in `Locale.preferredLanguages`.
  public func screen(_ name: String, for languages: [String]) -> Entry? {
    screens.version(of: name, for: languages) { $0.name }
  }

  /// Returns the index as JSON, in UTF-8; equal indices give equal bytes.
  package func json(style: JSONStyle = .compact) -> Data { Data(jsonBytes(style: style)) }

  /// Returns the index as JSON, in UTF-8.
  package func jsonBytes(style: JSONStyle) -> [UInt8] {
    ScreenList.jsonBytes(of: screens, theme, style: style) { writer, screen in
      writer.member("name", screen.name)
      writer.member("file", screen.file)
      writer.member("sections", screen.sectionCount)
      writer.member("items", screen.itemCount)
    }
  }
}
