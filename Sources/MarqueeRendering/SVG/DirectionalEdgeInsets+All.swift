import MarqueeScreen

extension DirectionalEdgeInsets {
  static func all(_ distance: Double) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: distance, leading: distance, bottom: distance, trailing: distance)
  }
}
