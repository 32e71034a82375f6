import MarqueeDiagnostics

package enum PageFont {
  /// The glyphs of Inter, in the format that `Tools/PreviewFont` writes.
  package static var glyphs: [UInt8] { Base64.decode(PageFiles.glyphs) ?? [] }

  /// The license of the font, which must accompany its glyphs.
  package static var license: [UInt8] { Base64.decode(PageFiles.license) ?? [] }
}
