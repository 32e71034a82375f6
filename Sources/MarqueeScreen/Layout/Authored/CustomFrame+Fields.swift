extension CustomFrame: LayoutDictionary {
  package static let table = LayoutTable<CustomFrame>(
    "customFrame", "a frame", from: CustomFrame(LayoutRect(x: 0, y: 0, width: 0, height: 0)),
    [
      LayoutField(
        "x", \.frame.origin.x, "The distance from the group's leading side, in points.", .required),
      LayoutField(
        "y", \.frame.origin.y, "The distance from the group's top, in points.", .required),
      LayoutField("width", \.frame.size.width, "The width in points.", .required),
      LayoutField("height", \.frame.size.height, "The height in points.", .required),
      LayoutField("zIndex", \.zIndex, "How far in front it is drawn."),
    ])
}
