import MarqueeImages
import Testing

@Suite struct VectorImageTests {
  private func inspect(_ text: String) -> ImageInspection {
    ImageInspection(of: MemoryByteSource(Array(text.utf8)))
  }

  private func points(_ width: Double, _ height: Double) -> ImageExtent {
    .vector(PointSize(width: width, height: height))
  }

  /// Lengths as CSS defines them: 96 pixels to the inch, 72 points to the inch, 6 picas to the
  /// inch.
  @Test(
    arguments: [
      (#"width="24" height="12""#, 24.0, 12.0),
      (#"width="24px" height=" 12.5 ""#, 24, 12.5),
      (#"width='72pt' height='1in'"#, 96, 96),
      (#"width="2.54cm" height="25.4mm""#, 96, 96),
      (#"width="1pc" height="2em""#, 16, 32),
      (#"width="1e2" height="1E1px""#, 100, 10),
      (#"viewBox="0 0 48 24""#, 48, 24),
      (#"viewBox="-1,-1, 48,24" width="100%" height="100%""#, 48, 24),
      (#"viewBox="0 0 48 24" width="96""#, 96, 48),
      (#"viewBox="0 0 48 24" height="12""#, 24, 12),
      (#"data-x='>' width = "5" height="6""#, 5, 6),
    ] as [(String, Double, Double)])
  func `an SVG has the size that its root says`(
    attributes: String, width: Double, height: Double
  ) {
    let inspection = inspect("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>")
    #expect(inspection.fault == nil)
    #expect(inspection.info?.extent == points(width, height))
  }

  @Test(
    arguments: [
      "", #"width="100%" height="50%""#, #"width="nan" height="inf""#, #"width="0x10" height="4""#,
      #"width="-4" height="4""#, #"viewBox="0 0 0 0""#, #"viewBox="1 2 3""#, #"width="4""#,
    ])
  func `an SVG without a usable size has none`(attributes: String) {
    let inspection = inspect("<svg \(attributes)></svg>")
    #expect(inspection.fault == nil)
    #expect(inspection.info?.extent == .vector(nil))
  }

  @Test func `the root is found after everything that may come before it`() {
    let text = """
      \u{FEFF}<?xml version="1.0"?>
      <!-- <svg width="1" height="1"> -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://example.com/a>b.dtd" [
        <!ATTLIST svg a CDATA ">"> <!-- ]> -->
      ]>
      <s:svg width="7" height="8"><s:g><![CDATA[</s:svg>]]><a b="</s:g>"/></s:g></s:svg>
      """
    let inspection = inspect(text)
    #expect(inspection.fault == nil)
    #expect(inspection.info?.extent == points(7, 8))
  }

  /// As Illustrator and other editors write them; nothing that they name is opened or expanded.
  @Test(
    arguments: [
      #"<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">"#,
      #"<!ENTITY a "aaaa"> <!ENTITY b "&a;&a;&a;">"#,
      #"<!-- it's --> <!ENTITY f SYSTEM "file:///etc/passwd">"#,
      #"<!ENTITY % p SYSTEM "http://example.com/">%p;"#,
      #"<!ENTITY c '<g width="1">' >"#, #"<!ENTITY d "]>">"#,
      "<?php it's ?><!ENTITY e 'x'><!ATTLIST svg width CDATA '1'>",
    ])
  func `an SVG that declares entities has the size of its root`(declarations: String) {
    let inspection = inspect(
      #"<!DOCTYPE svg [\#(declarations)]><svg xmlns:x="&ns;" width="7" height="8">&f;</svg>"#)
    #expect(inspection.fault == nil)
    #expect(inspection.info?.extent == points(7, 8))
  }

  @Test func `a size that is an entity is unknown`() {
    let inspection = inspect(#"<!DOCTYPE svg [<!ENTITY w "7">]><svg width="&w;" height="8"/>"#)
    #expect(inspection.fault == nil)
    #expect(inspection.info?.extent == .vector(nil))
  }

  @Test func `an SVG cut at any length is reported`() {
    let text = #"<?xml version="1.0"?><svg width="7" height="8"><g><path d="M0 0"/></g></svg>"#
    for count in 1..<text.utf8.count {
      let inspection = inspect(String(text.prefix(count)))
      #expect(inspection.fault != nil, "cut to \(count) bytes")
    }
    #expect(inspect(text).fault == nil)
  }

  @Test(
    arguments: [
      ("[0 0 612 792]", 612.0, 792.0), ("[ -10 -20\n10.5 20 ]", 20.5, 40),
      ("[100 100 0 0]", 100, 100),
    ])
  func `a PDF has the size of its first media box`(box: String, width: Double, height: Double) {
    let text = "%PDF-1.4\n1 0 obj<</Type/Page/MediaBox \(box)>>\n/MediaBox [0 0 1 1]\n%%EOF\n"
    let inspection = inspect(text)
    #expect(inspection.fault == nil)
    #expect(inspection.info?.format == .pdf)
    #expect(inspection.info?.extent == points(width, height))
  }

  /// Written by Pillow and zlib (`Tools/ImageFixtures/make.py`).
  @Test(arguments: [("page-60x40.pdf", true), ("dynamic-60x40.pdf", false)])
  func `a media box is found in a PDF file, and not in its packed streams`(
    name: String, isFound: Bool
  ) throws {
    let bytes = try Fixture.bytes(name)
    let inspection = ImageInspection(of: MemoryByteSource(bytes))
    #expect(inspection.fault == nil)
    #expect(inspection.info?.extent == (isFound ? points(60, 40) : .vector(nil)))
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x55
      let inspection = ImageInspection(of: MemoryByteSource(damaged))
      #expect(inspection.info != nil || inspection.fault != nil)
    }
  }

  @Test func `a PDF without its end is cut off`() {
    let text = "%PDF-1.4\n/MediaBox [0 0 10 10]\n"
    #expect(inspect(text).fault == .truncated(at: text.utf8.count))
    #expect(inspect(text).info?.extent == points(10, 10))
  }
}
