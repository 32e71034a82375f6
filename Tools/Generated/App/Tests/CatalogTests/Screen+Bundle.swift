import Foundation
import MarqueeScreen
import Testing

extension Screen {
  /// Reads a screen from the output of a target's build.
  init(_ name: String, in bundle: Bundle) throws {
    let url = try #require(bundle.url(forResource: name, withExtension: "json"))
    try self.init(json: Data(contentsOf: url))
  }

  /// The items of a section as a generated type.
  func items<Item: Decodable>(of section: String, as type: Item.Type) throws -> [Item] {
    try #require(self[section: section]).items(as: type)
  }
}
