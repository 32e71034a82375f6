/// The format of a file that lists the screens of a build: a format version and the entries.
struct ScreenList<Entry: Decodable>: Decodable {
  let screens: [Entry]
  let theme: Theme

  enum CodingKeys: String, CodingKey {
    case formatVersion, theme, screens
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard try container.decode(Int.self, forKey: .formatVersion) <= Self.formatVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .formatVersion, in: container,
        debugDescription: "the list of screens is of a newer format version")
    }
    screens = try container.decode([Entry].self, forKey: .screens)
    theme = try container.decodeIfPresent(Theme.self, forKey: .theme) ?? Theme()
  }

  private static var formatVersion: Int { 1 }

  /// Returns a list as JSON, in UTF-8; equal lists give equal bytes.
  static func jsonBytes(
    of screens: [Entry], _ theme: Theme, style: JSONStyle,
    _ writeMembers: (inout JSONWriter, Entry) -> Void
  ) -> [UInt8] {
    var writer = JSONWriter(style: style)
    writer.object { writer in
      writer.member("formatVersion", formatVersion)
      writer.member("theme", theme.ifWritten)
      writer.objects("screens", of: screens, writeMembers)
    }
    writer.endOfFile()
    return writer.bytes
  }
}
