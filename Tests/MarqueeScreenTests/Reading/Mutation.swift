import Foundation
import MarqueeScreen

/// One change to a screen's JSON, as a newer or broken writer could make it.
struct Mutation: Sendable {
  /// The place of the change: an existing value, or a new one.
  let path: [CodingPath.Step]
  /// What is written there; `nil` if the key is left out.
  let value: JSONValue?

  /// All changes of some kinds, at every depth.
  static func all(of json: JSONValue) -> [Mutation] {
    json.values().flatMap { path, value in
      (path.isEmpty ? [] : replacements(of: value, at: path)) + additions(to: value, at: path)
    } + duplicates(in: json)
  }

  private static func replacements(
    of value: JSONValue, at path: [CodingPath.Step]
  ) -> [Mutation] {
    let others: [JSONValue] =
      switch value {
      case .null: []
      case .boolean: [.null, .string("tomorrow"), .array([])]
      case .number: [.null, .string("tomorrow"), .object([:])]
      case .string: [.null, .string("tomorrow"), .number(7), .array([.string("tomorrow")])]
      case .array: [.null, .string("tomorrow"), .object([:])]
      case .object: [.null, .boolean(true), .array([])]
      }
    let mutations = others.map { Mutation(path: path, value: $0) }
    guard case .key = path.last else { return mutations }
    return mutations + [Mutation(path: path, value: nil)]
  }

  private static func additions(to value: JSONValue, at path: [CodingPath.Step]) -> [Mutation] {
    let new = JSONValue.object(["tomorrow": .array([.number(1), .null])])
    return switch value {
    case .object: [Mutation(path: path + [.key("tomorrow")], value: new)]
    case .array(let elements): [Mutation(path: path + [.index(elements.count)], value: new)]
    default: []
    }
  }

  /// Later items and sections with the identifier of the first of their kind.
  private static func duplicates(in json: JSONValue) -> [Mutation] {
    let identifiers = json.values().filter { path, _ in
      path.first == .key("sections") && path.last == .key("id")
    }
    return [3, 5].flatMap { depth in
      let siblings = identifiers.filter { $0.path.count == depth }
      return siblings.dropFirst().map { Mutation(path: $0.path, value: siblings.first?.value) }
    }
  }
}

extension Mutation: CustomStringConvertible {
  var description: String {
    "\(CodingPath(path)) is \(value.map { "\($0)" } ?? "left out")"
  }
}
