/// The currencies of a price in two versions, as ISO 4217 names them; `nil` if none is stated.
package struct PriceCurrencies: Hashable, Sendable {
  /// The currency in the old version.
  package let old: String?
  /// The currency in the new version.
  package let new: String?

  /// No stated currencies.
  package static let unknown = PriceCurrencies(old: nil, new: nil)

  /// Makes a pair of currencies.
  package init(old: String?, new: String?) {
    self.old = old
    self.new = new
  }
}
