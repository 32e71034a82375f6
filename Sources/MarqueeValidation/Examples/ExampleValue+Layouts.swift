/// Parts of layouts that the examples of several rules share.
extension ExampleValue {
  package static func absolute(_ points: Int) -> ExampleValue {
    ["absolute": .integer("\(points)")]
  }

  /// A dimension that is a fraction of the container's width.
  package static func fractionalWidth(_ fraction: ExampleValue) -> ExampleValue {
    ["fractionalWidth": fraction]
  }

  /// A layout with one item in a group that is 200 points high.
  package static func layout(
    itemWidth: ExampleValue = .fractionalWidth(.real("0.5")),
    itemHeight: ExampleValue = .absolute(200), groupWidth: ExampleValue = .fractionalWidth(1)
  ) -> ExampleValue {
    [
      "item": ["width": itemWidth, "height": itemHeight],
      "group": ["width": groupWidth, "height": .absolute(200)],
    ]
  }
}
