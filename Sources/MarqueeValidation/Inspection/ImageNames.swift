import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeSupport

/// The image names that a screen writes, each with a number, so that each name is checked only
/// once.
struct ImageNames: Sendable {
  /// A place where a name is written.
  ///
  /// Screens have hundreds of thousands of them, and each of their numbers fits into four bytes.
  struct Use: Sendable {
    private let valueNumber: UInt32
    private let itemNumber: UInt32
    private let nameNumber: UInt32
    /// The hash of the words that describe the image; `nil` if the item has no sound description.
    let descriptionHash: TextHash?

    fileprivate init(_ written: Written, number: UInt32) {
      valueNumber = written.valueNumber
      itemNumber = written.itemNumber
      nameNumber = number
      descriptionHash = written.descriptionHash
    }

    /// The string that holds the name.
    var value: ValueIndex { ValueIndex(valueNumber) }

    /// The position of the item that shows the image.
    var item: Int { Int(itemNumber) }

    /// The name's number.
    var name: Int { Int(nameNumber) }
  }

  /// A name as found.
  struct Written: Sendable {
    fileprivate let valueNumber: UInt32
    fileprivate let itemNumber: UInt32
    fileprivate let hash: TextHash
    fileprivate let descriptionHash: TextHash?

    /// Takes a name.
    ///
    /// - Parameters:
    ///   - value: The string that holds it.
    ///   - item: The position of the item that shows the image.
    ///   - description: The string that describes the image; `nil` if there is no sound one.
    init(
      _ value: ValueIndex, item: Int, describedBy description: ValueIndex?,
      in document: PropertyListDocument
    ) {
      valueNumber = UInt32(value)
      itemNumber = UInt32(item)
      hash = document.textHash(of: value)
      descriptionHash = description.map(document.wordsHash)
    }
  }

  /// The places, in document order of their items.
  let uses: [Use]
  /// The first string with each name, indexed by the name's number.
  let firstValues: [ValueIndex]

  /// Numbers names.
  ///
  /// - Parameter runs: The names as found, in document order.
  init(_ runs: [[Written]], in document: PropertyListDocument) {
    let count = runs.reduce(0) { $0 + $1.count }
    var table = NumberTable(capacity: count)
    var firsts: [Written] = []
    var uses: [Use] = []
    uses.reserveCapacity(count)
    for name in runs.joined() {
      let number = table.number(for: name.hash) { number in
        let first = firsts[number]
        return first.hash == name.hash
          && document.haveEqualTexts(ValueIndex(first.valueNumber), ValueIndex(name.valueNumber))
      }
      if number == firsts.count { firsts.append(name) }
      uses.append(Use(name, number: UInt32(number)))
    }
    self.uses = uses
    firstValues = firsts.map { ValueIndex($0.valueNumber) }
  }
}

extension InspectedScreen {
  /// For each image name, the number of the first one with the same words, which people take for
  /// the same name.
  var firstImageNamesWithSameWords: [Int] {
    let values = imageNames.firstValues
    // Regular names differ in their words, so nothing needs to be compared.
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
  /// Whether two strings have the same text.
  func haveEqualTexts(_ left: ValueIndex, _ right: ValueIndex) -> Bool {
    AuthoredText(of: left, in: self).bytes.elementsEqual(AuthoredText(of: right, in: self).bytes)
  }
}
