/// The currencies of a price in two versions, as ISO 4217 names them; `nil` if none is stated.
package struct PriceCurrencies: Hashable, Sendable {
  package let old: String?
  package let new: String?

  package static let unknown = PriceCurrencies(old: nil, new: nil)
}
