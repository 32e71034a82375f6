import MarqueeCells
import MarqueeDiagnostics
import MarqueeScreen
import MarqueeSolver

/// The data about a screen for a page's script, as JSON.
///
/// Keys are short if they occur for each item. The scripts in `PageFiles` read them.
struct PageData {
  let preview: Preview
  let devices: [Device]
  let solutions: SolutionTable
  let cells: [[CellPart]]
  /// The keys that authors wrote in items, sorted by their bytes.
  let fieldKeys: [String]
  let destinations: [SiteDestination]
  let judge: ViewJudge?
  /// Whether the page may load images by their links.
  let linksImages: Bool

  init(
    _ preview: Preview, devices: [Device], destinations: [SiteDestination] = [],
    linksImages: Bool = false, judge: ViewJudge? = nil
  ) {
    self.judge = judge
    self.linksImages = linksImages
    self.destinations = destinations
    self.preview = preview
    self.devices = devices
    cells = preview.screen.sections.map { section in
      section.items.map { preview.scene.cell(of: $0, in: section) }
    }
    let keys = preview.origins.lazy.flatMap { $0.itemFields.joined().map(\.key) }
    fieldKeys = Set(keys).sortedByBytes()
    solutions = SolutionTable(preview.scene, devices: devices)
  }

  /// The JSON, without `<`.
  var json: [UInt8] {
    var writer = JSONWriter(style: .compact)
    writer.object { writer in
      writer.member("title", preview.title)
      writer.member("file", preview.file)
      writer.member("language", preview.locale.language.tag)
      writer.member("direction", preview.direction.rawValue)
      writer.objects("devices", of: devices) { Self.write($1, preview.chrome, to: &$0) }
      writeChrome(to: &writer)
      writeLook(to: &writer)
      writePieces(to: &writer)
      writeShapes(to: &writer)
      writer.key("images")
      writeImages(to: &writer)
      writeSections(to: &writer)
      writeDestinations(to: &writer)
      writer.array("keys", of: fieldKeys) { $0.string($1) }
      writeProblems(to: &writer)
      writeSolutions(to: &writer)
    }
    return ScriptData.escape(writer.bytes)
  }

  private static func write(
    _ device: Device, _ chrome: ScreenChrome, to writer: inout JSONWriter
  ) {
    writer.member("name", device.name)
    writer.member("title", device.title)
    writer.member("scale", device.scale)
    writer.member("corner", device.screen.cornerRadius)
    for orientation in Orientation.allCases {
      let view = ScreenView.ID(device, orientation)
      let environment = view.environment
      let insets = environment.safeAreaInsets
      writer.lengths(
        orientation.rawValue,
        [
          environment.containerSize.width, environment.containerSize.height, insets.top,
          insets.leading, insets.bottom, insets.trailing,
        ])
      let bars = ChromeLayout(chrome, in: view)
      writer.lengths(
        "\(orientation.rawValue)Bars",
        [bars.top, bars.largeTitleHeight, bars.bottom, bars.contentStart])
      // The page mirrors all but the first.
      let frames: [LayoutRect?] =
        [
          device.screen.cutout(in: environment.containerSize), bars.title?.room, bars.capsule,
        ]
        + bars.tabs.flatMap { tab -> [LayoutRect?] in [tab.frame, tab.icon, tab.label.room] }
      writer.array("\(orientation.rawValue)Frames", of: frames) { writer, frame in
        writer.lengths(frame.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? [])
      }
    }
  }

  private func writeImages(to writer: inout JSONWriter) {
    // An array of pairs, because a name may have a meaning as a key, such as `__proto__`.
    writer.array(of: preview.images.sorted(by: { $0.key < $1.key })) { writer, image in
      writer.array { writer in
        writer.string(image.key)
        let sources = image.value.sources
        writer.array(of: sources) { $0.string($1) }
        let notes = image.value.notes
        // The source that each device shows, in light and in dark; -1 for none, and less for a
        // note.
        let picks = devices.map { device in
          Appearance.allCases.map { appearance in
            let source = image.value[device, appearance]
            let note = image.value.note(for: device, appearance).flatMap(notes.firstIndex)
            return source.flatMap(sources.firstIndex) ?? note.map { -2 - $0 } ?? -1
          }
        }
        // Nearly always, all devices show the same one.
        let distinct = Set(picks.joined())
        if let pick = distinct.first, distinct.count == 1 {
          writer.integer(pick)
        } else {
          writer.array(of: picks) { $0.array(of: $1) { $0.integer($1) } }
        }
        if !notes.isEmpty { writer.array(of: notes) { $0.string($1) } }
      }
    }
  }
}
