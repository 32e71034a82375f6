package import MarqueeCompiler

/// Why printing on standard output failed.
package enum OutputFault: Hashable, Sendable {
  /// The reader has ended, such as `head` after a few lines.
  case closed
  case failed(FileError)
}
