import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

/// Visits the keys and strings of a property list, each with what is around it.
struct NameWalk {
  let document: PropertyListDocument
  let kind: Expectation.Document
  let path: String
  let model: ContentModel
  let library: ItemLibrary
  let declarations: Declarations

  /// Visits the keys and strings whose text contains a name, in their order.
  ///
  /// - Complexity: O(*n*) in the bytes of the property list, times the fields of a table.
  func forEach(containing name: String, _ body: (NamePlace, ValueIndex) -> Void) {
    let name = Array(name.utf8)
    var frames: [NameFrame] = []
    var ends: [Int] = []
    for index in document.values.indices {
      while let end = ends.last, end <= index {
        ends.removeLast()
        frames.removeLast()
      }
      let value = document[index]
      let expected =
        frames.isEmpty ? Expectation.root(of: kind) : next(in: frames)
      switch value.kind {
      // A faulty file may have a key outside of any dictionary.
      case .key where !frames.isEmpty:
        let text = document.string(of: index)
        frames[frames.count - 1].key = text
        if text.utf8.elementsEqual(name) {
          body(place(frames, expected, isKey: true, text), index)
        }
      case .dictionary, .array:
        let isDictionary = value.kind == .dictionary
        let container = expected.container(
          isDictionary: isDictionary, in: model,
          kindsReferred: document.kindsReferred(in: index, library, model)
        ) { key in
          document.member(key, of: index).flatMap { member in
            document[member.value].kind == .string ? document.string(of: member.value) : nil
          }
        }
        frames.append(NameFrame(container: container))
        ends.append(document.subtree(of: index).upperBound)
      case .string where holds(name, value):
        body(place(frames, expected, isKey: false, document.string(of: index)), index)
      default: break
      }
    }
  }

  private func place(
    _ frames: [NameFrame], _ expected: Expectation, isKey: Bool, _ text: String
  ) -> NamePlace {
    NamePlace(
      document: kind, path: path, frames: frames, expected: expected, isKey: isKey, text: text,
      declarations: declarations, library: library)
  }

  private func next(in frames: [NameFrame]) -> Expectation {
    guard let last = frames.last else { return .unknown }
    // The default value of a field is a value of that field.
    if case .dictionary(.fieldDescription) = last.container, last.key == "default",
      let field = describedField(frames)
    {
      return .value(field)
    }
    return last.container.next(after: last.key)
  }

  /// The field that the innermost container describes; `nil` for the elements of a list.
  private func describedField(_ frames: [NameFrame]) -> Field? {
    guard let frame = frames.dropLast().last, case .names = frame.container else { return nil }
    return model.fields(of: frames.ownerOfFields(frames.count - 2)).first { $0.key == frame.key }
  }

  private func holds(_ name: [UInt8], _ value: LocatedValue) -> Bool {
    if value.flags.contains(.hasMarkup) { return true }
    let text = document.source.text[value.content.offsets]
    return text.count == name.count ? text.elementsEqual(name) : text.contains(name)
  }
}

extension DocumentView {
  /// The thing that is named at a position, and the range of the name; `nil` for none.
  func named(at position: Position) -> (thing: NamedThing, range: Range<Int>)? {
    let (context, frames, next) = cursor(at: position)
    guard case .text(let element, let range, _) = context.place else { return nil }
    let text = XMLText.located(document.text, in: range)
    let place = NamePlace(
      document: kind, path: document.path, frames: frames, expected: next,
      isKey: element == "key", text: text.string, declarations: snapshot.declarations,
      library: snapshot.content.library.library)
    let offset = document.positions.offset(at: position)
    let names = place.names.map { name in
      (name.thing, name.part.map { text.sourceRange(of: $0).offsets } ?? range)
    }
    return names.last { $0.1.lowerBound <= offset } ?? names.first
  }
}
