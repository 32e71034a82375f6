package import MarqueeCompiler
package import MarqueeRendering

extension ScreenReport {
  /// The screen as it is compared with another version, including the parts that are not shown
  /// because of an error.
  ///
  /// - Parameter name: The name of the screen; `nil` to name it after its file.
  /// - Complexity: O(*n* log *n*) in the values that are not shown.
  package func named(_ name: String? = nil) -> NamedScreen {
    let unread = UnreadContent(self)
    return NamedScreen(
      name: name ?? outputName, screen: scene.screen, unreadSections: unread.sections,
      unreadParts: unread.parts)
  }
}
