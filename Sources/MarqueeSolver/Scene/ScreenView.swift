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

  /// Returns the cell of any item of a section; `nil` if there is no such item.
  package func cell(_ item: Int, ofSection section: Int) -> CellPart? {
    let section = scene.screen.sections[section]
    return section.items.indices.contains(item)
      ? scene.cell(of: section.items[item], in: section) : nil
  }

  /// Returns what is drawn of an element, from back to front; `nil` if it is neither a cell nor a
  /// section's header.
  package func marks(of element: LayoutElement) -> [Mark]? {
    part(of: element).map { part in
      PartLayout.marks(
        of: part, in: element.frame.size, category: id.textSize, direction: id.direction)
    }
  }

  private func part(of element: LayoutElement) -> CellPart? {
    switch element.kind {
    case .cell:
      item(of: element).map {
        scene.cell(of: $0, in: scene.screen.sections[element.section])
      }
    case .boundary(ElementKind.sectionHeader):
      scene.header(of: scene.screen.sections[element.section])
    case .boundary, .supplementary, .layoutBoundary, .decoration: nil
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

    package var environment: LayoutEnvironment {
      var environment = device.environment(orientation)
      environment.direction = direction
      return environment
    }

    /// Whether the other view shows the same, if from the other side.
    package func isLike(_ other: ID) -> Bool {
      device == other.device && orientation == other.orientation && textSize == other.textSize
    }

    var window: ID { ID(device, orientation, direction: direction) }
  }
}
