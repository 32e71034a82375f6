import MarqueeCells
import MarqueeScreen
import Testing

/// The parts of layouts, and the UIKit objects that they are mapped to.
@Suite struct LayoutMappingTests {
  /// A switch that gives UIKit's case for each of ours.
  struct Mapping: CustomTestStringConvertible {
    let type: String
    let file: String
    let cases: [String]
    var property = "var uiKit:"
    /// Those to which UIKit gives another name.
    var renamed: [String: String] = [:]

    var testDescription: String { "\(type), \(property)" }

    init<Value: CaseIterable>(
      _ type: Value.Type, in file: String, property: String = "var uiKit:",
      renamed: [String: String] = [:]
    ) {
      // Without the module: 'ListConfiguration.Appearance'.
      self.type = String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
      self.file = "MarqueeUIKit/\(file)+UIKit.swift"
      cases = type.allCases.map { "\($0)" }
      self.property = property
      self.renamed = renamed
    }
  }

  private static let mappings = [
    Mapping(OrthogonalScrollingBehavior.self, in: "Layout/OrthogonalScrollingProperties"),
    Mapping(ContentInsetsReference.self, in: "Layout/ContentInsetsReference"),
    Mapping(RectAlignment.self, in: "Layout/BoundarySupplementaryItem"),
    Mapping(LayoutAxis.self, in: "Layout/LayoutConfiguration"),
    Mapping(ListConfiguration.Appearance.self, in: "Layout/ListConfiguration"),
    Mapping(ListConfiguration.HeaderMode.self, in: "Layout/ListConfiguration"),
    Mapping(ListConfiguration.FooterMode.self, in: "Layout/ListConfiguration"),
    Mapping(
      OrthogonalScrollingProperties.DecelerationRate.self,
      in: "Layout/OrthogonalScrollingProperties"),
    Mapping(OrthogonalScrollingProperties.Bounce.self, in: "Layout/OrthogonalScrollingProperties"),
    Mapping(TextStyle.self, in: "Cells/TextStyle"),
    Mapping(
      TextStyle.self, in: "Cells/TextStyle", property: "var font:",
      renamed: ["title1": "title", "caption1": "caption"]),
    Mapping(FontWeight.self, in: "Cells/TextStyle", property: "var font:"),
  ]

  @Test(arguments: mappings) func `each case becomes UIKit's case of the same name`(
    mapping: Mapping
  ) throws {
    let block = try SourceText(mapping.file).block("extension \(mapping.type) {")
    let start = try #require(block.firstIndex { $0.contains(mapping.property) })
    let lines = block[start...].prefix { $0 != "}" }
    let found = lines.compactMap { $0.wholeMatch(of: /case \.(\w+): \.(\w+)/) }
      .map { "\($0.output.1) -> \($0.output.2)" }
    #expect(
      found.sorted() == mapping.cases.map { "\($0) -> \(mapping.renamed[$0] ?? $0)" }.sorted())
  }

  @Test(arguments: [
    ("LayoutDimension", "public enum LayoutDimension"), ("Spacing", "public enum Spacing"),
    ("LayoutSubitem", "public indirect enum LayoutSubitem"),
    ("LayoutGroup", "public enum Contents"), ("LayoutAnchor", "public enum Offset"),
  ]) func `each case with a value is in the switch of its file`(
    name: String, declaration: String
  ) throws {
    let cases = try SourceText("MarqueeScreen/Layout/Values/\(name).swift").declaredCases(
      of: declaration)
    let file = name == "LayoutSubitem" ? "LayoutGroup" : name
    let code = try SourceText("MarqueeUIKit/Layout/\(file)+UIKit.swift").code
    #expect(cases.count >= 2)
    for name in cases {
      #expect(code.contains { $0.hasPrefix("case .\(name)(") }, "'\(name)' becomes nothing")
    }
  }

  @Test(arguments: ["Layout", "Cells"]) func `no switch has a default that would hide a new case`(
    folder: String
  ) throws {
    let files = try SourceText.folder("MarqueeUIKit/\(folder)")
    #expect(files.count >= 8)
    for file in files {
      #expect(!file.code.contains { $0.contains("default:") }, "\(file.path)")
    }
  }

  // MARK: - Properties

  private static let item = LayoutItem(width: .fractionalWidth(1), height: .absolute(44))
  private static let group = LayoutGroup.horizontal(size: item.size, subitems: [.item(item)])
  private static let anchor = LayoutAnchor(edges: .top)
  /// A value of each type that becomes an object of UIKit's with properties.
  private static let values: [any Sendable] = [
    LayoutSection(group: group), group, item, item.size, EdgeSpacing.none,
    DirectionalEdgeInsets.zero, LayoutPoint.zero, anchor,
    SupplementaryItem(size: item.size, elementKind: "badge", containerAnchor: anchor),
    BoundarySupplementaryItem(size: item.size, elementKind: "header", alignment: .top),
    DecorationItem(background: "background"), LayoutConfiguration(),
    ListConfiguration(appearance: .plain), OrthogonalScrollingProperties(),
  ]

  @Test(arguments: values.indices) func `each property of a value is read where it is mapped`(
    index: Int
  ) throws {
    let value = Self.values[index]
    let type = "\(Swift.type(of: value))"
    // A point is mapped as two numbers, with the anchor that it moves.
    let file = type == "LayoutPoint" ? "LayoutAnchor" : type
    let source = try SourceText("MarqueeUIKit/Layout/\(file)+UIKit.swift")
    let properties = Mirror(reflecting: value).children.compactMap(\.label)
    #expect(properties.count >= 2)
    // What is stored for 'regular', which a value of its own type cannot be.
    for property in properties.map({ $0 == "ofRegularWidth" ? "regular" : $0 }) {
      #expect(try source.reads(property), "\(type).\(property) is not read in \(source.path)")
    }
  }

  @Test func `each edge becomes UIKit's edge of the same name`() throws {
    let code = try SourceText("MarqueeUIKit/Layout/LayoutAnchor+UIKit.swift").code
    for edge in ["top", "leading", "bottom", "trailing"] {
      #expect(code.contains { $0.contains("(.\(edge), .\(edge))") })
    }
  }
}
