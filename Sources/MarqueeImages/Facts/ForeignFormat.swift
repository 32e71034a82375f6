/// Image formats that Marquee does not read, most of them because no app loads them by name.
package enum ForeignFormat {
  /// The display name of the format with a file extension, in any case; `nil` for any other.
  package static func name(ofExtension fileExtension: some StringProtocol) -> String? {
    names[fileExtension.lowercased()]
  }

  /// Returns the systems on which an app loads a loose file with a file extension, in any case:
  /// `iOS 17 and later`; `nil` if there is none.
  package static func systems(forExtension fileExtension: some StringProtocol) -> String? {
    switch name(ofExtension: fileExtension) {
    case "JPEG XL": "iOS 17 and later"
    case "JPEG 2000": "every iOS"
    default: nil
    }
  }

  private static let names: [String: String] = [
    "tga": "Targa", "psd": "Photoshop", "psb": "Photoshop", "jp2": "JPEG 2000",
    "j2k": "JPEG 2000", "jpf": "JPEG 2000", "jpx": "JPEG 2000", "jxl": "JPEG XL",
    "exr": "OpenEXR", "hdr": "Radiance HDR", "dng": "camera raw", "cr2": "camera raw",
    "nef": "camera raw", "arw": "camera raw", "xcf": "GIMP", "eps": "EPS", "ai": "Illustrator",
    "ppm": "PPM", "pgm": "PGM", "pbm": "PBM", "pcx": "PCX", "dds": "DDS", "qoi": "QOI",
  ]
}
