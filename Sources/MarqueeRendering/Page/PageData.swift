import MarqueeLayout
import MarqueeScreen

/// What a page's script knows of a screen, as JSON.
///
/// The keys are short where they occur once for each item. `Resources/` holds the reader.
struct PageData {
  let preview: Preview
  let devices: [Device]
  let solutions: SolutionTable

  init(_ preview: Preview, devices: [Device]) {
    self.preview = preview
    self.devices = devices
    solutions = SolutionTable(preview.screen, for: preview.locale, devices: devices)
  }

  /// The JSON, without `<`.
  var json: [UInt8] {
    var writer = JSONWriter(style: .compact)
    writer.object { writer in
      writer.key("title")
      writer.string(preview.title)
      writer.key("file")
      writer.string(preview.file)
      writer.key("language")
      writer.string(preview.locale.languageTag)
      writer.key("direction")
      writer.string(preview.locale.direction.rawValue)
      writer.key("devices")
      writer.array(of: devices) { Self.write($1, to: &$0) }
      writeLook(to: &writer)
      writeShapes(to: &writer)
      writer.key("pictures")
      writePictures(to: &writer)
      writer.key("sections")
      writeSections(to: &writer)
      writer.key("diagnostics")
      writer.array(of: preview.diagnostics) { Self.write($1, to: &$0) }
      writeSolutions(to: &writer)
    }
    return ScriptData.escape(writer.bytes)
  }

  private static func write(_ device: Device, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("name")
      writer.string(device.name)
      writer.key("title")
      writer.string(device.title)
      writer.key("scale")
      writer.number(device.scale)
      for orientation in Orientation.allCases {
        let environment = device.environment(orientation)
        let insets = environment.safeAreaInsets
        writer.key(orientation.rawValue)
        writer.lengths([
          environment.containerSize.width, environment.containerSize.height, insets.top,
          insets.leading, insets.bottom, insets.trailing,
        ])
      }
    }
  }

  /// Text sizes and colours.
  private func writeLook(to writer: inout JSONWriter) {
    writer.key("lineHeight")
    writer.number(TextFont(pointSize: 1).lineHeight)
    writer.key("fonts")
    writer.object { writer in
      for style in TextStyle.allCases {
        writer.key(style.rawValue)
        writer.lengths(ContentSizeCategory.allCases.map { style.pointSize(for: $0) })
      }
    }
    writer.key("colors")
    writer.object { writer in
      for appearance in Appearance.allCases {
        writer.key(appearance.rawValue)
        writer.object { writer in
          for role in ColorRole.allCases {
            writer.key(role.rawValue)
            writer.string(appearance.color(role))
          }
        }
      }
    }
  }

  /// What numerals and stars look like.
  private func writeShapes(to writer: inout JSONWriter) {
    writer.key("rank")
    writer.object { writer in
      let numbers = [
        ("widestPoster", RankShape.widestPoster), ("posterRatio", RankShape.posterRatio),
        ("baseline", RankShape.baseline), ("overlap", RankShape.overlap),
        ("digitWidth", RankShape.digitWidth),
      ]
      for (key, number) in numbers {
        writer.key(key)
        writer.number(number)
      }
      writer.key("fonts")
      writer.array(of: RankShape.fonts) { writer, font in
        writer.array(of: [font.size, font.narrowing]) { $0.number($1) }
      }
    }
    writer.key("star")
    writer.object { writer in
      writer.key("pitch")
      writer.number(StarShape.pitch)
      writer.key("radius")
      writer.number(StarShape.radius)
      writer.key("corners")
      writer.array(of: StarShape.corners) { writer, corner in
        writer.array(of: [corner.x, corner.y]) { $0.number($1) }
      }
    }
  }

  private func writePictures(to writer: inout JSONWriter) {
    // Pairs, for a name may be one that means something as a key, such as `__proto__`.
    writer.array(of: preview.pictures.sorted(by: { $0.key < $1.key })) { writer, picture in
      writer.array { writer in
        writer.string(picture.key)
        writer.array(of: picture.value.files) { writer, file in
          writer.array { writer in
            writer.integer(file.scale)
            writer.string(file.source)
          }
        }
      }
    }
  }

  private static func write(_ diagnostic: PreviewDiagnostic, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("severity")
      writer.string(diagnostic.severity.rawValue)
      writer.key("rule")
      writer.string(diagnostic.rule)
      writer.key("message")
      writer.string(diagnostic.message)
      writer.key("place")
      writer.string(diagnostic.place)
      if let section = diagnostic.section {
        writer.key("section")
        writer.integer(section)
      }
      if let item = diagnostic.item {
        writer.key("item")
        writer.integer(item)
      }
    }
  }
}
