import MarqueeSupport

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The screens that a build has written: the content of `Screens.json`.
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

    /// Makes an entry.
    package init(name: String, file: String, sectionCount: Int, itemCount: Int) {
      self.name = name
      self.file = file
      self.sectionCount = sectionCount
      self.itemCount = itemCount
    }

    enum CodingKeys: String, CodingKey {
      case name, file
      case sectionCount = "sections"
      case itemCount = "items"
    }
  }

  /// The name of the index's file, in the folder of the screens' JSON.
  public static let fileName = "Screens.json"

  /// The version of the form that is written.
  static let formatVersion = 1

  /// The screens, in the order of their names' bytes.
  public let screens: [Entry]

  /// Makes an index of screens, given in any order.
  package init(_ screens: [Entry]) {
    self.screens = screens.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Reads the index that `marquee build` has written; keys that are not known are passed over.
  ///
  /// - Throws: `DecodingError`, for the first thing that is not as it should be.
  public init(json data: Data) throws {
    self.init(try JSONDecoder().decode(IndexJSON.self, from: data).screens)
  }

  /// The index as JSON, in UTF-8; equal indices give equal bytes.
  package func json(style: JSONStyle = .compact) -> Data { Data(jsonBytes(style: style)) }

  /// The index as JSON, in UTF-8.
  package func jsonBytes(style: JSONStyle) -> [UInt8] {
    var writer = JSONWriter(style: style)
    writer.object { writer in
      writer.member("formatVersion", Self.formatVersion)
      writer.key("screens")
      writer.array(of: screens) { writer, screen in
        writer.object { writer in
          writer.member("name", screen.name)
          writer.member("file", screen.file)
          writer.member("sections", screen.sectionCount)
          writer.member("items", screen.itemCount)
        }
      }
    }
    writer.endOfFile()
    return writer.bytes
  }
}

/// The form of an index's JSON.
private struct IndexJSON: Decodable {
  let screens: [ScreenIndex.Entry]

  enum CodingKeys: String, CodingKey {
    case formatVersion, screens
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard try container.decode(Int.self, forKey: .formatVersion) <= ScreenIndex.formatVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .formatVersion, in: container,
        debugDescription: "the index is of a newer format version")
    }
    screens = try container.decode([ScreenIndex.Entry].self, forKey: .screens)
  }
}
