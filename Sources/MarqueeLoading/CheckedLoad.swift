package import MarqueeCatalog
package import MarqueeDiagnostics
package import MarqueePropertyList
package import MarqueeScreen

/// Loads a catalog and finds all structural faults.
package enum CheckedLoad {
  /// How many bytes of sections are loaded at once: enough to make the decoder's fixed cost small,
  /// and few enough that everything made from them stays in the processor's cache.
  private static let runByteCount = 64 * 1024

  /// Loads a screen.
  ///
  /// - Parameters:
  ///   - document: The screen's property list.
  ///   - contentModel: The section types and kinds of items that it can use.
  ///   - library: The items that it can refer to.
  ///   - workers: The workers that load the sections, several in each run.
  /// - Returns: The catalog with its places, and its structural faults; rules check whether its
  ///   content makes sense.
  /// - Complexity: O(*n*) in the bytes of the document.
  package static func load(
    _ document: PropertyListDocument, contentModel: ContentModel,
    library: ItemLibrary = ItemLibrary(), workers: Workers = .one
  ) -> (catalog: LocatedCatalog, diagnostics: [Diagnostic]) {
    let (check, sections) = StructureCheck.begin(
      screen: document, contentModel: contentModel, library: library)
    var loads = workers.map(runs(of: sections, in: document)) { run in
      var (located, diagnostics) = check.check(sections[run])
      // The faults that only the decoder finds.
      let refused = SectionDecoding.decodeSections(of: &located, contentModel: contentModel)
      return (located: located, diagnostics: diagnostics, refused: refused)
    }
    var located = check.located
    located.reserveCapacity(for: loads.map(\.located))
    for index in loads.indices {
      located.append(loads[index].located)
      // Release each run, so that the runs and the combined catalog are not in memory together.
      loads[index].located = check.located
    }
    var refused = SectionDecoding.decodeLayouts(of: &located, contentModel: contentModel)
    if check.rootIsValid {
      refused += SectionDecoding.decodeRoot(of: &located, contentModel: contentModel)
    }
    return (
      located,
      check.diagnostics + loads.flatMap(\.diagnostics) + loads.flatMap(\.refused) + refused
    )
  }

  /// Divides sections into runs of about equal length in bytes.
  private static func runs(
    of sections: [ValueIndex], in document: PropertyListDocument
  ) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    var byteCount = 0
    for position in sections.indices {
      byteCount += document[sections[position]].range.offsets.count
      guard byteCount >= runByteCount || position == sections.count - 1 else { continue }
      runs.append(start..<(position + 1))
      start = position + 1
      byteCount = 0
    }
    return runs
  }
}
