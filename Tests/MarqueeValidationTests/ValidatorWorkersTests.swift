import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeValidation
import Testing

/// Several threads must give the same result as one.
@Suite struct ValidatorWorkersTests {
  /// 300 sections, more than one run of the decoder takes, every seventh with a fault.
  private static let screen: [UInt8] = {
    let sections = (0..<300).map { section in
      let items = (0..<2).map { item in
        let name = Checking.string("imageName", section % 7 == 0 && item == 1 ? "" : "p\(item)")
        return "<dict>\(Checking.string("description", "Text \(section)-\(item)"))\(name)</dict>"
      }
      let type = section % 50 == 0 ? "cinema" : "grid"
      return """
        <dict>\(Checking.string("sectionType", type))
        <key>contentItem</key><array>\(items.joined(separator: "\n"))</array></dict>
        """
    }
    return Array(
      "<plist version=\"1.0\"><array>\(sections.joined(separator: "\n"))</array></plist>".utf8)
  }()

  private func check(_ workers: Workers) throws -> (catalog: Catalog, diagnostics: [Diagnostic]) {
    let document = PropertyListDocument.read(Self.screen, name: "Screen.plist").document
    let resolved = ResolvedFile(
      screen: document, syntaxDiagnostics: [], contentModel: .builtIn, workers: workers)
    return (
      resolved.catalog.catalog,
      Validator().validate(resolved, Checking.noViews(of: resolved), images: nil, workers: workers)
    )
  }

  @Test func `a screen is the same whatever the number of threads`() throws {
    let alone = try check(.one)
    for count in [2, 3, 16] {
      let together = try check(Workers(count: count))
      #expect(alone.catalog == together.catalog)
      #expect(alone.diagnostics == together.diagnostics)
    }
    // The types of sections 0, 50, … 250 are not known. Of the sections 0, 7, … 294 with an empty
    // name, 43 in all, number 0 is one of those, whose items cannot be judged.
    #expect(alone.catalog.sections.count == 294)
    #expect(alone.diagnostics.count { $0.rule == "unknown-section-type" } == 6)
    #expect(alone.diagnostics.count { $0.rule == "empty-text" } == 42)
  }
}
