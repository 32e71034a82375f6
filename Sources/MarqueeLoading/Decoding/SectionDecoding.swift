import MarqueeCatalog
import MarqueeDiagnostics
import MarqueePlatform
import MarqueePropertyList
import MarqueeScreen

/// Loads the models of a located catalog through `PropertyListDecoder`.
///
/// The decoder stops at its first error. Sections are therefore decoded all at once, and one by one
/// if that fails, so that a faulty section does not hide faults of the others.
struct SectionDecoding {
  private let located: LocatedCatalog
  private let contentModel: ContentModel

  /// Loads all sections without structural faults.
  ///
  /// - Returns: The faults of sections that an app cannot load, in order.
  static func decodeSections(
    of located: inout LocatedCatalog, contentModel: ContentModel
  ) -> [Diagnostic] {
    let decoding = SectionDecoding(located: located, contentModel: contentModel)
    var diagnostics: [Diagnostic] = []
    let valid = located.sections.indices.filter { located.sections[$0].isValid }
    // If a section cannot be loaded, the error is found by decoding each by itself.
    let models = try? decoding.models(of: valid)
    for (index, position) in valid.enumerated() {
      do {
        located.models[position] = try models?[index] ?? decoding.models(of: [position]).first
      } catch {
        located.sections[position].isValid = false
        let section = located.sections[position].index
        diagnostics.append(decoding.diagnostic(for: error, in: section, depth: 1))
      }
    }
    return diagnostics
  }

  /// Loads all layouts without structural faults.
  ///
  /// - Returns: The faults of layouts that an app cannot load, in order.
  static func decodeLayouts(
    of located: inout LocatedCatalog, contentModel: ContentModel
  ) -> [Diagnostic] {
    let decoding = SectionDecoding(located: located, contentModel: contentModel)
    var diagnostics: [Diagnostic] = []
    for position in located.layouts.indices {
      do {
        located.layouts[position].model = try decoding.layout(at: position)
      } catch {
        let value = located.layouts[position].key + 1
        diagnostics.append(decoding.diagnostic(for: error, in: value, depth: 0))
      }
    }
    return diagnostics
  }

  /// Loads the parts of the root other than sections and layouts.
  ///
  /// - Returns: The faults of the root, if an app cannot load it.
  static func decodeRoot(
    of located: inout LocatedCatalog, contentModel: ContentModel
  ) -> [Diagnostic] {
    guard let root = located.document.root else { return [] }
    let own = located.rootFields.filter {
      !Catalog.partKeys.contains(located.screenFields[Int(located.fields[$0].position)].key)
    }
    let holdsFault = own.contains {
      located.document[Int(located.fields[$0].key) + 1].flags.contains(.holdsFault)
    }
    guard !holdsFault else { return [] }
    guard !own.isEmpty || contentModel.screenFields.contains(where: { $0.defaultValue != nil })
    else { return [] }
    let decoding = SectionDecoding(located: located, contentModel: contentModel)
    var text = PropertyListText(byteCount: 1024)
    text.element("dict") { text in
      text.append(Array("<key>sections</key><array/>".utf8)[...])
      for field in own {
        let key = Int(located.fields[field].key)
        text.appendMember(key, numbers: located.numbers(in: key + 1), of: located.document)
      }
    }
    do {
      located.root = try contentModel.decoder.decode(Catalog.self, from: text.finished())
      return []
    } catch {
      return [decoding.diagnostic(for: error, in: root, depth: 0)]
    }
  }

  /// Decodes some sections, none of which has structural faults.
  private func models(of run: [Int]) throws -> [CatalogSection] {
    // The decoder knows a type with one kind of items only.
    let groups = Dictionary(grouping: run) { position in
      located.sections[position].type.flatMap { type in
        type == contentModel.sectionTypes[type.name] ? nil : type
      }
    }
    var models: [Int: CatalogSection] = [:]
    for (held, positions) in groups {
      let found = try self.models(of: positions, held.map(contentModel.with) ?? contentModel)
      models.merge(zip(positions, found)) { first, _ in first }
    }
    return run.compactMap { models[$0] }
  }

  private func models(
    of run: [Int], _ contentModel: ContentModel
  ) throws -> [CatalogSection] {
    guard !run.isEmpty else { return [] }
    let ranges = run.map { located.document[located.sections[$0].index].range.offsets }
    var text = PropertyListText(byteCount: ranges.reduce(0) { $0 + $1.count })
    text.element("array") { text in
      for position in run { text.appendSection(position, of: located) }
    }
    var sections = try contentModel.decoder.decode([CatalogSection].self, from: text.finished())
    for (index, position) in run.enumerated() where located.usesLibrary(section: position) {
      sections[index].items = located.items(ofSection: position, own: sections[index].items)
    }
    return sections
  }

  /// Decodes a layout; `nil` if it has structural faults.
  private func layout(at position: Int) throws -> LayoutSection? {
    let value = located.document[located.layouts[position].key + 1]
    guard located.layouts[position].isValid, !value.flags.contains(.holdsFault) else { return nil }
    var text = PropertyListText(byteCount: value.range.offsets.count)
    text.append(located.document.source.text[value.range.offsets])
    return try contentModel.decoder.decode(LayoutSection.self, from: text.finished())
  }

  /// Makes a diagnostic from the decoder's error, at the value that the error names.
  ///
  /// - Parameter depth: How many steps of the error's path lead to `index`.
  private func diagnostic(
    for error: any Error, in index: ValueIndex, depth: Int
  ) -> Diagnostic {
    let document = located.document
    let (path, reason) = DecodingReason.describe(error)
    var value = index
    for step in path.dropFirst(depth) {
      let next =
        if let position = step.intValue {
          document.children(of: value).dropFirst(position).first { _ in true }
        } else {
          document.member(step.stringValue, of: value)?.value
        }
      guard let next else { break }
      value = next
    }
    return Diagnostic(
      rule: .wrongValueType, severity: .error, message: "an app cannot load this value: \(reason)",
      place: document.place(of: value))
  }
}

extension ContentModel {
  /// A decoder for what the model declares.
  var decoder: PropertyListDecoder {
    let decoder = PropertyListDecoder()
    decoder.userInfo[ContentModel.key] = self
    return decoder
  }
}
