import Foundation
import Marquee
import MarqueeImages

/// A folder of generated pictures, made at the first run and kept among temporary files.
private enum PictureFolder {
  static let count = 10_000

  /// The folder's path.
  static let path: String = {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "marquee-benchmark-pictures-\(count)")
    let done = folder.appending(path: "done")
    guard !FileManager.default.fileExists(atPath: done.path) else { return folder.path }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for number in 0..<count {
        try Data(picture(number)).write(to: folder.appending(path: "picture-\(number)@3x.png"))
      }
      try Data().write(to: done)
    } catch {
      print("the pictures could not be made: \(error)")
    }
    return folder.path
  }()

  /// A PNG of 1 to 9 KB; every fifth shares its size in bytes with another one, as duplicates would.
  private static func picture(_ number: Int) -> [UInt8] {
    let noise = (0..<(1000 + number % 8000)).map { index in
      UInt8(truncatingIfNeeded: (index &* 31 &+ number) &* 2_654_435_761 >> 13)
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", bigEndian(348) + bigEndian(522) + [8, 6, 0, 0, 0])
      + chunk("IDAT", noise) + chunk("IEND", [])
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    var crc = UInt32.max
    for byte in Array(type.utf8) + data {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : 0xEDB8_8320 ^ crc >> 1 }
    }
    return bigEndian(UInt32(data.count)) + Array(type.utf8) + data + bigEndian(~crc)
  }
}

/// Lists the folder and looks into each picture that the cache does not know.
private func checkPictures(cache: ImageInspectionCache) -> Int {
  var cache = cache
  do throws(FileTrouble) {
    let files = ImageFiles(try LocalFiles.entries(below: PictureFolder.path).entries)
    return files.load(cache: &cache).sets.count
  } catch {
    print(error.message)
    return 0
  }
}

/// What is known of all pictures.
private let fullCache: ImageInspectionCache = {
  var cache = ImageInspectionCache()
  do throws(FileTrouble) {
    _ = ImageFiles(try LocalFiles.entries(below: PictureFolder.path).entries).load(cache: &cache)
  } catch {
    print(error.message)
  }
  return cache
}()

let pictureBenchmarks = [
  Benchmark(name: "pictures-checked", unit: "pictures", bound: .milliseconds(500)) {
    checkPictures(cache: ImageInspectionCache())
  },
  Benchmark(name: "pictures-unchanged", unit: "pictures", bound: .milliseconds(400)) {
    checkPictures(cache: fullCache)
  },
]
