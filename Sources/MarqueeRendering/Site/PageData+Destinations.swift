import MarqueeScreen

extension PageData {
  /// Writes the targets of items and headers in a site.
  func writeDestinations(to writer: inout JSONWriter) {
    guard !destinations.isEmpty else { return }
    writer.objects("destinations", of: destinations) { writer, destination in
      writer.member("section", destination.section)
      writer.member("item", destination.item)
      writer.member("title", destination.title)
      writer.member("address", destination.address)
    }
  }
}
