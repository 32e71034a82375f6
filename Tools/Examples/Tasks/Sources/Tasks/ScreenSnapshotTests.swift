#if os(iOS) && canImport(XCTest)
  import MarqueeUIKit
  import UIKit
  import XCTest

  /// Compares a screen with a recorded image; images with a link are there at once.
  @MainActor final class ScreenSnapshotTests: XCTestCase {
    func testHome() async throws {
      let bundle = Bundle(for: Self.self)
      let images = CatalogImages(bundle: bundle, loader: GrayImageLoader())
      let home = CatalogViewController(
        .bundle(bundle), of: "Home", configuration: CatalogConfiguration(images: images))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.rootViewController = home
      window.isHidden = false
      await home.shown()
      window.layoutIfNeeded()

      let snapshot = UIGraphicsImageRenderer(bounds: window.bounds).pngData { context in
        window.layer.render(in: context.cgContext)
      }
      let file = try XCTUnwrap(bundle.url(forResource: "Home", withExtension: "png"))
      let isEqual = try snapshot == Data(contentsOf: file)
      if !isEqual { add(XCTAttachment(data: snapshot, uniformTypeIdentifier: "public.png")) }
      XCTAssertTrue(isEqual, "The screen differs from Home.png; the new image is attached.")
    }
  }

  /// A loader that has a gray image for every link, without waiting.
  struct GrayImageLoader: CatalogImageLoader {
    func imageInMemory(for request: ImageRequest) -> UIImage? {
      UIGraphicsImageRenderer(size: request.pixelSize).image { context in
        UIColor.systemGray.setFill()
        context.fill(CGRect(origin: .zero, size: request.pixelSize))
      }
    }

    func image(for request: ImageRequest) async throws -> UIImage {
      imageInMemory(for: request) ?? UIImage()
    }
  }
#endif
