/// The fault in an invalid description of a layout.
package struct CaseDescriptionError: Error, Hashable {
  /// The place: `[0].layout.section.group.width`; empty for the whole text.
  package let path: String
  /// The fault, in the words of a diagnostic.
  package let message: String

  /// Makes an error; an empty path stands for the whole text.
  package init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(path: Self.path(context.codingPath + [key]), message: "this key is missing")
    case .valueNotFound(_, let context):
      self.init(path: Self.path(context.codingPath), message: "a value is missing here")
    case .typeMismatch(let type, let context):
      self.init(
        path: Self.path(context.codingPath), message: "this is not \(Self.words(for: type))")
    case .dataCorrupted(let context):
      // Our own messages are phrases; the decoder's message about invalid JSON is a sentence.
      let isOwn = !context.debugDescription.hasSuffix(".")
      self.init(
        path: Self.path(context.codingPath),
        message: isOwn ? context.debugDescription : "this is not JSON")
    @unknown default:
      self.init(path: "", message: "this cannot be read")
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }

  private static func words(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is Double.Type: "a number"
    case is [Any].Type: "an array"
    default: "an object"
    }
  }
}
