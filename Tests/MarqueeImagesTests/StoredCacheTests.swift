import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeImages
import TestSupport
import Testing

@Suite struct StoredCacheTests {
  private func file(_ number: UInt64) -> FileEntry {
    FileEntry(
      path: "p\(number).png", kind: .regular,
      identity: FileIdentity(
        byteCount: Int.max, modificationTime: .min, fileNumber: .max - number))
  }

  private func inspections() throws -> [ImageInspection] {
    var inspections = try Fixture.all.map {
      ImageInspection(of: MemoryByteSource(try Fixture.bytes($0.name)), depth: .header)
    }
    let svg = Array("<svg width='12.3' height='0.1'/>".utf8)
    inspections.append(ImageInspection(of: MemoryByteSource(svg), depth: .whole))
    let sizeless = Array("<svg/>".utf8)
    inspections.append(ImageInspection(of: MemoryByteSource(sizeless), depth: .whole))
    let size = try #require(PixelSize(width: 1 << 20, height: 1 << 20))
    let faults: [ImageFault] =
      [
        .empty, .notAnImage, .gitLFSPointer, .truncated(at: 12), .headerTooLong(at: 0),
        .tooLarge(size),
      ]
      + ImageCorruption.allCases.map { .corrupted(at: 99, $0) }
    inspections += faults.map { ImageInspection(fault: $0, depth: .whole) }
    inspections[0].digest = ContentDigest(first: .max, second: 1)
    inspections[1].fault = .truncated(at: 3)
    return inspections
  }

  @Test func `everything that was found comes back from storage`() throws {
    let inspections = try inspections()
    var cache = ImageInspectionCache()
    for (index, inspection) in inspections.enumerated() {
      cache.insert(inspection, for: file(UInt64(index)))
    }
    let restored = ImageInspectionCache(stored: cache.stored)
    #expect(restored == cache)
    #expect(restored.count == inspections.count)
    #expect(restored.stored == cache.stored)
    for (index, inspection) in inspections.enumerated() {
      #expect(restored.inspection(of: file(UInt64(index)), depth: .header) == inspection)
    }
  }

  @Test func `a damaged or foreign text is ignored`() {
    var cache = ImageInspectionCache()
    let image = MemoryByteSource(PNGBytes.image(3, 4))
    cache.insert(ImageInspection(of: image, depth: .whole), for: file(0))
    let stored = cache.stored
    for index in stored.indices {
      #expect(ImageInspectionCache(stored: Array(stored.prefix(index))).count == 0)
      var damaged = stored
      damaged[index] ^= 1
      #expect(ImageInspectionCache(stored: damaged).count == 0)
    }
    #expect(ImageInspectionCache(stored: Array("hello\n".utf8)).count == 0)
  }

  @Test func `a cache in another version of the format is ignored`() {
    var cache = ImageInspectionCache()
    cache.insert(ImageInspection(fault: .empty, depth: .whole), for: file(0))
    let stored = cache.stored
    #expect(ImageInspectionCache(stored: stored).count == 1)
    for version in ["6", "8", "70"] {
      let other = Array("marquee-images \(version)\n".utf8) + stored.dropFirst(17)
      #expect(ImageInspectionCache(stored: other).count == 0)
    }
  }

  @Test func `a valid file with meaningless records is ignored`() throws {
    var cache = ImageInspectionCache()
    cache.insert(ImageInspection(fault: .tooLarge(try size(3, 4)), depth: .whole), for: file(0))
    let form = ChecksummedRecord("marquee-images", version: 7)
    let record = Array(try form.decode(cache.stored))
    #expect(ImageInspectionCache(stored: form.encode(record)) == cache)
    // Cut off, too many, and an image without a width.
    #expect(ImageInspectionCache(stored: form.encode(Array(record.dropLast()))).count == 0)
    #expect(ImageInspectionCache(stored: form.encode([2] + record.dropFirst())).count == 0)
    #expect(record.suffix(2) == [3, 4])
    #expect(
      ImageInspectionCache(stored: form.encode(Array(record.dropLast(2)) + [0, 4])).count == 0)
  }

  private func size(_ width: Int, _ height: Int) throws -> PixelSize {
    try #require(PixelSize(width: width, height: height))
  }
}

extension StoredCacheTests {
  @Test func `a file that may change again within one tick is not remembered`() {
    var cache = ImageInspectionCache()
    for time in [5, 10, 15] {
      let identity = FileIdentity(
        byteCount: 1, modificationTime: 0, changeTime: Int64(time), fileNumber: 1)
      cache.insert(
        ImageInspection(fault: .empty, depth: .whole),
        for: FileEntry(path: "a.png", kind: .regular, identity: identity))
    }
    #expect(cache.entries(unchangedSince: 10).count == 1)
    #expect(cache.entries(unchangedSince: 16) == cache)
  }
}
