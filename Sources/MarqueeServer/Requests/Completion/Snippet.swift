import MarqueeCatalog
import MarqueeScreen

/// Empty values with places for a cursor.
enum Snippet {
  /// An empty value of a field.
  static func value(of field: Field, _ model: ContentModel) -> String {
    switch field.kind.storage {
    case .integer: return "<integer>$1</integer>"
    case .number: return "<real>$1</real>"
    case .boolean: return "<${1|true,false|}/>"
    case .date: return "<date>${1:2026-01-31T12:00:00Z}</date>"
    case .word(let words): return "<string>${1|\(words.joined(separator: ","))|}</string>"
    case .array(let table): return "<array>\n\t\(dictionary(table, model))\n</array>"
    case .strings, .list: return "<array>\n\t$1\n</array>"
    case .dictionary(let table): return dictionary(table, model)
    case .map, .group: return "<dict>\n\t$1\n</dict>"
    case .anything where field.key == "sections":
      return "<array>\n\t\(dictionary(.untypedSection, model))\n</array>"
    case .string, .numberOrText, .anything: return "<string>$1</string>"
    }
  }

  /// A dictionary with its required keys.
  static func dictionary(_ table: FieldTable, _ model: ContentModel) -> String {
    var lines = ["<dict>"]
    var number = 0
    for field in table.fields where field.isWrittenFirst {
      number += 1
      lines.append("\t<key>\(field.key)</key>")
      switch field.kind.storage {
      case .array, .list, .strings: lines.append("\t<array>\n\t\t$\(number)\n\t</array>")
      case .integer: lines.append("\t<integer>$\(number)</integer>")
      case .number: lines.append("\t<real>$\(number)</real>")
      default: lines.append("\t<string>$\(number)</string>")
      }
    }
    lines.append(number == 0 ? "\t$0\n</dict>" : "</dict>")
    return lines.joined(separator: "\n")
  }
}

extension Field {
  /// Whether a new dictionary has the key: it is required, or the usual one of two.
  fileprivate var isWrittenFirst: Bool {
    switch presence {
    case .required: true
    case .requiredUnless(let other): other != "imageName"
    case .optional, .requiredWhen: false
    }
  }
}
