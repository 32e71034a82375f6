extension OrthogonalScrollingProperties: LayoutDictionary {
  package static let table = LayoutTable<OrthogonalScrollingProperties>(
    "orthogonalScrollingProperties", "scrolling properties", from: OrthogonalScrollingProperties(),
    [
      LayoutField("decelerationRate", \.decelerationRate, "How soon it comes to rest."),
      LayoutField("bounce", \.bounce, "Whether it can be pulled beyond its ends."),
    ])
}
