import Testing

/// The views of cells, which draw the parts that previews draw, by the same numbers.
@Suite struct CellViewTests {
  @Test func `each sort of part has its view`() throws {
    let parts = try SourceText("MarqueeCells/Parts/CellPart.swift")
      .declaredCases(of: "package indirect enum CellPart")
    let views = try SourceText("MarqueeUIKit/Cells/CellPartView.swift").code
    #expect(parts.count >= 15)
    for part in parts {
      #expect(
        views.contains { $0.hasPrefix("case .\(part)(") || $0.hasPrefix("case .\(part):") },
        "'\(part)' has no view")
    }
  }

  /// Calls that give a view its own length, text style or number of lines.
  private static var ownLengths: [Regex<AnyRegexOutput>] {
    get throws {
      let lengths =
        "width|height|(min|ideal|max)(Width|Height)|spacing|cornerRadius|lineWidth|length|size|ofSize"
        + "|radius|top|leading|bottom|trailing"
      let styles =
        "largeTitle|title[123]?|headline|body|callout|subheadline|footnote|caption[12]?"
      return try [
        // Of the system's choice, or a number; '.infinity' and a part's own insets are neither.
        "\\.padding\\((\\.\\w+)?\\)", "\\.padding\\((\\[?\\.\\w+[^)]*, )?-?\\d",
        "\\b(\(lengths)): -?(0\\.)?[1-9]",
        "\\.(lineLimit|minimumScaleFactor|offset|lineSpacing|kerning|blur|opacity)\\([^)]*\\d",
        "\\.font\\((\\.system\\()?\\.(\(styles))\\b",
      ].map { try Regex($0) }
    }
  }

  /// The views of cells, and those in the collection view that show items.
  private static var views: [SourceText] {
    get throws {
      try SourceText.folder("MarqueeUIKit/Cells")
        + ["RowCell", "SectionHeaderView", "CatalogCellView"].map {
          try SourceText("MarqueeUIKit/Collection/\($0).swift")
        }
    }
  }

  @Test(arguments: try views)
  func `a view has no length of its own`(file: SourceText) throws {
    for line in file.code {
      for expression in try Self.ownLengths {
        let isOwn = line.contains(expression)
        #expect(!isOwn, "\(file.path): '\(line)' belongs into MarqueeCells, where previews see it")
      }
    }
  }

  @Test(arguments: [
    "Text(words).padding(6)", "Text(words).padding()", "Text(words).padding(.horizontal)",
    "Text(words).padding(.horizontal, 12)", "Text(words).padding([.top, .bottom], 4)",
    ".frame(width: 36, height: height)", ".frame(minHeight: 44)", "VStack(spacing: 4) {",
    "RoundedRectangle(cornerRadius: 8)", ".font(.system(size: 17))", ".font(.caption2)",
    ".font(.system(.caption2))", "UIFont.systemFont(ofSize: 17, weight: .bold)", ".lineLimit(3)",
    ".offset(x: 4)", ".stroke(lineWidth: 0.5)", "EdgeInsets(top: 2, leading: 0)",
  ]) func `a length of its own is found`(line: String) throws {
    #expect(try Self.ownLengths.contains { line.contains($0) })
  }

  /// UIKit's own part of these does what a cell relies on, and a compiler does not ask for it.
  @Test(arguments: ["prepareForReuse()", "viewDidLoad()", "viewWillAppear(", "viewDidDisappear("])
  func `what is overridden calls what it overrides`(method: String) throws {
    let files = try ["Cells", "Collection", "Images", "SwiftUI"].flatMap {
      try SourceText.folder("MarqueeUIKit/\($0)")
    }
    var count = 0
    for file in files {
      for (number, line) in file.code.enumerated()
      where line.contains("override func \(method)") {
        count += 1
        #expect(
          file.code.dropFirst(number + 1).first?.hasPrefix("super.\(method)") == true,
          "\(file.path): \(method)")
      }
    }
    #expect(count > 0)
  }
}
