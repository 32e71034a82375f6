package import MarqueeCompiler

/// Why standard output does not take what is printed.
package enum OutputFault: Hashable, Sendable {
  /// Whoever read it is gone, as `head` is after some lines.
  case closed
  /// The system does not write it.
  case failed(FileError)
}
