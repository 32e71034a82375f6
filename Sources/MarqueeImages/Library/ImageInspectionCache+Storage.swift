import MarqueeDiagnostics

extension ImageInspectionCache {
  private static let form = ChecksummedRecord("marquee-images", version: 7)

  /// The cache as bytes that a later run can read.
  ///
  /// Equal caches give equal bytes.
  package var stored: [UInt8] {
    let records = entries.map { identity, inspection in
      var record = RecordWriter()
      record.identity(identity)
      record.inspection(inspection)
      return record.bytes
    }
    var writer = RecordWriter()
    writer.list(records.sorted { $0.lexicographicallyPrecedes($1) }) { $0.data($1) }
    return Self.form.encode(writer.bytes)
  }

  /// Reads the bytes of ``stored``.
  ///
  /// The cache must be reliable, so damaged bytes, or those of another version, give an empty
  /// cache.
  package init(stored: [UInt8]) {
    do {
      var reader = RecordReader(try Self.form.decode(stored))
      let entries = try reader.list { list throws(RecordReader.Damage) in
        var record = RecordReader(try list.data())
        return (try record.identity(), try record.inspection())
      }
      self.init(entries)
    } catch {
      // The images are simply inspected again.
      self.init()
    }
  }
}
