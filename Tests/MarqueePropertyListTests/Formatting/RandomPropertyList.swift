import Foundation
import TestSupport

indirect enum RandomPropertyList {
  case dictionary([(key: String, value: RandomPropertyList)])
  case array([RandomPropertyList])
  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  case date(Date)
  case data(Data)

  private static let texts = [
    "", " ", "a", "a & b", "<c>", "\"q\" 'p'", "한국어 🚘", " lead", "two\nlines", "\ttab", "]]>",
    "a\r\nb", "&amp;", "-- >", "trail ",
  ]

  init(with random: inout SplitMix64, depth: Int = 0) {
    switch Int.random(in: depth > 3 ? 2...7 : 0...7, using: &random) {
    case 0:
      let keys = Set(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          Self.texts.randomElement(using: &random) ?? ""
        }
      ).sorted()
      self = .dictionary(
        keys.map { ($0, RandomPropertyList(with: &random, depth: depth + 1)) })
    case 1:
      self = .array(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          RandomPropertyList(with: &random, depth: depth + 1)
        })
    case 2: self = .integer(Int.random(in: Int.min...Int.max, using: &random))
    case 3: self = .real(Double.random(in: -1e9...1e9, using: &random))
    case 4: self = .boolean(Bool.random(using: &random))
    case 5:
      self = .date(
        Date(timeIntervalSince1970: Double(Int.random(in: 0...4_000_000_000, using: &random))))
    case 6:
      let count = Int.random(in: 0...200, using: &random)
      self = .data(Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }))
    default: self = .string(Self.texts.randomElement(using: &random) ?? "")
    }
  }

  var foundation: Any {
    switch self {
    case .dictionary(let members):
      Dictionary(members.map { ($0.key, $0.value.foundation) }) { first, _ in first }
    case .array(let elements): elements.map(\.foundation)
    case .string(let text): text
    case .integer(let number): number
    case .real(let number): number
    case .boolean(let value): value
    case .date(let date): date
    case .data(let data): data
    }
  }

  /// A file with random white space, comments and spellings.
  func file(with random: inout SplitMix64) -> String {
    var text = Bool.random(using: &random) ? FormattingCase.declaration : "<!-- start -->"
    text += Self.gap(&random)
    if Bool.random(using: &random) { text += "<!DOCTYPE plist>" }
    text += "<!--root-->" + Self.gap(&random) + "<plist>" + Self.gap(&random)
    return text + element(&random) + Self.gap(&random) + "</plist>" + Self.gap(&random)
  }

  /// Random white space and comments.
  private static func gap(_ random: inout SplitMix64) -> String {
    let pieces = ["", "", " ", "\n", "\n\n", "\t", "\r\n"]
    var text = ""
    while true {
      text += pieces.randomElement(using: &random) ?? ""
      guard Int.random(in: 0..<4, using: &random) == 0 else { return text }
      let content = ["a", "\n b\n", " - ", "<c>", "d\r\ne", ""].randomElement(using: &random) ?? ""
      text += "<!-- \(random.next() % 1000)\(content) -->"
    }
  }

  private func element(_ random: inout SplitMix64) -> String {
    switch self {
    case .dictionary(let members):
      guard !members.isEmpty || Bool.random(using: &random) else { return "<dict />" }
      var text = "<dict>"
      for member in members {
        text += Self.gap(&random) + Self.leaf("key", member.key, &random) + Self.gap(&random)
        text += member.value.element(&random)
      }
      return text + Self.gap(&random) + "</dict>"
    case .array(let elements):
      guard !elements.isEmpty || Bool.random(using: &random) else { return "<array/>" }
      var text = "<array>"
      for element in elements { text += Self.gap(&random) + element.element(&random) }
      return text + Self.gap(&random) + "</array>"
    case .string(let text): return Self.leaf("string", text, &random)
    case .integer(let number): return "<integer> \(number)</integer>"
    case .real(let number): return "<real>\n\(number)</real>"
    case .boolean(let value): return value ? "<true></true>" : "<false/>"
    case .date(let date): return "<date>\(date.formatted(.iso8601))</date>"
    case .data(let data):
      return "<data>\(data.base64EncodedString(options: .lineLength64Characters)) </data>"
    }
  }

  private static func leaf(_ name: String, _ text: String, _ random: inout SplitMix64) -> String {
    let content =
      Int.random(in: 0..<4, using: &random) == 0 && !text.contains("]]>")
      ? "<![CDATA[\(text)]]>"
      : text.unicodeScalars.map { Self.spelling(of: $0, &random) }.joined()
    return "<\(name)>\(content)</\(name)>"
  }

  private static func spelling(
    of character: Unicode.Scalar, _ random: inout SplitMix64
  ) -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return "&#\(character.value);"
    case 1: return "&#x\(String(character.value, radix: 16));"
    default:
      switch character {
      case "&": return "&amp;"
      case "<": return "&lt;"
      case "'": return "&apos;"
      default: return String(character)
      }
    }
  }
}
