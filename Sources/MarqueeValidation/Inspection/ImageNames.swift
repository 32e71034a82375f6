import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeSupport

/// The names of images that a screen writes, each with a number, so that all that is asked about a
/// name is asked once.
struct ImageNames: Sendable {
  /// A place where a name is written.
  ///
  /// Screens have hundreds of thousands of them, and each number of one fits into four bytes.
  struct Use: Sendable {
    private let valueNumber: UInt32
    private let itemNumber: UInt32
    private let nameNumber: UInt32

    fileprivate init(_ written: Written, number: UInt32) {
      valueNumber = written.valueNumber
      itemNumber = written.itemNumber
      nameNumber = number
    }

    /// The string that holds the name.
    var value: ValueIndex { ValueIndex(valueNumber) }

    /// The position of the item that shows the image.
    var item: Int { Int(itemNumber) }

    /// The name's number.
    var name: Int { Int(nameNumber) }
  }

  /// A name as it was found.
  struct Written: Sendable {
    fileprivate let valueNumber: UInt32
    fileprivate let itemNumber: UInt32
    fileprivate let hash: Int

    init(_ value: ValueIndex, item: Int, in document: PropertyListDocument) {
      valueNumber = UInt32(value)
      itemNumber = UInt32(item)
      hash = document.textHash(of: value)
    }
  }

  /// The places, in document order of their items.
  let uses: [Use]
  /// The first string with each name, at the name's number.
  let firstValues: [ValueIndex]

  /// Numbers names.
  init(_ written: [Written], in document: PropertyListDocument) {
    // The names themselves as keys would take four times the room.
    var numbers = [Int: UInt32](minimumCapacity: written.count)
    var firstValues: [ValueIndex] = []
    uses = written.map { name in
      let value = ValueIndex(name.valueNumber)
      var key = name.hash
      while let number = numbers[key] {
        if document.haveEqualTexts(firstValues[Int(number)], value) {
          return Use(name, number: number)
        }
        // Two names with one hash are rare, and the next number is as good a key.
        key &+= 1
      }
      let number = UInt32(firstValues.count)
      numbers[key] = number
      firstValues.append(value)
      return Use(name, number: number)
    }
    self.firstValues = firstValues
  }
}

extension InspectedScreen {
  /// For each name of an image the number of the first one with the same words: people take the two
  /// for one.
  var firstImageNamesWithSameWords: [Int] {
    let values = imageNames.firstValues
    // Names without an oddity have words of their own, and nothing is compared.
    guard irregularStrings.contains(where: \.occurrence.kind.isImageName) else {
      return Array(values.indices)
    }
    var numbers: [ByteText: Int] = [:]
    return values.enumerated().map { number, value in
      let words = AuthoredText(of: value, in: catalog.document).words
      let first = numbers[words, default: number]
      numbers[words] = first
      return first
    }
  }
}

extension PropertyListDocument {
  /// The hash of a string's text, as ``ByteText`` has it; nothing is copied where it can be helped.
  func textHash(of index: ValueIndex) -> Int {
    guard !self[index].flags.contains(.hasMarkup) else {
      return text(of: index).bytes.withSpan(ByteText.hash)
    }
    return source.text.withSpan { ByteText.hash(of: $0.extracting(self[index].content.offsets)) }
  }

  /// Whether two strings have the same text.
  func haveEqualTexts(_ left: ValueIndex, _ right: ValueIndex) -> Bool {
    AuthoredText(of: left, in: self).bytes.elementsEqual(AuthoredText(of: right, in: self).bytes)
  }
}
