import MarqueeCatalog
import MarqueeCells
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeSolver

/// Where a screen shows which images of the content folder, and in what sizes.
package struct ImageUsages: Sendable {
  /// The images in the order in which the screen first names them.
  package private(set) var usages: [ImageUsage] = []

  /// Finds the images of a screen.
  ///
  /// Names that match no image are left out; other rules report them.
  ///
  /// - Parameters:
  ///   - screen: The screen, with its places.
  ///   - images: The images of the content folder; `nil` if no folder was read.
  /// - Complexity: O(*items*).
  init(of screen: ResolvedFile, in images: ImageLibrary?) {
    guard let images, !images.isEmpty else { return }
    let catalog = screen.catalog
    let sets = screen.imageNames.firstValues.map { images[catalog.document.string(of: $0)] }
    // Two spellings can match the same image.
    var indices: [String: Int] = [:]
    var numbers: [Int?] = Array(repeating: nil, count: sets.count)
    for use in screen.imageNames.uses {
      guard let set = sets[use.name], catalog.document.isValidString(use.value) else { continue }
      let index = numbers[use.name] ?? index(of: set, &indices)
      numbers[use.name] = index
      usages[index].firstValue = min(usages[index].firstValue ?? use.value, use.value)
      if !use.isShown { usages[index].fieldValueCount += 1 }
    }
    addPlaces(of: screen.shown, in: images, &indices)
  }

  /// Adds the cells that show the images.
  ///
  /// - Parameters:
  ///   - screen: The screen, with its places.
  ///   - views: The views in which it is shown.
  ///   - faultyLayouts: The names of layouts with a fault in one of these views. A section with one
  ///     has no cells.
  /// - Complexity: O(*items* × *views*).
  func shown(
    in views: [ScreenView], of screen: ResolvedFile, faultyLayouts: Set<String>
  ) -> ImageUsages {
    guard usages.contains(where: { !$0.set.variants.isEmpty }) else { return self }
    let cells = views.map {
      Self.cells(
        of: screen.shown.visibleSections, screen.catalog.items.count, in: $0, faultyLayouts)
    }
    var shown = self
    let devices = views.map(\.id.device)
    let areWhole = views.first?.scene.theme.imageFit == .fit
    for index in usages.indices {
      shown.usages[index].fill(from: cells, on: devices, areWhole: areWhole)
    }
    return shown
  }

  private mutating func index(of set: ImageSet, _ indices: inout [String: Int]) -> Int {
    if let index = indices[set.name] { return index }
    indices[set.name] = usages.count
    usages.append(ImageUsage(set: set))
    return usages.count - 1
  }

  /// Adds the cells that show images; those that the file names come first.
  private mutating func addPlaces(
    of screen: ShownScreen, in images: ImageLibrary, _ indices: inout [String: Int]
  ) {
    var unwritten: [(index: Int, place: ImagePlace)] = []
    var known: [ByteText: Int?] = [:]
    for section in screen.sections {
      guard let type = section.type, type.itemKind.show[.image] != nil else { continue }
      let path = type.itemKind.fields(shownAs: .image)
      for item in section.items {
        guard let value = item.value(of: path), let text = value.text,
          let place = ImagePlace(value, of: item, in: type)
        else { continue }
        let name = ByteText(text.bytes)
        let index = known[name] ?? images[text.string].map { self.index(of: $0, &indices) }
        known[name] = index
        guard let index else { continue }
        if value.isOwn {
          usages[index].places.append(place)
        } else if !screen.isLibrary {
          unwritten.append((index, place))
        }
      }
    }
    for (index, place) in unwritten { usages[index].places.append(place) }
  }

  /// The sizes of the items' cells and of the images in them, one for each item of the screen.
  private static func cells(
    of sections: [ShownSection], _ itemCount: Int, in view: ScreenView,
    _ faultyLayouts: Set<String>
  ) -> [(cell: LayoutExtent, frame: LayoutExtent)?] {
    let screen = view.scene.screen
    let isJudged = screen.sections.map { !faultyLayouts.contains($0.layout) }
    var sizes: [(cell: LayoutExtent, frame: LayoutExtent)?] = Array(
      repeating: nil, count: itemCount)
    var last: (section: Int, cell: LayoutExtent, frame: LayoutExtent)?
    for element in view.layout.elements
    where element.kind == .cell && sections.indices.contains(element.section)
      && isJudged[element.section]
    {
      let items = sections[element.section].items
      // A main section shows one item at a time, and any of them may be in the cell.
      let shown =
        screen.sections[element.section].selection == nil
        ? items.dropFirst(element.item).prefix(1) : items[...]
      for item in shown {
        // An image's size depends on nothing else.
        let isSame = last.map { $0.section == element.section && $0.cell == element.frame.size }
        if isSame != true {
          let part = view.cell(item.positionInSection.index, ofSection: element.section)
          last = part?.imageSize(in: element.frame.size, view.id.textSize)
            .map { (element.section, element.frame.size, $0) }
        }
        sizes[item.position] = last.map { ($0.cell, $0.frame) }
      }
    }
    return sizes
  }
}
