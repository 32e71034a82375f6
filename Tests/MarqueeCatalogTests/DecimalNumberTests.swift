import Foundation
import MarqueeCatalog
import Testing

@Suite struct DecimalNumberTests {
  @Test(
    arguments: [
      ("19.90", "19.90"), ("+4.5", "4.5"), (".5", "0.5"), ("5.", "5"), ("007", "7"), ("0", "0"),
      ("-.25", "-0.25"), ("1e3", "1e3"), ("1E+2", "1e2"), ("2.50e-3", "2.50e-3"), ("0.00", "0.00"),
      ("1e99", "1e99"), ("1e-99", "1e-99"),
    ])
  func `a number keeps its author's digits in the form of JSON`(text: String, expected: String) {
    #expect(DecimalNumber(text)?.text == expected)
  }

  @Test(
    arguments: [
      "", ".", "-", "+-1", "--1", "e5", "1e", "1e1.5", "1e100", "1e-100", "nan", "inf", "-infinity",
      "0x1F", " 1", "1 ", "1,5", "1.2.3", "١", "１", "1_000", "1e99999999999999999999",
      "1e-9223372036854775808", "1e-9223372036854775809", "1e9223372036854775807",
      "0e-9223372036854775808", "1e+9223372036854775808", "1e--1", "1e+-1",
    ])
  func `an invalid number is refused`(text: String) {
    #expect(DecimalNumber(text) == nil)
  }

  @Test func `38 digits are kept, and one more is refused`() {
    let digits = String(repeating: "1234567890", count: 3) + "12345678"
    #expect(DecimalNumber(digits)?.text == digits)
    #expect(DecimalNumber(digits + "9") == nil)
    // Zeros at the end of a whole number do not count as digits to keep.
    #expect(DecimalNumber("1" + String(repeating: "0", count: 38)) != nil)
  }

  @Test(
    arguments: [
      ("19.9", "19.90"), ("0", "-0.0"), ("1e3", "1000"), ("0.5", ".50"), ("120e-1", "12"),
      ("0e5", "0"),
    ])
  func `numbers are equal when their values are`(left: String, right: String) {
    #expect(DecimalNumber(left) == DecimalNumber(right))
    #expect(DecimalNumber(left)?.hashValue == DecimalNumber(right)?.hashValue)
  }

  @Test(
    arguments: [
      ("ten", .notDecimal), ("1e", .notDecimal), ("nan", .notDecimal), ("1e+-5", .notDecimal),
      ("1e100", .exponentOutOfRange), ("1e-9223372036854775808", .exponentOutOfRange),
      ("1e99999999999999999999", .exponentOutOfRange),
      ("0." + String(repeating: "1", count: 39), .tooManyDigits),
      (String(repeating: "0", count: 129), .tooManyDigits),
    ] as [(String, DecimalNumber.Fault)])
  func `the reason why a text is no number is known`(text: String, fault: DecimalNumber.Fault) {
    #expect(throws: fault) { try DecimalNumber(checking: text) }
  }

  @Test(
    arguments: [
      (["9.5", "9.50", "95e-1", "+09.5", "0.95e1"], "9.5"), (["0", "-0.0", "0e7", ".0"], "0"),
      (["1000", "1e3", "1000.00"], "1000"), (["-0.05", "-5e-2", "-.050"], "-0.05"),
      (["1e99", "10e98"], "1e99"), (["12.5e-30", "1.25e-29"], "125e-31"),
      (["0.000001", "1e-6"], "0.000001"),
    ])
  func `equal numbers have the same shortest text`(texts: [String], shortest: String) {
    #expect(texts.map { DecimalNumber($0)?.shortestText } == texts.map { _ in shortest })
    #expect(DecimalNumber(shortest) == DecimalNumber(texts[0]))
  }

  @Test(arguments: [("19.9", "19.91"), ("1", "-1"), ("1", "10"), ("0.1", "0.01")])
  func `numbers of different values are not equal`(left: String, right: String) {
    #expect(DecimalNumber(left) != DecimalNumber(right))
  }

  @Test func `values come out as they are needed`() throws {
    let price = try #require(DecimalNumber("19.90"))
    #expect(price.fractionDigitCount == 1)
    #expect(price.decimalValue == Decimal(string: "19.9"))
    #expect(price.doubleValue == 19.9)
    #expect(try #require(DecimalNumber("1.2e3")).fractionDigitCount == 0)
  }

  @Test(
    arguments: [
      ("<string>19.90</string>", "19.90"), ("<real>19.99</real>", "19.99"),
      ("<integer>20</integer>", "20"), ("<real>0.1</real>", "0.1"),
      ("<integer>-3</integer>", "-3"),
    ])
  func `a property list's number is exact`(element: String, expected: String) throws {
    let text = "<plist version=\"1.0\"><array>\(element)</array></plist>"
    let numbers = try PropertyListDecoder().decode([DecimalNumber].self, from: Data(text.utf8))
    #expect(numbers.map(\.text) == [expected])
  }

  @Test(arguments: ["<real>nan</real>", "<string>ten</string>", "<true/>", "<array/>"])
  func `a property list's value of another kind is not read`(element: String) {
    let text = "<plist version=\"1.0\"><array>\(element)</array></plist>"
    #expect(throws: DecodingError.self) {
      try PropertyListDecoder().decode([DecimalNumber].self, from: Data(text.utf8))
    }
  }

  @Test func `a number of JSON is exact beyond the digits of a Double`() throws {
    let text = "[19.99, 12345678901234567.89, 7, \"4.50\"]"
    let numbers = try JSONDecoder().decode([DecimalNumber].self, from: Data(text.utf8))
    #expect(numbers.map(\.text) == ["19.99", "12345678901234567.89", "7", "4.50"])
  }

  @Test func `numbers are in the order of their values`() throws {
    let texts = [
      "-1e90", "-12.3", "-12.21", "-12.2", "-1", "-0.5", "-1e-90", "0", "1e-90", "0.05", "0.5",
      "0.51", "1",
      "1.000001", "9.99", "10", "12.2", "12.21", "99", "100", "1e5", "1.5e5", "1e90",
    ]
    let numbers = try texts.map { try #require(DecimalNumber($0)) }
    for (left, leftNumber) in numbers.enumerated() {
      for (right, rightNumber) in numbers.enumerated() {
        #expect(
          (leftNumber < rightNumber) == (left < right), "\(leftNumber.text) \(rightNumber.text)")
      }
    }
    // Other digits, the same values.
    for (left, right) in [("-0", "0"), ("1.50", "1.5"), ("100", "1e2"), ("0.00", "-0.0")] {
      let (left, right) = (try #require(DecimalNumber(left)), try #require(DecimalNumber(right)))
      #expect(left == right && !(left < right) && !(right < left))
    }
  }
}
