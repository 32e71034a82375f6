/// A place in a value that a declaration can name and keep.
package typealias SendableKeyPath<Root, Value> = any WritableKeyPath<Root, Value> & Sendable
