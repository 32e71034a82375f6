import MarqueeImages

/// Converts JSON to a property list with the same content.
enum SketchXML {
  /// An XML property list with a value; members that are null are left out.
  static func text(of value: JSONValue) -> [UInt8] {
    var text = "<plist version=\"1.0\">"
    append(value, to: &text)
    text += "</plist>"
    return Array(text.utf8)
  }

  private static func append(_ value: JSONValue, to text: inout String) {
    switch value.kind {
    case .null: break
    case .bool(let isTrue): text += isTrue ? "<true/>" : "<false/>"
    case .number(let number):
      text += Int(number) == nil ? "<real>\(number)</real>" : "<integer>\(number)</integer>"
    case .string(let string): text += "<string>\(escape(string))</string>"
    case .array(let elements):
      text += "<array>"
      for element in elements { append(element, to: &text) }
      text += "</array>"
    case .object(let members):
      text += "<dict>"
      for member in members where member.value.kind != .null {
        text += "<key>\(escape(member.key))</key>"
        append(member.value, to: &text)
      }
      text += "</dict>"
    }
  }

  /// Text escaped for XML; characters that it does not allow become U+FFFD.
  private static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
