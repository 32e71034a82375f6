import MarqueeCatalog
import MarqueeDiagnostics
package import MarqueePropertyList
import MarqueeSupport

/// The image names that a screen writes, each with a number, so that each name is checked only
/// once.
package struct ImageNames: Sendable {
  /// A place where a name is written.
  ///
  /// Screens have hundreds of thousands of them, and each of their numbers fits into four bytes.
  package struct Use: Sendable {
    private let valueNumber: UInt32
    private let itemNumber: UInt32
    private let nameNumber: UInt32
    /// Whether the cell of the item shows the image, rather than keeping its name in a field.
    package let isShown: Bool
    /// The hash of the words that describe the image; `nil` if the item has no sound description.
    package let descriptionHash: TextHash?

    fileprivate init(_ written: Written, number: UInt32) {
      valueNumber = written.valueNumber
      itemNumber = written.itemNumber
      nameNumber = number
      isShown = written.isShown
      descriptionHash = written.descriptionHash
    }

    /// The string that holds the name.
    package var value: ValueIndex { ValueIndex(valueNumber) }

    /// The position of the item that names the image; `nil` for a field of a section or the screen.
    package var item: Int? { itemNumber == Written.noItem ? nil : Int(itemNumber) }

    /// The name's number.
    package var name: Int { Int(nameNumber) }
  }

  /// A name as found.
  package struct Written: Sendable {
    fileprivate let valueNumber: UInt32
    fileprivate let itemNumber: UInt32
    fileprivate let isShown: Bool
    fileprivate let hash: TextHash
    fileprivate let descriptionHash: TextHash?

    fileprivate static let noItem = UInt32.max

    /// Takes a name.
    ///
    /// - Parameters:
    ///   - occurrence: The field whose value it is.
    ///   - isShown: Whether the cell of the item shows the image.
    ///   - description: The string that describes the image; `nil` if there is no sound one.
    package init(
      _ occurrence: LocatedCatalog.Occurrence, isShown: Bool,
      describedBy description: ValueIndex?, in document: PropertyListDocument
    ) {
      valueNumber = UInt32(occurrence.value)
      itemNumber = occurrence.item.map(UInt32.init) ?? Self.noItem
      self.isShown = isShown
      hash = document.textHash(of: occurrence.value)
      descriptionHash = description.map(document.wordsHash)
    }
  }

  /// The places, in document order of their items.
  package let uses: [Use]
  /// The first string with each name, indexed by the name's number.
  package let firstValues: [ValueIndex]

  /// Numbers names.
  ///
  /// - Parameter runs: The names as found, in document order.
  package init(_ runs: [[Written]], in document: PropertyListDocument) {
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

extension PropertyListDocument {
  /// Whether two strings have the same text.
  package func haveEqualTexts(_ left: ValueIndex, _ right: ValueIndex) -> Bool {
    AuthoredText(of: left, in: self).bytes.elementsEqual(AuthoredText(of: right, in: self).bytes)
  }
}
