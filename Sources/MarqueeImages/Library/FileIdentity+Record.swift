package import MarqueeDiagnostics

extension RecordWriter {
  package mutating func identity(_ identity: FileIdentity) {
    count(identity.byteCount)
    word(UInt64(bitPattern: identity.modificationTime))
    word(UInt64(bitPattern: identity.changeTime))
    word(identity.fileNumber)
  }
}

extension RecordReader {
  package mutating func identity() throws(Damage) -> FileIdentity {
    FileIdentity(
      byteCount: try count(), modificationTime: Int64(bitPattern: try word()),
      changeTime: Int64(bitPattern: try word()), fileNumber: try word())
  }
}
