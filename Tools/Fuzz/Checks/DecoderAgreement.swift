import Foundation
import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics

/// Compares our reading of a property list with that of `PropertyListDecoder`.
struct DecoderAgreement {
  let input: [UInt8]
  let report: ScreenReport
  let contentModel: ContentModel

  /// If only one accepts the input, the reason is counted; if both accept it, their catalogs must
  /// be equal.
  func check(_ trial: inout Trial) {
    let errors = report.diagnostics.filter { $0.severity == .error }
    // The decoder has no nesting limit and would overflow the stack.
    guard !errors.contains(where: { $0.rule == "property-list-nesting" }) else {
      trial.count("not compared: nested too deeply for the decoder")
      return
    }
    let decoded = trial.withDecoder {
      try Catalog(propertyList: Data(input), contentModel: contentModel)
    }
    switch decoded {
    case .success(let catalog) where errors.isEmpty:
      trial.count("agreed: both accept")
      let (theirs, ours) = (Self.rounded(catalog), Self.rounded(report.catalog))
      trial.expect(
        theirs == ours || Self.areEqualAsDoubles(theirs, ours),
        "a catalog that differs from the decoder's",
        Trial.difference(Array("\(theirs)".utf8), Array("\(ours)".utf8)))
    case .success:
      for reason in Set(errors.map(Self.reason)) { trial.count("stricter: \(reason)") }
    case .failure(let error) where errors.isEmpty:
      trial.count("laxer: \(Self.reason(error))")
      trial.expect(false, "clean, but refused by the decoder", "\(error)")
    case .failure:
      trial.count("agreed: both refuse")
    }
  }

  /// A catalog with ratings and prices rounded as by the decoder.
  ///
  /// `PropertyListDecoder` reads a `<real>` as a `Double`; we keep the author's digits.
  private static func rounded(_ catalog: Catalog) -> Catalog {
    var catalog = catalog
    for section in catalog.sections.indices {
      for item in catalog.sections[section].items.indices {
        guard var course = catalog.sections[section].items[item].content as? Course else {
          continue
        }
        course.rating = rounded(course.rating)
        course.price = rounded(course.price)
        catalog.sections[section].items[item] = .course(course)
      }
    }
    return catalog
  }

  /// Whether the screens of two catalogs are equal in JSON whose numbers are read as `Double`: numbers
  /// of custom fields have the author's digits too.
  private static func areEqualAsDoubles(_ left: Catalog, _ right: Catalog) -> Bool {
    let screens = [left, right].compactMap { catalog in
      try? JSONDecoder().decode(RoundedJSON.self, from: Screen(catalog).json())
    }
    return screens.count == 2 && screens[0] == screens[1]
  }

  /// JSON whose numbers are rounded to a `Double`.
  private indirect enum RoundedJSON: Decodable, Equatable {
    case text(String)
    case boolean(Bool)
    case number(Double)
    case list([RoundedJSON])
    case object([String: RoundedJSON])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      // The kinds are tried in turn.
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let boolean = try? container.decode(Bool.self) {
        self = .boolean(boolean)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let list = try? container.decode([RoundedJSON].self) {
        self = .list(list)
      } else {
        self = .object(try container.decode([String: RoundedJSON].self))
      }
    }
  }

  private static func rounded(_ number: DecimalNumber) -> DecimalNumber {
    DecimalNumber("\(number.doubleValue)") ?? number
  }

  /// The rule, and for a syntax error also its message without the author's text.
  private static func reason(_ diagnostic: Diagnostic) -> String {
    guard diagnostic.rule == "property-list-syntax" else { return diagnostic.rule.description }
    return "\(diagnostic.rule): \(withoutNames(diagnostic.message))"
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "no value for '\(key.stringValue)'"
    case DecodingError.typeMismatch(let type, _): "no \(type)"
    case DecodingError.valueNotFound(let type, _): "no value, but \(type) wanted"
    case DecodingError.dataCorrupted(let context): withoutNames(context.debugDescription)
    default: "\(type(of: error))"
    }
  }

  /// A message with `…` for each quoted name and `0` for each number.
  private static func withoutNames(_ message: String) -> String {
    var result = ""
    for (index, part) in message.split(separator: "'", omittingEmptySubsequences: false)
      .enumerated()
    {
      result += index.isMultiple(of: 2) ? part : "'…'"
    }
    return String(result.map { $0.isNumber ? "0" : $0 }.prefix(120))
  }
}
