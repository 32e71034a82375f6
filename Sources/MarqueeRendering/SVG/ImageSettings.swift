package import MarqueeCells
package import MarqueeSolver

/// The view and the appearance that a screen is drawn in.
package struct ImageSettings: Hashable, Sendable {
  /// The device, and what frames and texts depend on.
  package var view: ScreenView.ID
  package var appearance: Appearance

  package init(_ view: ScreenView.ID, _ appearance: Appearance = .light) {
    self.view = view
    self.appearance = appearance
  }
}
