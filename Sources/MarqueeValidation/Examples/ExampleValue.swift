/// A property list value for examples and tests, written with Swift literals.
///
/// Texts are XML, so `&amp;` is written as in a file. If the marks `⟦` and `⟧` enclose the whole
/// text of a string or a key, its element is marked as well.
package struct ExampleValue: Sendable {
  package let xml: String
  /// The content of the element: pairs of a dictionary, elements of an array, the text of others.
  package let content: String

  private init(xml: String, content: String) {
    self.xml = xml
    self.content = content
  }

  // The literals of examples are long. With the initializers inlined, they were more than half of
  // the module's code and of its compile time.
  @inline(never)
  private init(_ name: String, text: String) {
    let element = "<\(name)>\(Self.inside(text) ?? text)</\(name)>"
    self.init(xml: Self.inside(text) == nil ? element : Self.marked(element), content: text)
  }

  @inline(never)
  private init(_ name: String, lines: [String]) {
    let content = lines.joined(separator: "\n")
    self.init(xml: "<\(name)>\n\(content)\n</\(name)>", content: content)
  }

  package static func xml(_ text: String) -> ExampleValue {
    ExampleValue(xml: text, content: text)
  }

  /// An integer that Swift would print differently, or that contains a mark.
  package static func integer(_ text: String) -> ExampleValue {
    ExampleValue("integer", text: text)
  }

  package static func real(_ text: String) -> ExampleValue { ExampleValue("real", text: text) }

  @inline(never)
  package static func array(_ values: [ExampleValue]) -> ExampleValue {
    ExampleValue("array", lines: values.map(\.xml))
  }

  package static func + (left: ExampleValue, right: ExampleValue) -> ExampleValue {
    ExampleValue("array", lines: [left.content, right.content])
  }

  /// Returns a dictionary with the pairs of another.
  func adding(_ pairs: ExampleValue) -> ExampleValue {
    ExampleValue("dict", lines: [content, pairs.content])
  }

  package static func marked(_ value: ExampleValue) -> ExampleValue {
    ExampleValue(xml: marked(value.xml), content: value.content)
  }

  /// A dictionary or an array with its opening tag marked.
  package static func markedStart(_ value: ExampleValue) -> ExampleValue {
    guard let end = value.xml.firstIndex(of: ">") else { return value }
    let start = marked(String(value.xml[...end]))
    return ExampleValue(
      xml: start + value.xml[value.xml.index(after: end)...], content: value.content)
  }

  /// A value without line breaks, for a part that is not the subject of an example.
  package static func onOneLine(_ value: ExampleValue) -> ExampleValue {
    ExampleValue(
      xml: value.xml.filter { $0 != "\n" }, content: value.content.filter { $0 != "\n" })
  }

  private static func marked(_ text: String) -> String {
    "\(RuleExample.start)\(text)\(RuleExample.end)"
  }

  /// The text between marks that enclose all of it; `nil` if they do not.
  private static func inside(_ text: String) -> String? {
    guard text.first == RuleExample.start, text.last == RuleExample.end,
      text.count(where: { $0 == RuleExample.start }) == 1
    else { return nil }
    return String(text.dropFirst().dropLast())
  }
}

extension ExampleValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init("string", text: text) }
}

extension ExampleValue: ExpressibleByIntegerLiteral {
  package init(integerLiteral number: Int) { self.init("integer", text: "\(number)") }
}

extension ExampleValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral values: ExampleValue...) { self = .array(values) }
}

extension ExampleValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral pairs: (String, ExampleValue)...) { self.init(pairs: pairs) }

  /// A dictionary of computed pairs, in their order.
  @inline(never)
  package init(pairs: [(String, ExampleValue)]) {
    self.init("dict", lines: pairs.flatMap { [ExampleValue("key", text: $0).xml, $1.xml] })
  }
}
