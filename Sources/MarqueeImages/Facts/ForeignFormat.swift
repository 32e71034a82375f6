/// Formats of images that Marquee does not read, as no app loads them by a name.
package enum ForeignFormat {
  /// The format's name for people by its files' extension in any case; `nil` for another file.
  package static func name(ofExtension fileExtension: some StringProtocol) -> String? {
    names[fileExtension.lowercased()]
  }

  private static let names: [String: String] = [
    "tga": "Targa", "psd": "Photoshop", "psb": "Photoshop", "jp2": "JPEG 2000",
    "j2k": "JPEG 2000", "jpf": "JPEG 2000", "jpx": "JPEG 2000", "jxl": "JPEG XL",
    "exr": "OpenEXR", "hdr": "Radiance HDR", "dng": "camera raw", "cr2": "camera raw",
    "nef": "camera raw", "arw": "camera raw", "xcf": "GIMP", "eps": "EPS", "ai": "Illustrator",
    "ppm": "PPM", "pgm": "PGM", "pbm": "PBM", "pcx": "PCX", "dds": "DDS", "qoi": "QOI",
  ]
}
