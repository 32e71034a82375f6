import MarqueeLoading
import MarqueeValidation

extension ScreenSummary: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) {
    self.init(
      name: record.files.outputName, isComplete: try record.read(),
      sectionCount: try record.read(), itemCount: try record.read(), items: try record.read(),
      sectionIDs: try record.read(), sample: ItemSample(digests: try record.read()),
      references: try record.read())
  }

  func write(to record: inout RecordWriter) {
    record.write(
      isComplete, sectionCount, itemCount, items, sectionIDs, sample.digests, references)
  }
}

extension IdentifiedItem: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) {
    self.init(id: try record.read(), place: try record.read(), values: try record.read())
  }

  func write(to record: inout RecordWriter) { record.write(id, place, values) }
}

extension IdentifiedItem.Value: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) {
    self.init(key: try record.read(), text: try record.read())
  }

  func write(to record: inout RecordWriter) { record.write(key, text) }
}

extension References: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) {
    self.init(
      images: try record.read(), links: try record.read(), items: try record.read(),
      queries: try record.read(), lacksItem: try record.read())
  }

  func write(to record: inout RecordWriter) {
    record.write(images, links, items, queries, lacksItem)
  }
}

extension Reference.Target: Recorded {}

extension Reference.Role: Recorded {}

extension Reference: Recorded {
  init(from record: inout RecordReader) throws(RecordReader.Damage) {
    self.init(
      try record.read(), try record.read(), on: try record.read(), as: try record.read(),
      at: try record.read())
  }

  func write(to record: inout RecordWriter) { record.write(target, name, screen, role, place) }
}
