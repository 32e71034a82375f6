/// Maps the JSON of a service to a ranking.
///
/// A path consists of keys separated by dots, such as `boxOfficeResult.dailyBoxOfficeList`; a
/// number is an index into a list, from 0.
///
/// ```
/// let boxOffice = RankingMapping(
///   sectionName: "Box office", entries: "boxOfficeResult.dailyBoxOfficeList",
///   rank: "rank", title: "movieNm", id: "movieCd",
///   image: .name { entry in entry["movieCd"]?.text.map { "poster-\($0)" } })
/// ```
public struct RankingMapping: Sendable {
  /// Where the images of a ranking come from.
  public enum Image: Sendable {
    /// No images.
    case none
    /// The link at this path of an entry.
    case link(String)
    /// The name of an app's image, made from an entry; `nil` for an entry without one.
    case name(@Sendable (FieldValue) -> String?)
  }

  /// The header of the section.
  public var sectionName: String
  /// The path of the list of entries, from the root; empty if the root is the list.
  public var entries: String
  /// The path of the rank in an entry: an integer from 1, or a text that contains one.
  public var rank: String
  /// The path of the title in an entry.
  public var title: String
  /// The path of the identifier in an entry; `nil` to make identifiers from the titles.
  public var id: String?
  /// Where the images come from.
  public var image: Image

  /// Makes a mapping.
  public init(
    sectionName: String, entries: String, rank: String, title: String, id: String? = nil,
    image: Image = .none
  ) {
    self.sectionName = sectionName
    self.entries = entries
    self.rank = rank
    self.title = title
    self.id = id
    self.image = image
  }

  /// The steps of a path.
  static func path(_ text: String) -> CodingPath {
    CodingPath(
      text.split(separator: ".").map { step in Int(step).map { .index($0) } ?? .key("\(step)") })
  }
}
