/// One file of a stored cache, as a line of fields between tabs; `-` stands for nothing.
struct InspectionRecord {
  let identity: FileIdentity
  let inspection: ImageInspection

  init(identity: FileIdentity, inspection: ImageInspection) {
    self.identity = identity
    self.inspection = inspection
  }

  /// The record as text, without a line break.
  var line: String {
    let fields: [String] =
      [
        String(identity.byteCount), String(identity.modificationTime),
        String(identity.changeTime), String(identity.fileNumber),
        inspection.depth == .whole ? "whole" : "header", String(inspection.bytesRead),
        Self.text(inspection.digest),
      ] + Self.fields(of: inspection.info) + Self.fields(of: inspection.fault)
    return fields.joined(separator: "\t")
  }

  /// What was found in an image as text, without how it was found.
  static func facts(of inspection: ImageInspection) -> String {
    (fields(of: inspection.info) + [text(inspection.fault)]).joined(separator: "\t")
  }

  /// Reads a line; `nil` for one that no record has.
  init?(_ line: Substring) {
    var fields = FieldReader(line)
    guard let byteCount = fields.integer(), let modificationTime = Int64(fields.word()),
      let changeTime = Int64(fields.word()),
      let fileNumber = UInt64(fields.word()),
      let depth = ["whole": ReadingDepth.whole, "header": .header][fields.word()],
      let bytesRead = fields.integer()
    else { return nil }
    identity = FileIdentity(
      byteCount: byteCount, modificationTime: modificationTime, changeTime: changeTime,
      fileNumber: fileNumber)
    var inspection = ImageInspection(depth: depth)
    inspection.bytesRead = bytesRead
    inspection.digest = ContentDigest(fields.word())
    inspection.info = Self.info(&fields)
    inspection.fault = Self.fault(&fields)
    guard inspection.info != nil || inspection.fault != nil else { return nil }
    self.inspection = inspection
  }

  private static func text(_ value: (some CustomStringConvertible)?) -> String {
    value.map(\.description) ?? "-"
  }
}

extension InspectionRecord {
  private static let infoFieldCount = 10

  private static func fields(of info: ImageInfo?) -> [String] {
    guard let info else { return Array(repeating: "-", count: infoFieldCount) }
    let extent =
      switch info.extent {
      case .pixels(let size): ["pixels", String(size.width), String(size.height)]
      case .vector(let size): ["vector", text(size?.width), text(size?.height)]
      }
    return [info.format.rawValue] + extent + [
      text(info.colorModel?.rawValue), text(info.bitDepth), String(info.hasAlpha),
      String(info.orientation.rawValue), text(info.frameCount), String(info.byteCount),
    ]
  }

  private static func info(_ fields: inout FieldReader) -> ImageInfo? {
    let format = ImageFormat(rawValue: fields.word())
    let extent = extent(&fields)
    let colorModel = ColorModel(rawValue: fields.word())
    let bitDepth = fields.integer()
    let hasAlpha = Bool(fields.word())
    let orientation = fields.integer().flatMap(ImageOrientation.init)
    let frameCount = fields.integer()
    guard let byteCount = fields.integer(), let format, let extent, let hasAlpha, let orientation
    else { return nil }
    return ImageInfo(
      format: format, extent: extent, colorModel: colorModel, bitDepth: bitDepth,
      hasAlpha: hasAlpha, orientation: orientation, frameCount: frameCount, byteCount: byteCount)
  }

  private static func extent(_ fields: inout FieldReader) -> ImageExtent? {
    let (kind, width, height) = (fields.word(), fields.word(), fields.word())
    switch kind {
    case "pixels":
      guard let width = Int(width), let height = Int(height) else { return nil }
      return PixelSize(width: width, height: height).map { .pixels($0) }
    case "vector":
      guard let width = Double(width), let height = Double(height) else { return .vector(nil) }
      return .vector(PointSize(width: width, height: height))
    default: return nil
    }
  }

  /// The word for a fault, then its numbers; errors of the system are not stored.
  private static func fields(of fault: ImageFault?) -> [String] {
    switch fault {
    case nil, .unreadable, .notARegularFile: ["-"]
    case .empty: ["empty"]
    case .notAnImage: ["not-an-image"]
    case .truncated(at: let offset): ["truncated", String(offset)]
    case .headerTooLong(at: let offset): ["header-too-long", String(offset)]
    case .corrupted(at: let offset, let what): ["corrupted", String(offset), what.rawValue]
    case .tooLarge(let size): ["too-large", String(size.width), String(size.height)]
    }
  }

  private static func fault(_ fields: inout FieldReader) -> ImageFault? {
    switch fields.word() {
    case "empty": .empty
    case "not-an-image": .notAnImage
    case "truncated": fields.integer().map { .truncated(at: $0) }
    case "header-too-long": fields.integer().map { .headerTooLong(at: $0) }
    case "corrupted":
      if let offset = fields.integer(), let what = ImageCorruption(rawValue: fields.word()) {
        .corrupted(at: offset, what)
      } else {
        nil
      }
    case "too-large":
      if let width = fields.integer(), let height = fields.integer() {
        PixelSize(width: width, height: height).map { .tooLarge($0) }
      } else {
        nil
      }
    default: nil
    }
  }
}

/// Takes the fields of a line one by one; after the last one they are empty.
private struct FieldReader {
  private var rest: ArraySlice<Substring>

  init(_ line: Substring) {
    rest = line.split(separator: "\t", omittingEmptySubsequences: false)[...]
  }

  mutating func word() -> String {
    rest.popFirst().map(String.init) ?? ""
  }

  mutating func integer() -> Int? {
    Int(word())
  }
}
