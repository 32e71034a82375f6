import MarqueeDiagnostics
import MarqueeImages

/// The JSON of asset catalogs.
struct ContentsTarget: FuzzTarget {
  let seeds = [
    #"""
    {
      "images" : [
        { "filename" : "a.png", "idiom" : "universal", "scale" : "1x" },
        { "filename" : "a@2x.png", "idiom" : "universal", "scale" : "2x",
          "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ] }
      ],
      "info" : { "author" : "xcode", "version" : 1 },
      "properties" : { "preserves-vector-representation" : true }
    }
    """#, #"["\u00e9\ud83d\ude98", -1.5e3, null, [[]], {"a":{"a":false}}]"#,
  ].map { Array($0.utf8) }
  let pieces = MutationPieces.json

  func check(_ input: [UInt8], _ trial: inout Trial) {
    do throws(JSONFault) {
      _ = try JSONReader.read(input)
      trial.count("contents: read")
    } catch {
      trial.count("contents: refused")
      trial.expect(
        Int(error.range.end) <= input.count, "a place outside of the text", "\(error)")
    }
  }
}
