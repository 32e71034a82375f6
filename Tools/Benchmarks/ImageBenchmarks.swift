import Foundation
import MarqueeCompiler
import MarqueeImages

/// A folder of generated images, created on the first run and kept with the temporary files.
private enum ImageFolder {
  static let count = 10_000

  /// The folder's path.
  static let path: String = {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "marquee-benchmark-images-\(count)")
    let done = folder.appending(path: "done")
    guard !FileManager.default.fileExists(atPath: done.path) else { return folder.path }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for number in 0..<count {
        try Data(ImageFile.png(number)).write(
          to: folder.appending(path: "image-\(number)@3x.png"))
      }
      try Data().write(to: done)
    } catch {
      print("the images could not be made: \(error)")
    }
    return folder.path
  }()
}

/// Lists the folder, and opens each image that is not in the cache.
private func checkImages(cache: ImageInspectionCache) -> Int {
  var cache = cache
  do throws(FileError) {
    let files = ImageFiles(try LocalFiles.entries(below: ImageFolder.path).entries)
    return files.load(cache: &cache).sets.count
  } catch {
    print(error.message)
    return 0
  }
}

/// The results for all images.
private let fullCache: ImageInspectionCache = {
  var cache = ImageInspectionCache()
  do throws(FileError) {
    _ = ImageFiles(try LocalFiles.entries(below: ImageFolder.path).entries).load(cache: &cache)
  } catch {
    print(error.message)
  }
  return cache
}()

let imageBenchmarks = [
  Benchmark(name: "images-checked", unit: "images", bound: .milliseconds(500)) {
    checkImages(cache: ImageInspectionCache())
  },
  Benchmark(name: "images-unchanged", unit: "images", bound: .milliseconds(400)) {
    checkImages(cache: fullCache)
  },
]
