import Foundation
import MarqueeCompiler
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
        try Data(PictureFile.png(number)).write(
          to: folder.appending(path: "picture-\(number)@3x.png"))
      }
      try Data().write(to: done)
    } catch {
      print("the pictures could not be made: \(error)")
    }
    return folder.path
  }()
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
