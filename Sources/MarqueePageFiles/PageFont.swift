/// The font of pages.
///
/// The files of this module are compiled into the program as literals. They are a module of their
/// own, for a compiler looks at each byte of a literal in each of its passes: beside other code that
/// took most of its time.
package enum PageFont {
  /// The glyphs of Inter, in the form that `Tools/PreviewFont` writes.
  package static var glyphs: [UInt8] { PackageResources.Inter_glyphs }

  /// The license of the font, which goes wherever its glyphs go.
  package static var license: [UInt8] { PackageResources.OFL_txt }
}
