import Foundation
import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeOutputs
import TestSupport
import Testing

/// `Catalog(propertyList:)`, the plain load of an app, gives what the pipeline loads.
@Suite struct PlainLoadTests {
  /// The result of loading a property list in an app; `nil` for one with errors.
  private func appLoad(_ bytes: [UInt8]) -> AppLoad? {
    let report = ContentPipeline(propertyList: Data(bytes)).run()
    guard let screen = report.screens.first, !screen.hasErrors else { return nil }
    return AppLoad(screen)
  }

  /// `PropertyListDecoder` reads a `<real>` as a `Double`, and the pipeline keeps the author's
  /// digits.
  private static func rounded(_ catalog: Catalog) -> Catalog {
    var catalog = catalog
    for section in catalog.sections.indices {
      catalog.sections[section].items = catalog.sections[section].items.map { item in
        guard var course = item.content as? Course else { return item }
        course.rating = rounded(course.rating)
        course.price = rounded(course.price)
        return .course(course)
      }
    }
    return catalog
  }

  private static func rounded(_ number: DecimalNumber) -> DecimalNumber {
    DecimalNumber("\(number.doubleValue)") ?? number
  }

  /// The property lists of folders of the package that are screens.
  private static let packageFiles: [String] = {
    let folders = ["Content", "Tests", "Tools/Examples"].map {
      PackageFolder.url.appending(path: $0)
    }
    return folders.flatMap { folder in
      (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
        .compactMap { ($0 as? URL)?.path } ?? [])
        .filter {
          $0.hasSuffix(".plist") && !$0.hasSuffix("Marquee.plist") && !$0.contains("/.build/")
        }
    }.sorted()
  }()

  @Test func `screens of the package are the same both ways`() throws {
    let compared = try Self.packageFiles.filter { path in
      guard let load = appLoad([UInt8](try Data(contentsOf: URL(filePath: path)))) else {
        return false
      }
      #expect(load == .same, "\(path)")
      return true
    }
    // Among them are the screen with every field and one of the sample.
    #expect(compared.count >= 3)
  }

  /// Most of them have errors elsewhere; the valid parts are loaded nevertheless.
  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.reason)))
  func `valid sections of the corpus are the same both ways`() throws {
    var sectionCount = 0
    for path in try Corpus.paths(in: "catalogs") where path.hasSuffix(".plist") {
      let bytes = try Corpus.bytes(path)
      let report = ContentPipeline(propertyList: Data(bytes)).run()
      // If an app cannot load a file at all, there is nothing to compare.
      guard let located = report.screens.first?.resolved.catalog,
        let plain = try? Catalog(propertyList: Data(bytes))
      else { continue }
      for (model, theirs) in zip(located.models, plain.sections) {
        guard let ours = model else { continue }
        let both = [theirs, ours].map { Self.rounded(Catalog(sections: [$0])) }
        #expect(both[0] == both[1], "\(path)")
        sectionCount += 1
      }
    }
    #expect(sectionCount >= 5)
  }

  @Test(arguments: (0..<60 as Range<UInt64>).sample(oneIn: 4))
  func `generated screens are the same both ways`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let text = RandomScreen.propertyList(&random)
    #expect(appLoad(Array(text.utf8)) == .same, "\(text)")
  }
}

/// A screen of all section types, its fields present or absent by chance.
private enum RandomScreen {
  static func propertyList(_ random: inout SplitMix64) -> String {
    let types = SectionType.builtIn.shuffled(using: &random)
    let sections = (types + types.prefix(3)).map { section($0, &random) }
    return "<plist version=\"1.0\"><array>\(sections.joined())</array></plist>"
  }

  private static func section(_ type: SectionType, _ random: inout SplitMix64) -> String {
    let count = type.itemCount == .one ? 1 : Int.random(in: 1...5, using: &random)
    let items = (0..<count).map { _ in dictionary(type.itemKind.fields, &random) }.joined()
    var pairs = [
      "<key>sectionType</key><string>\(type.name)</string>",
      "<key>sectionName</key><string>Name \(Int.random(in: 0..<1000, using: &random))</string>",
      "<key>contentItem</key><array>\(items)</array>",
    ]
    if type == .main, Bool.random(using: &random) {
      pairs.append("<key>selection</key><string>first</string>")
    }
    return "<dict>\(pairs.shuffled(using: &random).joined(separator: comment(&random)))</dict>"
  }

  private static func dictionary(_ fields: [Field], _ random: inout SplitMix64) -> String {
    let pairs = fields.filter { field in
      switch field.presence {
      case .required: true
      // Duplicate identifiers or ranks are faults, and so is a highlight that is not in the text.
      case .optional:
        !["id", "rank", "highlightedText"].contains(field.key) && Bool.random(using: &random)
      case .requiredUnless: field.key == "imageName"
      case .requiredWhen, .onlyWith: false
      }
    }.map { "<key>\($0.key)</key>\(value($0, &random))" }
    return "<dict>\(pairs.shuffled(using: &random).joined(separator: comment(&random)))</dict>"
  }

  private static func comment(_ random: inout SplitMix64) -> String {
    Int.random(in: 0..<20, using: &random) == 0 ? "<!-- a comment -->" : ""
  }

  private static func value(_ field: Field, _ random: inout SplitMix64) -> String {
    let number = Int.random(in: 1...5, using: &random)
    switch field.kind.storage {
    case .integer: return "<integer>\(number)</integer>"
    case .number: return "<real>\(number - 1).50</real>"
    case .numberOrText:
      return Bool.random(using: &random)
        ? "<string>\(number).90</string>" : "<integer>\(number)</integer>"
    case .strings: return "<array><string>one\(number)</string><string>two</string></array>"
    case .string where field.kind.isLink: return "<string>https://example.com/\(number)</string>"
    case .string where field.kind.means(.currency): return "<string>EUR</string>"
    default:
      let forms = [
        "text \(number)", "Tom &amp; Jerry \(number)", "<![CDATA[a<b]]>", "섹션 \(number)",
      ]
      return "<string>\(forms[number % forms.count])</string>"
    }
  }
}
