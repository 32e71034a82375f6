/// The conditions that a variant of an image is for; each slot has one file.
package struct ImageSlot: Hashable, Sendable {
  package var scale: ImageScale
  package var idiom: ImageIdiom
  /// Light, dark, high contrast.
  package var appearance: ImageAppearance
  /// A language or region, such as `de` or `pt-BR`; `nil` for any.
  package var locale: String?
  /// The color gamut of the screen; `nil` for any.
  package var gamut: DisplayGamut?
  /// Further conditions of a catalog, sorted, which Marquee distinguishes but does not interpret:
  /// `width-class=compact`.
  package var qualifiers: [String]

  package init(
    scale: ImageScale = .any, idiom: ImageIdiom = .universal, appearance: ImageAppearance = .any,
    locale: String? = nil, gamut: DisplayGamut? = nil, qualifiers: [String] = []
  ) {
    self.scale = scale
    self.idiom = idiom
    self.appearance = appearance
    self.locale = locale
    self.gamut = gamut
    self.qualifiers = qualifiers
  }
}

extension ImageSlot {
  /// Returns the value of one of the further conditions of a catalog; `nil` if the slot has none.
  package func qualifier(_ key: String) -> Substring? {
    qualifiers.lazy.compactMap { qualifier in
      let parts = qualifier.split(separator: "=", maxSplits: 1)
      return parts.count == 2 && parts[0] == key ? parts[1] : nil
    }.first
  }
}

extension ImageSlot: CustomStringConvertible {
  /// The slot's conditions in words: `2x, ipad, dark`.
  package var description: String {
    let parts: [String?] = [
      scale.factor.map { "\($0)x" }, idiom == .universal ? nil : idiom.rawValue,
      appearance.luminosity?.rawValue, appearance.contrast.map { "\($0.rawValue) contrast" },
      locale, gamut?.rawValue,
    ]
    let words = parts.compactMap(\.self) + qualifiers
    return words.isEmpty ? "any device" : words.joined(separator: ", ")
  }
}
