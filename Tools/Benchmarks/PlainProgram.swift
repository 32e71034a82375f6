#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The simplest program that produces the JSON: one call of a decoder into plain structures, and
/// one of an encoder.
enum PlainProgram {
  private struct Item: Codable {
    var id: String?
    var description: String
    var imageName: String
    var rank: Int?
  }

  private struct Section: Codable {
    var id: String?
    var sectionType: String
    var sectionName: String?
    var contentItem: [Item]
    var layout: String?
    var selection: String?
  }

  /// The length of the JSON; 0 if the property list cannot be read.
  static func run(_ data: Data) -> Int {
    (try? json(of: data).count) ?? 0
  }

  /// Converts one file to another.
  static func run(from source: String, to target: String) throws {
    try json(of: Data(contentsOf: URL(filePath: source))).write(to: URL(filePath: target))
  }

  private static func json(of data: Data) throws -> Data {
    try JSONEncoder().encode(PropertyListDecoder().decode([Section].self, from: data))
  }
}
