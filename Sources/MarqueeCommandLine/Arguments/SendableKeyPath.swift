/// A writable key path that can be stored in a static declaration.
package typealias SendableKeyPath<Root, Value> = any WritableKeyPath<Root, Value> & Sendable
