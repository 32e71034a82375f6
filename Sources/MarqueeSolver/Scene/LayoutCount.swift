package import MarqueeScreen

/// Counts the views that screens are laid out in, for tests and for people who look for time.
package enum LayoutCount {
  /// The count of this process; a test that works on its own thread sets one of its own.
  @TaskLocal package static var views = Locked(0)
}
