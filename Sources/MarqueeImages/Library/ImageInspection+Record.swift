import MarqueeDiagnostics

extension RecordWriter {
  mutating func inspection(_ inspection: ImageInspection) {
    flag(inspection.depth == .whole)
    count(inspection.bytesRead)
    optional(inspection.digest) { $0.digest($1) }
    facts(of: inspection)
  }

  /// Writes the findings of an inspection without its depth and cost.
  mutating func facts(of inspection: ImageInspection) {
    optional(inspection.info) { $0.info($1) }
    optional(inspection.fault) { $0.fault($1) }
  }

  private mutating func info(_ info: ImageInfo) {
    text(info.format.name)
    optional(info.extent) { record, extent in
      switch extent {
      case .pixels(let size):
        record.flag(true)
        record.pixelSize(size)
      case .vector(let size):
        record.flag(false)
        record.optional(size) { record, size in
          record.word(size.width.bitPattern)
          record.word(size.height.bitPattern)
        }
      }
    }
    optional(info.colorModel) { $0.text($1.rawValue) }
    optional(info.bitDepth) { $0.count($1) }
    flag(info.hasAlpha)
    count(info.orientation.rawValue)
    optional(info.frameCount) { $0.count($1) }
    count(info.byteCount)
    optional(info.coding) { $0.text($1.rawValue) }
  }

  private mutating func fault(_ fault: ImageFault) {
    switch fault {
    case .empty: count(0)
    case .notAnImage: count(1)
    case .truncated(at: let offset):
      count(2)
      count(offset)
    case .headerTooLong(at: let offset):
      count(3)
      count(offset)
    case .corrupted(at: let offset, let what):
      count(4)
      count(offset)
      text(what.rawValue)
    case .tooLarge(let size):
      count(5)
      pixelSize(size)
    case .gitLFSPointer: count(8)
    // These two are never read back: the next time there may be another file.
    case .unreadable: count(6)
    case .notARegularFile(let kind):
      count(7)
      text(kind.description)
    }
  }

  private mutating func pixelSize(_ size: PixelSize) {
    count(size.width)
    count(size.height)
  }
}

extension RecordReader {
  mutating func inspection() throws(Damage) -> ImageInspection {
    var inspection = ImageInspection(depth: try flag() ? .whole : .header)
    inspection.bytesRead = try count()
    inspection.digest = try optional { record throws(Damage) in try record.digest() }
    inspection.info = try optional { record throws(Damage) in try record.info() }
    inspection.fault = try optional { record throws(Damage) in try record.fault() }
    return inspection
  }

  private mutating func info() throws(Damage) -> ImageInfo {
    ImageInfo(
      format: try value(ImageFormat(name: try text())),
      extent: try optional { record throws(Damage) in try record.extent() },
      colorModel: try optional { record throws(Damage) in
        try record.value(ColorModel(rawValue: try record.text()))
      },
      bitDepth: try optional { record throws(Damage) in try record.count() },
      hasAlpha: try flag(), orientation: try value(ImageOrientation(rawValue: try count())),
      frameCount: try optional { record throws(Damage) in try record.count() },
      byteCount: try count(),
      coding: try optional { record throws(Damage) in
        try record.value(ImageCoding(rawValue: try record.text()))
      })
  }

  private mutating func extent() throws(Damage) -> ImageExtent {
    guard try !flag() else { return .pixels(try pixelSize()) }
    return .vector(
      try optional { record throws(Damage) in
        let (width, height) = (try record.word(), try record.word())
        return try record.value(
          PointSize(width: Double(bitPattern: width), height: Double(bitPattern: height)))
      })
  }

  private mutating func fault() throws(Damage) -> ImageFault {
    switch try count() {
    case 0: .empty
    case 1: .notAnImage
    case 2: .truncated(at: try count())
    case 3: .headerTooLong(at: try count())
    case 4: .corrupted(at: try count(), try value(ImageCorruption(rawValue: try text())))
    case 5: .tooLarge(try pixelSize())
    case 8: .gitLFSPointer
    default: throw Damage()
    }
  }

  private mutating func pixelSize() throws(Damage) -> PixelSize {
    let (width, height) = (try count(), try count())
    return try value(PixelSize(width: width, height: height))
  }

  /// Returns a value, or throws if the bytes were invalid.
  private func value<Value>(_ value: Value?) throws(Damage) -> Value {
    guard let value else { throw Damage() }
    return value
  }
}
