/// The published name of a rule, in kebab case: `nested-item`.
///
/// An identifier never changes once published, because settings, suppressions and other tools'
/// records refer to it.
public struct RuleIdentifier: Hashable, Sendable, Comparable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name as authors write it.
  public let description: String

  /// Makes an identifier from its name, without checking that a rule has that name.
  public init(_ name: String) {
    description = name
  }

  /// Makes an identifier from a literal.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// Orders identifiers by bytes.
  public static func < (left: RuleIdentifier, right: RuleIdentifier) -> Bool {
    left.description < right.description
  }
}
