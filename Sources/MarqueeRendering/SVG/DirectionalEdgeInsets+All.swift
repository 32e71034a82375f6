import MarqueeScreen

extension DirectionalEdgeInsets {
  /// The same distance from all edges.
  static func all(_ distance: Double) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: distance, leading: distance, bottom: distance, trailing: distance)
  }
}
