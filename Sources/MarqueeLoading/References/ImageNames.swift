import MarqueeDiagnostics
package import MarqueePropertyList
import MarqueeScreen

/// The image names that a screen writes, each with a number, so that each name is checked only
/// once.
package struct ImageNames: Sendable {
  package struct Use: Sendable {
    package let value: ValueIndex
    /// The position of the item that names the image; `nil` for a field of a section or the screen.
    package let item: Int?
    /// Whether the cell of the item shows the image, rather than keeping its name in a field.
    package let isShown: Bool
    package fileprivate(set) var name = 0
  }

  /// The places, in document order of their items.
  package private(set) var uses: [Use]
  package private(set) var firstValues: [ValueIndex] = []

  /// Finds and numbers the names of a catalog.
  ///
  /// - Parameter workers: The threads that do the work, each on some of the sections.
  /// - Complexity: O(*n*) in the fields, and in the bytes of names.
  init(in catalog: LocatedCatalog, _ workers: Workers) {
    let document = catalog.document
    uses = catalog.mapRuns(workers) { run in
      var names: [Use] = []
      catalog.forEachField(in: run, where: \.isImageName) { occurrence in
        guard document[occurrence.value].kind == .string else { return }
        names.append(
          Use(
            value: occurrence.value, item: occurrence.item,
            isShown: catalog.shows(occurrence, as: .image)))
      }
      return names
    }.flatMap(\.self)
    var numbers: [ByteText: Int] = [:]
    numbers.reserveCapacity(uses.count)
    for index in uses.indices {
      let text = ByteText(AuthoredText(of: uses[index].value, in: document).bytes)
      let number = numbers[text, default: firstValues.count]
      if number == firstValues.count {
        numbers[text] = number
        firstValues.append(uses[index].value)
      }
      uses[index].name = number
    }
  }
}
