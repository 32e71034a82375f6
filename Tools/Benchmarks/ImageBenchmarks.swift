import Foundation
import MarqueeCompiler
import MarqueeImages
import MarqueeOutputs

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
  do throws(FileError) {
    return try inspectedImages(cache: cache).images.sets.count
  } catch {
    print(error.message)
    return 0
  }
}

private func inspectedImages(
  cache: ImageInspectionCache
) throws(FileError) -> MarqueeImages.ImageFolder {
  var folder = MarqueeImages.ImageFolder(
    try LocalFiles.entries(below: ImageFolder.path).entries, reader: LocalImageReader(),
    depth: .whole, cache: cache)
  folder.inspect(.all)
  return folder
}

/// The results for all images.
private let fullCache: ImageInspectionCache = {
  do throws(FileError) {
    return try inspectedImages(cache: ImageInspectionCache()).cache
  } catch {
    print(error.message)
    return ImageInspectionCache()
  }
}()

let imageBenchmarks = [
  Benchmark(name: "images-checked", unit: "images", bound: .milliseconds(500)) {
    checkImages(cache: ImageInspectionCache())
  },
  Benchmark(name: "images-unchanged", unit: "images", bound: .milliseconds(400)) {
    checkImages(cache: fullCache)
  },
]
