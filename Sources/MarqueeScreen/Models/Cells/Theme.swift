/// What an app's cells look like, as far as it differs from the built-in look.
///
/// Authors write it in `Marquee.plist`, under `theme` and `cells`; a build writes it once, into
/// `Screens.json` and the manifest.
///
/// ```
/// var theme = Theme()
/// theme.accent = "#C2410C"
/// theme.cardRadius = 16
/// ```
public struct Theme: Hashable, Sendable {
  /// Whether screens are light and dark as the system is, or always dark.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// As the system is, or always dark.
    case automatic, dark
  }

  /// How an image is put into its place.
  public enum ImageFit: String, Hashable, Sendable, CaseIterable {
    /// It fills its place and is cut off at its edges, or all of it is shown and some of its place
    /// may stay empty.
    case fill, fit
  }

  /// Where a banner has its texts.
  public enum BannerTexts: String, Hashable, Sendable, CaseIterable {
    /// Over the image, or below it.
    case over, below
  }

  /// How many stars are beside the number of a rating.
  public enum CourseStars: String, Hashable, Sendable, CaseIterable {
    /// Five, filled as far as it is rated, or a single one.
    case five, one
  }

  /// The color of links and highlights, as `#RRGGBB`; `nil` or any other text for the built-in
  /// one.
  public var accent: String?
  /// Whether screens are always dark.
  public var appearance = Appearance.automatic
  /// The size of a section's header in the standard text size, in points; `nil` for the built-in
  /// one.
  public var headerSize: Double?
  /// The radius of the corners of images and cards, in points; `nil` for the built-in ones.
  ///
  /// An image that fills its cell up to the edges has no corners.
  public var cardRadius: Double?
  /// How images are put into their places.
  public var imageFit = ImageFit.fill
  /// Where banners have their texts.
  public var bannerTexts = BannerTexts.over
  /// How many stars a course has.
  public var courseStars = CourseStars.five

  /// Makes the built-in look.
  public init() {}
}

extension Theme: LayoutDictionary {
  package static let table = LayoutTable<Theme>("theme", "a theme", from: Theme(), looks + choices)

  /// What `theme` in the settings has.
  package static let looks: [LayoutField<Theme>] = [
    LayoutField("accent", \.accent, "The color of links, as '#RRGGBB'.", kind: .hiddenText),
    LayoutField("appearance", \.appearance, "'dark' if the app is always dark."),
    LayoutField("headerSize", \.headerSize, "The size of headers in points, from 8 to 60."),
    LayoutField("cardRadius", \.cardRadius, "The radius of images and cards, from 0 to 60."),
    LayoutField("imageFit", \.imageFit, "'fit' if all of each image is shown."),
  ]
  private static let choices: [LayoutField<Theme>] = [
    LayoutField("bannerTexts", \.bannerTexts, "Where banners have their texts."),
    LayoutField("courseStars", \.courseStars, "How many stars a rating has."),
  ]

  /// The theme for JSON; `nil` for the built-in look.
  var ifWritten: Theme? { self == Theme() ? nil : self }
}

/// A word of a theme; one that a later version has written counts as the default.
protocol ThemeWord: LayoutWord {}

extension ThemeWord {
  package static func read(
    _ key: FieldKey, in container: KeyedDecodingContainer<FieldKey>
  ) throws -> Self? {
    try container.decodeIfPresent(String.self, forKey: key).flatMap(Self.init)
  }
}

extension Theme.Appearance: ThemeWord {}
extension Theme.BannerTexts: ThemeWord {}
extension Theme.CourseStars: ThemeWord {}
extension Theme.ImageFit: ThemeWord {}
