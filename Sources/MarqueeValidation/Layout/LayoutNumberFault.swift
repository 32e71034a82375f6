import MarqueePropertyList
import MarqueeScreen

struct LayoutNumberFault {
  enum Kind {
    /// A length that is not above 0.
    case negative
    /// A fraction that is not above 0.
    case noFraction
    case outOfRange
    /// A group with more items than allowed.
    case tooManyItems
  }

  let kind: Kind
  let key: ValueIndex
  let number: Double

  /// The wrong numbers of a layout's dictionary, in their order.
  static func all(in root: ValueIndex, _ document: PropertyListDocument) -> [Self] {
    guard document[root].kind == .dictionary else { return [] }
    return ((root + 1)..<Int(document[root].subtreeEnd)).compactMap { index in
      guard document[index].kind == .key,
        document[index + 1].kind == .integer || document[index + 1].kind == .real,
        let number = Double(document.string(of: index + 1)),
        let kind = kind(of: number, index, in: document)
      else { return nil }
      return Self(kind: kind, key: index, number: number)
    }
  }

  private static func kind(
    of number: Double, _ key: ValueIndex, in document: PropertyListDocument
  ) -> Kind? {
    if document.has(key, text: "count") {
      return number > Double(LayoutSection.maximumGroupCount) ? .tooManyItems : nil
    }
    guard abs(number) <= LayoutSection.maximumNumber else { return .outOfRange }
    if document.isFraction(key) { return number > 0 ? nil : .noFraction }
    let lengths = ["absolute", "estimated", "uniformAcrossSiblings"]
    guard lengths.contains(where: { document.has(key, text: $0) }) else { return nil }
    return number > 0 ? nil : .negative
  }
}

extension PropertyListDocument {
  func isFraction(_ key: ValueIndex) -> Bool {
    has(key, text: "fractionalWidth") || has(key, text: "fractionalHeight")
  }

  /// The fraction above 1 under a key; `nil` for any other value.
  ///
  /// One that is larger than any number of a layout is ``LayoutNumberFault/Kind/outOfRange``.
  func largeFraction(at key: ValueIndex) -> Double? {
    guard self[key].kind == .key, isFraction(key),
      self[key + 1].kind == .integer || self[key + 1].kind == .real,
      let fraction = Double(string(of: key + 1)), fraction > 1,
      fraction <= LayoutSection.maximumNumber
    else { return nil }
    return fraction
  }
}
