package import MarqueeImages
import MarqueeLayout
package import MarqueeValidation

/// All pictures of a content folder: what their files are, and what the screens ask of them.
package struct PictureSurvey: Sendable {
  /// One picture.
  package struct Entry: Sendable {
    /// The picture.
    package let set: ImageSet
    /// The screens that show it, with the types of its sections, in order.
    package fileprivate(set) var uses: [Use] = []
    /// What the devices show.
    package fileprivate(set) var showings: [PictureShowing] = []

    /// The cell with the largest area that shows the picture; `nil` for none.
    package var largestCell: PictureShowing? {
      showings.filter { $0.need != nil }.max { $0.area < $1.area }
    }

    /// What all cells need, one for each scale.
    package var needs: [PictureNeed] { PictureNeed.merged(showings.compactMap(\.need)) }

    /// What the cells need that show one of the files.
    package func needs(of variant: ImageVariant) -> [PictureNeed] {
      PictureNeed.merged(showings.filter { $0.variant == variant }.compactMap(\.need))
    }
  }

  /// A screen that shows a picture in sections of a type.
  package struct Use: Hashable, Sendable {
    /// The screen, as ``ScreenReport/outputName``.
    package let screen: String
    /// The type of the sections.
    package let sectionType: String
    /// How many places there are.
    package fileprivate(set) var count: Int
  }

  /// The pictures, sorted by name.
  package let entries: [Entry]

  /// Looks at the pictures of a report, which should have opened them all.
  package init(_ report: ContentReport, settings: Settings) {
    let images = report.images
    let sets = images?.sets ?? []
    var entries = sets.map { Entry(set: $0) }
    let indices = Dictionary(
      sets.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    for screen in report.screens {
      guard let inspected = screen.inspected else { continue }
      for picture in PictureUses(of: inspected, in: images, on: settings.devices).pictures {
        guard let index = indices[picture.set.name] else { continue }
        entries[index].showings += picture.showings
        for place in picture.places {
          entries[index].uses.add(screen: screen.outputName, sectionType: place.sectionType)
        }
      }
    }
    self.entries = entries
  }
}

extension [PictureSurvey.Use] {
  fileprivate mutating func add(screen: String, sectionType: String) {
    if let index = firstIndex(where: { $0.screen == screen && $0.sectionType == sectionType }) {
      self[index].count += 1
    } else {
      append(PictureSurvey.Use(screen: screen, sectionType: sectionType, count: 1))
    }
  }
}

extension PictureShowing {
  /// What the cell needs; `nil` where the picture is shown in its own size.
  fileprivate var need: PictureNeed? { PictureNeed(cell: cell, room: place.room, on: device) }

  fileprivate var area: Double { cell.width * cell.height }
}
