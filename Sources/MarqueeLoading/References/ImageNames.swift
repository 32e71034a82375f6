package import MarqueePropertyList
import MarqueeScreen

/// The image names that a screen writes, each with a number, so that each is checked only once.
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
    func text(_ value: ValueIndex) -> ByteText {
      ByteText(AuthoredText(of: value, in: document).bytes)
    }
    // A dictionary of the names of a large screen would take more memory than its file.
    let slotCount = 1 << (Int.bitWidth - (2 * uses.count).leadingZeroBitCount)
    var numbers = [Int32](repeating: -1, count: slotCount)
    for index in uses.indices {
      let name = text(uses[index].value)
      var slot = name.hashValue & (slotCount - 1)
      while numbers[slot] >= 0, text(firstValues[Int(numbers[slot])]) != name {
        slot = (slot + 1) & (slotCount - 1)
      }
      if numbers[slot] < 0 {
        numbers[slot] = Int32(firstValues.count)
        firstValues.append(uses[index].value)
      }
      uses[index].name = Int(numbers[slot])
    }
  }
}
