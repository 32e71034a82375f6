import MarqueeCatalog
package import MarqueeScreen
import MarqueeSolver
package import MarqueeValidation

/// The image sizes that a section type needs on all devices of a content folder.
package struct SectionNeeds: Sendable {
  /// The section type's name, with an authored layout if any: `basic`, or `basic, layout 'shelf'`.
  package let name: String
  package let fit: ImageFit
  /// The width of the widest cell and the height of the highest one, in points.
  package let largestCell: LayoutExtent
  /// The pixels, one entry per scale; empty if images are shown at their own size.
  package let needs: [ImageNeed]

  /// How many items are laid out, which is enough for several groups in most layouts.
  private static let itemCount = 12

  private init?(name: String, type: SectionType, layout: LayoutSection, devices: [Device]) {
    guard let fit = type.imageFit else { return nil }
    self.name = name
    self.fit = fit
    var largest = LayoutExtent.zero
    var needs: [ImageNeed] = []
    for device in devices {
      let solved = LayoutSolver(
        CompositionalLayout(section: layout), environment: device.environment()
      ).solve(itemCounts: [Self.itemCount])
      for element in solved.elements where element.kind == .cell {
        largest.width = max(largest.width, element.frame.width)
        largest.height = max(largest.height, element.frame.height)
        needs += [ImageNeed(cell: element.frame.size, fit: fit, on: device)].compactMap(\.self)
      }
    }
    largestCell = largest
    self.needs = ImageNeed.merged(needs)
  }

  /// The needs of all section types with images, and of sections with authored layouts.
  package static func all(for report: ContentReport, settings: Settings) -> [SectionNeeds] {
    let types = settings.contentModel.sectionTypes.all.compactMap { type in
      SectionNeeds(
        name: type.name, type: type, layout: type.layout,
        devices: settings.devices)
    }
    var known: Set<String> = []
    let authored = report.screens.flatMap { screen in
      screen.catalog.sections.compactMap { section -> SectionNeeds? in
        guard let name = section.layout,
          let layout = screen.catalog.layouts[name]
            ?? HouseLayout.named(name)?.layout(for: section.type),
          known.insert("\(screen.file)/\(name)/\(section.type.name)").inserted
        else { return nil }
        return SectionNeeds(
          name: "\(section.type.name), layout '\(name)'", type: section.type,
          layout: layout, devices: settings.devices)
      }
    }
    return types + authored
  }
}
