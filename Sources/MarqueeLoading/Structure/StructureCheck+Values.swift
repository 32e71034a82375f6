import MarqueeCatalog
import MarqueeDiagnostics
import MarqueePropertyList
import MarqueeScreen

extension StructureCheck {
  /// Checks the value of a field.
  ///
  /// - Parameter name: The value in an author's words: a quoted key, or `an item`. It is evaluated
  ///   only for a report, because most values have no fault.
  mutating func checkValue(
    _ index: ValueIndex, of kind: FieldKind, named name: @autoclosure () -> String
  ) {
    guard document.accepts(kind, index) else {
      return reportWrongKind(
        index, named: name(), kind.phrase,
        fixIt: MeantValue(index, in: document)?.fixIt(as: kind)
          ?? FixIt("write '\(kind.asWritten)'", applicability: .displayOnly))
    }
    // A value with a syntax fault is not checked further.
    guard !document.isDamaged(index) || document[index].kind.isContainer else {
      return
    }
    switch kind.storage {
    case .anything where kind == .fieldType && document[index].kind == .dictionary:
      checkValue(index, of: .dictionary(.fieldDescription), named: name())
    case .string, .boolean, .date, .anything:
      break
    case .word(let words):
      checkWord(index, words, named: name())
    case .integer(let minimum):
      checkInteger(index, atLeast: minimum, named: name())
    case .numberOrText where document[index].kind == .string:
      checkPrice(index, named: name())
    case .number, .numberOrText:
      if document.number(of: index) == nil {
        let fault = NumberText.faultPhrase(of: document.string(of: index))
        report(.wrongValueType, at: index, "\(name()) \(fault ?? "must be \(kind.phrase)")")
      }
    case .strings:
      checkElements(index, of: .text, named: name()) { "an element of \($0)" }
    case .dictionary(.fieldDescription):
      // The code that reads the fields reports those that are nested too deep.
      guard nestedFieldsCount <= FieldKind.maximumNesting else { break }
      nestedFieldsCount += 1
      checkDictionary(index, against: .fieldDescription)
      nestedFieldsCount -= 1
    case .dictionary(let table):
      checkDictionary(index, against: table)
    case .list(let element):
      let document = document
      for part in document.children(of: index) {
        checkValue(part, of: element.kind, named: "an element of \(name())")
      }
    case .group(let fields):
      checkDictionary(index, against: .group(fields))
    case .array(.item):
      // Items are checked with their section.
      break
    case .array(LayoutSubitem.table):
      checkSubitems(index, named: name())
    case .array(let table):
      checkElements(index, of: .dictionary(table), named: name()) { _ in table.phrase }
    case .map(let kind):
      let document = document
      for key in document.children(of: index) {
        checkValue(key + 1, of: kind, named: "'\(document.string(of: key))'")
      }
    }
  }

  private mutating func checkSubitems(_ index: ValueIndex, named name: String) {
    nestedGroupCount += 1
    defer { nestedGroupCount -= 1 }
    guard nestedGroupCount <= LayoutGroup.maximumNesting else {
      return report(
        .propertyListSyntax, part: .propertyListNesting, at: index,
        range: document.openingTag(of: index),
        "groups are nested more than \(LayoutGroup.maximumNesting) deep")
    }
    checkElements(index, of: .dictionary(LayoutSubitem.table), named: name) { _ in
      LayoutSubitem.table.phrase
    }
  }

  private mutating func checkPrice(_ index: ValueIndex, named name: String) {
    guard document.number(of: index) == nil else { return }
    let text = document.string(of: index)
    let fault = PriceTextFault(text)
    let phrase =
      fault?.phrase ?? NumberText.faultPhrase(of: text) ?? "must be \(FieldKind.price.phrase)"
    report(
      .wrongValueType, at: index, "\(name) \(phrase)",
      fixIts: (fault?.number).map {
        [document.writing($0, at: index, fault?.isSure == true ? .safe : .displayOnly)]
      } ?? [])
  }

  private mutating func checkWord(_ index: ValueIndex, _ words: [String], named name: String) {
    let word = document.string(of: index)
    guard !words.contains(word) else { return }
    let (list, fixIts) = choices(words, for: word, at: index, "or")
    report(
      .wrongValueType, at: index, "\(name) must be \(list), not '\(word)'", fixIts: fixIts)
  }

  private mutating func checkInteger(
    _ index: ValueIndex, atLeast minimum: Int?, named name: String
  ) {
    guard let number = NumberText.integer(document.string(of: index)) else {
      return report(.wrongValueType, at: index, "\(name) is too large a number")
    }
    // A rule checks values below 0.
    if let minimum, minimum > 0, number < minimum {
      report(.wrongValueType, at: index, "\(name) must be \(minimum) or more")
    }
  }

  /// Checks the elements of an array that must not be empty.
  private mutating func checkElements(
    _ index: ValueIndex, of kind: FieldKind, named name: String, elementName: (String) -> String
  ) {
    var isEmpty = true
    for element in document.children(of: index) {
      isEmpty = false
      checkValue(element, of: kind, named: elementName(name))
    }
    if isEmpty, !document.isDamaged(index) {
      report(
        .emptySection, at: index, "\(name) is empty",
        fixIts: .advice("write '\(kind.asWritten)' in it, or remove it with its key"))
    }
  }
}

extension PropertyListDocument {
  /// Whether a value is of a kind that a field accepts, whatever it contains.
  func accepts(_ kind: FieldKind, _ index: ValueIndex) -> Bool {
    let value = self[index].kind
    return switch kind.storage {
    case .string, .word: value == .string
    case .date: value == .date
    case .integer: value == .integer
    case .number: value == .integer || value == .real
    case .numberOrText: value == .integer || value == .real || value == .string
    case .boolean: value == .boolean
    case .strings, .array, .list: value == .array
    case .dictionary, .map, .group: value == .dictionary
    case .anything: true
    }
  }
}
