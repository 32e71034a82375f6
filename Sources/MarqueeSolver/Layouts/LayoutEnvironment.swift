public import MarqueeCells
public import MarqueeScreen

/// The view that a layout is solved for, and its screen.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The size of the view's bounds in points.
  public var containerSize: LayoutExtent
  /// Pixels per point: 1, 2 or 3.
  public var scale: Double
  /// The area that the hardware and the bars cover, in points.
  public var safeAreaInsets: DirectionalEdgeInsets
  /// The view's own margins, in points.
  public var layoutMargins: DirectionalEdgeInsets
  /// The reading direction; from right to left, all frames are mirrored in the content.
  public var direction: ReadingDirection
  /// The user's text size, for lengths that grow with the text.
  public var textSize: TextSizeCategory
  /// Whether the horizontal size class is regular, as on iPads and on the widest iPhones turned.
  public var isWidthRegular: Bool

  /// Makes an environment.
  public init(
    containerSize: LayoutExtent, scale: Double = 2, safeAreaInsets: DirectionalEdgeInsets = .zero,
    layoutMargins: DirectionalEdgeInsets = .zero, direction: ReadingDirection = .leftToRight,
    textSize: TextSizeCategory = .large, isWidthRegular: Bool = false
  ) {
    self.containerSize = containerSize
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
    self.direction = direction
    self.textSize = textSize
    self.isWidthRegular = isWidthRegular
  }

  var grid: PixelGrid { PixelGrid(scale: scale, textScale: textSize.lengthFactor) }

  /// Throws the first fault of the settings of a whole layout in the view.
  func check(with configuration: LayoutConfiguration) throws(LayoutFault.Reason) {
    let size = containerSize
    guard size.width >= 0, size.height >= 0, size.width <= PixelGrid.maximumLength,
      size.height <= PixelGrid.maximumLength, scale > 0, scale <= 100
    else { throw .unusableContainer }
    try LayoutValidation.check(configuration, insets: [safeAreaInsets, layoutMargins])
  }

  /// Returns the insets of a section, for its own reference and the configuration's.
  func insets(
    for section: ContentInsetsReference, configuration: ContentInsetsReference
  ) -> DirectionalEdgeInsets {
    let reference = section == .automatic ? configuration : section
    return switch reference {
    case .automatic, .safeArea: safeAreaInsets
    case .none: .zero
    case .layoutMargins, .readableContent: layoutMargins
    }
  }
}
