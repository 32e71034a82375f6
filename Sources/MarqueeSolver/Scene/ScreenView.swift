package import MarqueeCells
package import MarqueeScreen

/// A screen on a device, in one orientation, text size and reading direction.
package struct ScreenView: Sendable {
  package let id: ID
  package let scene: ScreenScene
  package let layout: SolvedLayout

  /// Makes a view of a scene that was laid out in it.
  package init(id: ID, scene: ScreenScene, layout: SolvedLayout) {
    self.id = id
    self.scene = scene
    self.layout = layout
  }

  /// Returns the item that an element shows; `nil` for an element that is not a cell.
  package func item(of element: LayoutElement) -> ScreenItem? { scene.screen.item(of: element) }

  /// What the screen shows, from back to front in each section, with the backgrounds of lists.
  package var elements: [LayoutElement] {
    let own = scene.screen.sections.indices.flatMap { index in
      let elements = Array(layout.elements(ofSection: index))
      let backgrounds = list(ofSection: index)?.backgrounds(ofSection: index, in: layout) ?? []
      // UIKit does not say what is in front of what has the same `zIndex`.
      return
        (backgrounds + elements.filter(\.isBackground)
        + elements.filter { !$0.isBackground }).sorted { $0.zIndex < $1.zIndex }
    }
    return own + Array(layout.layoutBoundaryElements)
  }

  /// Returns what is drawn of an element, from back to front; `nil` for the header of a section
  /// without a name.
  ///
  /// What only an app can draw is an outline with its name.
  package func marks(of element: LayoutElement) -> [Mark]? {
    // Such names are not part of the content, so they do not scale with the text size.
    let textSize = element.caption == nil ? id.textSize : .large
    return part(of: element).map { part in
      PartLayout.marks(
        of: part, in: element.frame.size, category: textSize, direction: id.direction)
    }
  }

  private func list(ofSection index: Int) -> ListConfiguration? {
    scene.screen.layout(of: scene.screen.sections[index])
      .adapted(toRegularWidth: layout.environment.isWidthRegular).listConfiguration
  }

  private func part(of element: LayoutElement) -> CellPart? {
    if let caption = element.caption { return PlaceholderShape.box(caption) }
    switch element.kind {
    case .cell:
      return item(of: element).map {
        scene.cell(of: $0, in: scene.screen.sections[element.section])
      }
    case .decoration: return .box(element.box(in: list(ofSection: element.section)), .empty)
    default: return scene.header(of: scene.screen.sections[element.section])
    }
  }

  /// The subject of a diagnostic about a view, which determines where it is drawn.
  package enum Subject: Sendable {
    /// A section's header, and not its cells.
    case header
    case missingImage
  }

  /// A device with the conditions that frames and texts depend on.
  package struct ID: Hashable, Sendable {
    package let device: Device
    package let orientation: Orientation
    package let textSize: TextSizeCategory
    package let direction: ReadingDirection

    /// Makes an identifier; by default of the usual conditions.
    package init(
      _ device: Device, _ orientation: Orientation = .portrait,
      textSize: TextSizeCategory = .large, direction: ReadingDirection = .leftToRight
    ) {
      self.device = device
      self.orientation = orientation
      self.textSize = textSize
      self.direction = direction
    }

    /// Returns all combinations, in this order.
    package static func all(
      _ devices: [Device], _ orientations: [Orientation] = Orientation.allCases,
      _ textSizes: [TextSizeCategory] = TextSizeCategory.allCases,
      _ directions: [ReadingDirection] = [.leftToRight]
    ) -> [ID] {
      devices.flatMap { device in
        orientations.flatMap { orientation in
          textSizes.flatMap { textSize in
            directions.map { ID(device, orientation, textSize: textSize, direction: $0) }
          }
        }
      }
    }

    package var environment: LayoutEnvironment {
      var environment = device.environment(orientation)
      environment.direction = direction
      return environment
    }

    /// Whether the other view shows the same, if from the other side.
    package func isLike(_ other: ID) -> Bool {
      device == other.device && orientation == other.orientation && textSize == other.textSize
    }

    package var window: ID { ID(device, orientation, direction: direction) }
  }
}
