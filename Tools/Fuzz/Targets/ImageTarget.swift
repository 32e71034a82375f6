import MarqueeImages

/// The headers and contents of images.
struct ImageTarget: FuzzTarget {
  let seeds: [[UInt8]]
  let pieces = MutationPieces.images

  init(root: String) {
    seeds =
      SeedFolder(path: "\(root)/Tests/MarqueeImagesTests/Fixtures").files([
        "png", "jpg", "gif", "webp", "heic", "avif", "tiff", "bmp", "ico", "pdf", "svg",
      ]) + [Array("<svg xmlns='http://www.w3.org/2000/svg' width='4cm' viewBox='0 0 9 9'/>".utf8)]
  }

  func check(_ input: [UInt8], _ trial: inout Trial) {
    let inspection = ImageInspection(of: MemoryByteSource(input))
    trial.expect(
      inspection.info != nil || inspection.fault != nil, "an image of which nothing is said")
    if let size = inspection.info?.pixelSize, inspection.fault == nil {
      trial.expect(size.width > 0 && size.height > 0, "an image without pixels", "\(size)")
    }
    trial.expect(inspection.info.map { $0.byteCount == input.count } ?? true, "a wrong length")
    trial.count(inspection.fault == nil ? "images: valid" : "images: faulty")
  }
}
