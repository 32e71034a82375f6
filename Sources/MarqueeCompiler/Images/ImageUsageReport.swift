package import MarqueeImages
import MarqueeLoading
import MarqueeScreen
package import MarqueeValidation

/// All images of a content folder, with their files and the needs of the screens.
package struct ImageUsageReport: Sendable {
  package struct Entry: Sendable {
    package let set: ImageSet
    /// The screens that show it, with the section types, in order.
    package fileprivate(set) var uses: [Use] = []
    package fileprivate(set) var displays: [ImageDisplay] = []

    /// The largest cell that shows the image, by area; `nil` for none.
    package var largestCell: ImageDisplay? {
      displays.filter { $0.need != nil }.max { $0.area < $1.area }
    }

    /// The needs of all cells, one per scale.
    package var needs: [ImageNeed] { ImageNeed.merged(displays.compactMap(\.need)) }

    /// The needs of the cells that show one of the files.
    package func needs(of variant: ImageVariant) -> [ImageNeed] {
      ImageNeed.merged(displays.filter { $0.variant == variant }.compactMap(\.need))
    }
  }

  /// A screen that shows an image in sections of one type, or names it in fields.
  package struct Use: Hashable, Sendable {
    /// The screen, as ``ScreenReport/outputName``.
    package let screen: String
    /// The type of the sections; `nil` for fields that no cell shows.
    package let sectionType: String?
    package fileprivate(set) var count: Int
  }

  /// The images, sorted by name.
  package let entries: [Entry]

  /// Collects the images of a report that has kept all stages, and should have opened all images.
  package init(_ report: ContentReport) {
    let images = report.images
    let sets = images?.sets ?? []
    var entries = sets.map { Entry(set: $0) }
    let indices = Dictionary(first: sets.enumerated().map { ($0.element.name, $0.offset) })
    for screen in report.screens {
      for usage in screen.views.images.usages {
        guard let index = indices[usage.set.name] else { continue }
        entries[index].displays += usage.displays
        for place in usage.places {
          entries[index].uses.add(screen: screen.outputName, sectionType: place.sectionType)
        }
        for _ in 0..<usage.fieldValueCount {
          entries[index].uses.add(screen: screen.outputName, sectionType: nil)
        }
      }
      // Fields of library items, and default values.
      for name in screen.resolved.references.imageNames {
        guard let set = images?[name], let index = indices[set.name],
          entries[index].uses.last?.screen != screen.outputName
        else { continue }
        entries[index].uses.add(screen: screen.outputName, sectionType: nil)
      }
    }
    self.entries = entries
  }
}

extension [ImageUsageReport.Use] {
  fileprivate mutating func add(screen: String, sectionType: String?) {
    if let index = firstIndex(where: { $0.screen == screen && $0.sectionType == sectionType }) {
      self[index].count += 1
    } else {
      append(ImageUsageReport.Use(screen: screen, sectionType: sectionType, count: 1))
    }
  }
}

extension ImageDisplay {
  /// The needs of the cell; `nil` if the image is shown at its own size.
  fileprivate var need: ImageNeed? { ImageNeed(cell: cell, fit: place.fit, on: device) }

  fileprivate var area: Double { cell.width * cell.height }
}
