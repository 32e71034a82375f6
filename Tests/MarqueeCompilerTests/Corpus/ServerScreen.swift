import Foundation
import Testing

/// A home screen as a server sends it: `layouts`, each with `type`, `id` and `value`.
enum ServerScreen {
  /// The same screen as authors would write it.
  static func propertyList(of json: [UInt8]) throws -> [UInt8] {
    let root = try JSONSerialization.jsonObject(with: Data(json))
    let layouts = try #require((root as? [String: Any])?["layouts"] as? [[String: Any]])
    let sections: [[String: Any]] = try layouts.map { layout in
      let value = try #require(layout["value"])
      return [
        "sectionType": try #require(layout["type"]), "id": try #require(layout["id"]),
        "contentItem": value is [Any] ? value : [value],
      ]
    }
    return Array(
      try PropertyListSerialization.data(fromPropertyList: sections, format: .xml, options: 0))
  }
}
