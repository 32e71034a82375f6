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
  fileprivate struct Written: Sendable {
    let valueNumber: UInt32
    let itemNumber: UInt32
    let isShown: Bool
    let hash: TextHash
    let descriptionHash: TextHash?

    static let noItem = UInt32.max

    init(_ occurrence: LocatedCatalog.Occurrence, in catalog: LocatedCatalog) {
      valueNumber = UInt32(occurrence.value)
      itemNumber = occurrence.item.map(UInt32.init) ?? Self.noItem
      isShown = catalog.isShownImage(occurrence)
      hash = catalog.document.textHash(of: occurrence.value)
      // A method as a closure would copy the catalog for each name.
      descriptionHash = occurrence.item.flatMap { catalog.imageDescription(ofItem: $0) }
        .map { catalog.document.wordsHash(of: $0) }
    }
  }

  /// The places, in document order of their items.
  package let uses: [Use]
  /// The first string with each name, indexed by the name's number.
  package let firstValues: [ValueIndex]

  /// Finds and numbers the names of a catalog.
  ///
  /// - Parameter workers: The threads that do the work, each on some of the sections.
  /// - Complexity: O(*n*) in the fields, and in the bytes of names and descriptions.
  init(in catalog: LocatedCatalog, _ workers: Workers) {
    let document = catalog.document
    let runs = catalog.mapRuns(workers) { run in
      var names: [Written] = []
      catalog.forEachField(in: run, where: \.isImageName) { occurrence in
        guard document[occurrence.value].kind == .string else { return }
        names.append(Written(occurrence, in: catalog))
      }
      return names
    }
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

extension LocatedCatalog {
  /// Whether the cell of an item shows the image that a field names.
  fileprivate func isShownImage(_ occurrence: Occurrence) -> Bool {
    guard let section = occurrence.section, occurrence.item != nil, !occurrence.isPart else {
      return false
    }
    return sections[section].type?.itemKind.show[.image] == occurrence.field.key
  }

  /// The sound string that describes the image of an item, empty or not.
  package func imageDescription(ofItem item: Int) -> ValueIndex? {
    guard let field = sections[items[item].section].type?.itemKind.imageDescription,
      let value = value(ofField: field, ofItem: item), document.isSoundString(value)
    else { return nil }
    return value
  }
}
