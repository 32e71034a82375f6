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

/// Lists the folder, and opens each image.
private func checkImages() -> Int {
  do throws(FileError) {
    var folder = MarqueeImages.ImageFolder(
      try LocalFiles.entries(below: ImageFolder.path).entries, reader: LocalImageReader())
    folder.inspect(.all)
    return folder.images.sets.count
  } catch {
    print(error.message)
    return 0
  }
}

let imageBenchmarks = [
  Benchmark(name: "images-checked", unit: "images", bound: .milliseconds(500)) { checkImages() }
]
