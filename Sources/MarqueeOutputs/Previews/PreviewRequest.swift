package import MarqueeCells
package import MarqueeCompiler
package import MarqueeDiagnostics
import MarqueeImages
package import MarqueeRendering
package import MarqueeScreen
public import MarqueeSolver

/// Which previews to make of content.
///
/// Equal requests give equal files, whether they come from a command, a publication or a build
/// script.
public struct PreviewRequest: Sendable {
  /// What the previews are written as.
  public var format = PreviewFormat.html
  /// Whether the pages are a site: an index with images and a search, and pages that share files.
  public var isSite = false
  /// The folder that the files are for, because links to images begin there; empty for none.
  package var output = ""
  /// The devices; all usual ones if empty.
  public var devices: [Device] = []

  // Pages and images have one value of each of these; only a wall has several.

  package var orientations: [Orientation] = []
  /// Light or dark.
  package var appearances: [Appearance] = []
  package var textSizes: [TextSizeCategory] = []
  /// The formats of prices, ratings and counts.
  package var locales: [DisplayLocale] = []
  /// From which side screens are read; as in the locale if empty.
  package var directions: [ReadingDirection] = []

  /// Whether each screen also has a page with all variants.
  public var makesWalls = false
  package var columns = DrawnScreen.defaultColumnCount
  package var linksImages = false
  /// Whether open pages look for new versions of themselves; they link images.
  package var followsContent = false
  /// The editor that live pages, which then hold absolute paths, open lines in.
  package var editor: EditorAddress?

  /// Asks for a page for each screen.
  public init() {}

  package var orientation: Orientation { orientations.first ?? .portrait }
  package var textSize: TextSizeCategory { textSizes.first ?? .large }
  package var direction: ReadingDirection? { directions.first }

  /// The device that both versions of a comparison are shown on.
  var comparedDevice: Device { devices.first ?? .iPhone17 }

  /// The devices that pages and images show.
  var shownDevices: [Device] {
    if !devices.isEmpty { return devices }
    // A page can switch between some devices, the most common one first; an image shows one.
    return format == .html
      ? [.iPhone17, .iPhoneSE, .iPhone17ProMax, .iPadPro11, .iPadPro13] : [.iPhone17]
  }

  /// The format of the figures of a screen: that of its language, in the country asked for.
  func scene(of screen: ScreenReport) -> ScreenScene {
    let audience = screen.parsed.file.id.audience
    return locales.first.map {
      ScreenScene(
        screen.scene.screen, locale: DisplayLocale(for: audience, base: $0),
        theme: screen.scene.theme)
    } ?? screen.scene
  }

  package func settings(_ device: Device, for preview: Preview?) -> ImageSettings {
    ImageSettings(
      ScreenView.ID(
        device, orientation, textSize: textSize,
        direction: preview?.direction ?? direction ?? .leftToRight),
      appearances.first ?? (preview?.scene.theme.appearance == .dark ? .dark : .light))
  }

  /// How the files refer to images.
  var imageStyle: PreviewImages.Style {
    format == .text ? .named : followsContent ? .followed : linksImages ? .linked : .embedded
  }

  /// Refuses an output folder whose files would be read as content.
  ///
  /// - Parameter path: The path of the content: a folder or a property list.
  package func checkPlace(besides path: String) throws(FileError) {
    guard !output.isEmpty else { return }
    let writesImages = isSite || format == .svg || format == .markdown
    if writesImages {
      try OutputPlace.check(output, isOutside: path)
    } else if Disk().kind(of: path) == .directory {
      try OutputPlace.check(folder: output, isNotPartOf: path)
    }
  }
}
