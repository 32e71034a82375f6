/// A value of a property list, as examples and tests write it: with Swift's literals.
///
/// Texts are XML, so `&amp;` is written as in a file. The marks `⟦` and `⟧` around the whole text of
/// a string or a key enclose its element as well.
package struct ExampleValue: Sendable {
  /// The element.
  package let xml: String
  /// What is inside the element: pairs of a dictionary, elements of an array, the text of others.
  package let content: String

  private init(xml: String, content: String) {
    self.xml = xml
    self.content = content
  }

  // The literals of examples are long. With the initializers inlined they were more than half of the
  // module's code, and most of the time that it took to compile.
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

  /// An element that is written in full.
  package static func xml(_ text: String) -> ExampleValue {
    ExampleValue(xml: text, content: text)
  }

  /// A number that Swift would write in another way, or that is marked.
  package static func integer(_ text: String) -> ExampleValue {
    ExampleValue("integer", text: text)
  }

  /// A number with a fraction.
  package static func real(_ text: String) -> ExampleValue { ExampleValue("real", text: text) }

  /// An array of values that are put together.
  @inline(never)
  package static func array(_ values: [ExampleValue]) -> ExampleValue {
    ExampleValue("array", lines: values.map(\.xml))
  }

  /// A value with its whole element marked.
  package static func marked(_ value: ExampleValue) -> ExampleValue {
    ExampleValue(xml: marked(value.xml), content: value.content)
  }

  /// A dictionary or an array with its start tag marked.
  package static func markedStart(_ value: ExampleValue) -> ExampleValue {
    guard let end = value.xml.firstIndex(of: ">") else { return value }
    let start = marked(String(value.xml[...end]))
    return ExampleValue(
      xml: start + value.xml[value.xml.index(after: end)...], content: value.content)
  }

  /// A value without line breaks, for a part of an example that is not what it is about.
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

  /// A dictionary whose pairs are put together; they keep their order.
  @inline(never)
  package init(pairs: [(String, ExampleValue)]) {
    self.init("dict", lines: pairs.flatMap { [ExampleValue("key", text: $0).xml, $1.xml] })
  }
}
