extension AuthorMistake {
  /// Names of images, and the images' files.
  static let inImages: [AuthorMistake] = inNames + inFiles + inAssetCatalogs

  private static let inNames: [AuthorMistake] = [
    .film(
      "letters of an image's name swapped", "<s>poster-koi</s>", "<s>⟦poster-kio⟧</s>", missing),
    .film("image that was never drawn", "<s>poster-koi</s>", "<s>⟦poster-owl⟧</s>", missing),
    .film("space for the hyphen of a name", "<s>poster-koi</s>", "<s>⟦poster koi⟧</s>", missing),
    .film(
      "underscore for the hyphen of a name", "<s>poster-koi</s>", "<s>⟦poster_koi⟧</s>", missing),
    .film(
      "long dash for the hyphen of a name", "<s>poster-koi</s>", "<s>⟦poster–koi⟧</s>", missing),
    .film(
      "image's name in capitals", "<s>poster-koi</s>", "<s>⟦Poster-Koi⟧</s>", "image-name-case"),
    .film(
      "image's name in all capitals", "<s>poster-koi</s>", "<s>⟦POSTER-KOI⟧</s>", "image-name-case"),
    .film(
      "extension in an image's name", "<s>poster-koi</s>", "<s>⟦poster-koi.png⟧</s>", nameExtension),
    .film("scale in an image's name", "<s>poster-koi</s>", "<s>⟦poster-koi@2x⟧</s>", nameExtension),
    .film(
      "scale and extension in an image's name", "<s>poster-koi</s>", "<s>⟦poster-koi@3x.png⟧</s>",
      nameExtension),
    .film("extension twice", "<s>poster-koi</s>", "<s>⟦poster-koi.png.png⟧</s>", nameExtension),
    .film(
      "space at the end of an image's name", "<s>poster-koi</s>", "<s>⟦poster-koi ⟧</s>", invalid),
    .film("space before an image's name", "<s>poster-koi</s>", "<s>⟦ poster-koi⟧</s>", invalid),
    .film(
      "line break at the end of an image's name", "<s>poster-koi</s>", "<s>⟦poster-koi\n⟧</s>",
      invalid),
    .film(
      "zero-width space in an image's name", "<s>poster-koi</s>", "<s>⟦poster-\u{200B}koi⟧</s>",
      invalid),
    .film(
      "image's name in quotation marks", "<s>poster-koi</s>", "<s>⟦\"poster-koi\"⟧</s>", invalid),
    .film(
      "image's name in curly quotation marks", "<s>poster-koi</s>", "<s>⟦“poster-koi”⟧</s>", invalid
    ),
    .film("folder in an image's name", "<s>poster-koi</s>", "<s>⟦Images/poster-koi⟧</s>", invalid),
    .film(
      "path of a machine in an image's name", "<s>poster-koi</s>",
      "<s>⟦/Users/mina/Desktop/poster-koi⟧</s>", "image-outside-folder"),
    .film(
      "folder above in an image's name", "<s>poster-koi</s>", "<s>⟦../poster-koi⟧</s>",
      "image-outside-folder"),
    .film(
      "address for an image's name", "<s>poster-koi</s>",
      "<s>⟦https://cdn.example.com/poster-koi.png⟧</s>", invalid),
    .film("empty name of an image", "<s>poster-koi</s>", "⟦<s></s>⟧", "empty-text"),
    .film(
      "name and link of an image", "<s>poster-koi</s>",
      "<s>poster-koi</s><k>imageLink</k><s>⟦https://cdn.example.com/koi.png⟧</s>", "image-and-link"),
    .film(
      "link of an image without a scheme", "<k>imageName</k><s>poster-koi</s>",
      "<k>imageLink</k><s>⟦cdn.example.com/koi.png⟧</s>", "invalid-link"),
    .film(
      "link of an image that is not secure", "<k>imageName</k><s>poster-koi</s>",
      "<k>imageLink</k><s>⟦http⟧://cdn.example.com/koi.png</s>", "insecure-link"),
    .list("icon misspelt", "<s>icon-clock</s>", "<s>⟦icon-clok⟧</s>", missing),
    .courses("image of a course misspelt", "<s>course-maps</s>", "<s>⟦course-map⟧</s>", missing),
    .own("own image misspelt", "<s>face-stan</s>", "<s>⟦face-stam⟧</s>", missing),
    .library("image of a library's item misspelt", "<s>lib-m1</s>", "<s>⟦lib-n1⟧</s>", missing),
    .assets("image of a catalog misspelt", "<s>mirror</s>", "<s>⟦miror⟧</s>", missing),
    .assets(
      "image of a catalog in capitals", "<s>mirror</s>", "<s>⟦Mirror⟧</s>", "image-name-case"),
    .assets("image set by its folder's name", "<s>mirror</s>", "<s>⟦mirror.imageset⟧</s>", missing),
    .assets(
      "color that the catalog does not have", "<s>brand</s>", "<s>⟦brnad⟧</s>", "unknown-color"),
    .files(
      "images' names without images: space at the end", .film,
      [.remove("Images"), .replace("Home.plist", "<s>poster-koi</s>", "<s>⟦poster-koi ⟧</s>")],
      invalid, at: "Home.plist"
    ).besides([missing], because: "a note says that no name was looked up"),
    .files(
      "images' names without images: scale", .film,
      [.remove("Images"), .replace("Home.plist", "<s>poster-koi</s>", "<s>⟦poster-koi@2x⟧</s>")],
      nameExtension, at: "Home.plist"
    ).besides([missing], because: "a note says that no name was looked up"),
    .files(
      "images' names without images: quotation marks", .film,
      [.remove("Images"), .replace("Home.plist", "<s>poster-koi</s>", "<s>⟦“poster-koi”⟧</s>")],
      invalid, at: "Home.plist"
    ).besides([missing], because: "a note says that no name was looked up"),
    .files(
      "images' names without images: address", .film,
      [
        .remove("Images"),
        .replace("Home.plist", "<s>poster-koi</s>", "<s>⟦https://cdn.example.com/koi.png⟧</s>"),
      ], invalid, at: "Home.plist"
    ).besides([missing], because: "a note says that no name was looked up"),
  ]

  private static let inFiles: [AuthorMistake] = [
    .files(
      "empty image", .film, [.write("Images/poster-koi@3x.png", "")], "unreadable-image",
      at: "Home.plist", koi),
    .files(
      "image that is cut off", .film, [.cutBytes("Images/poster-koi@3x.png", 30)],
      "unreadable-image", at: "Home.plist", koi),
    .files(
      "text for an image", .film, [.write("Images/poster-koi@3x.png", "poster\n")],
      "unreadable-image", at: "Home.plist", koi),
    .files(
      "page of an error for an image", .film,
      [.write("Images/poster-koi@3x.png", "<html><body>403</body></html>\n")], "unreadable-image",
      at: "Home.plist", koi),
    .files(
      "pointer of Git LFS for an image", .film,
      [
        .write(
          "Images/poster-koi@3x.png",
          "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n")
      ], "unreadable-image", at: "Home.plist", koi),
    .files(
      "extension of another format", .assets,
      [
        .replace("Assets.xcassets/mirror.imageset/Contents.json", "mirror@3x.png", "mirror@3x.jpg"),
        .move(
          "Assets.xcassets/mirror.imageset/mirror@3x.png",
          "Assets.xcassets/mirror.imageset/mirror@3x.jpg"),
      ], "image-format-mismatch", at: "Home.plist", "<s>⟦mirror⟧</s>"),
    .files(
      "vector image among the files", .film,
      [
        .remove("Images/poster-koi@2x.png"), .remove("Images/poster-koi@3x.png"),
        .write(
          "Images/poster-koi.svg",
          "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 357 420\"></svg>\n"),
      ], "unsupported-image-format", at: "Home.plist", koi),
    .files(
      "image of a small preview", .film,
      [.png("Images/poster-koi@3x.png", 119, 140), .png("Images/poster-koi@2x.png", 79, 93)],
      "image-too-small", at: "Home.plist", koi),
    .files(
      "wide image for a poster", .film,
      [.png("Images/poster-koi@3x.png", 1280, 420), .png("Images/poster-koi@2x.png", 854, 280)],
      "image-distorted", at: "Home.plist", koi),
    .files(
      "image for one scale only", .film, [.remove("Images/poster-koi@3x.png")], "missing-scale",
      at: "Images/poster-koi@2x.png"),
    .files(
      "same size at two scales", .film, [.png("Images/poster-koi@2x.png", 357, 420)],
      "identical-scales", at: "Home.plist", koi),
    .files(
      "scales swapped", .film, [.png("Images/poster-koi@2x.png", 714, 840)], "image-scale-order",
      at: "Home.plist", koi),
    .files(
      "another shape at another scale", .film, [.png("Images/poster-koi@2x.png", 300, 280)],
      "image-scale-order", at: "Home.plist", koi),
    .files(
      "image straight from a camera", .film,
      [.png("Images/poster-koi@3x.png", 5100, 6000), .png("Images/poster-koi@2x.png", 3400, 4000)],
      "image-oversized", at: "Home.plist", koi),
    .files(
      "image of many bytes", .film, [.padded("Images/poster-koi@3x.png", 357, 420, 1_200_000)],
      "image-heavy", at: "Home.plist", koi),
    .files(
      "image copied under another name", .film,
      [.copy("Images/poster-koi@3x.png", "Images/poster-rain@3x.png")], "duplicate-image",
      at: "Images/poster-rain@3x.png"),
    .files(
      "image that nothing shows", .film,
      [.remove("Marquee.plist"), .image("Images/poster-owl", 357, 420)], "unused-image",
      at: "Images/poster-owl@2x.png"),
    .files(
      "image with a misspelt scale", .film,
      [.move("Images/poster-koi@3x.png", "Images/poster-koi@3.png")], "missing-scale",
      at: "Images/poster-koi@2x.png"),
    .files(
      "JPEG named without its extension", .film,
      [
        .remove("Images/poster-koi@2x.png"), .remove("Images/poster-koi@3x.png"),
        .jpeg("Images/poster-koi@2x.jpg", 238, 280), .jpeg("Images/poster-koi@3x.jpg", 357, 420),
      ], missing, at: "Home.plist", koi),
    .files(
      "JPEG in the colors of print", .assets,
      [
        .replaceAll("Assets.xcassets/mirror.imageset/Contents.json", "x.png", "x.jpg"),
        .remove("Assets.xcassets/mirror.imageset/mirror@2x.png"),
        .remove("Assets.xcassets/mirror.imageset/mirror@3x.png"),
        .cmyk("Assets.xcassets/mirror.imageset/mirror@2x.jpg", 238, 280),
        .cmyk("Assets.xcassets/mirror.imageset/mirror@3x.jpg", 357, 420),
      ], "image-color", at: "Home.plist", "<s>⟦mirror⟧</s>"),
    .files(
      "animated image", .film,
      [
        .gif("Images/poster-koi.gif", 357, 420), .remove("Images/poster-koi@2x.png"),
        .remove("Images/poster-koi@3x.png"),
        .replace("Home.plist", "<s>poster-koi</s>", "<s>poster-koi.gif</s>"),
      ], "animated-image", at: "Home.plist", "<s>⟦poster-koi.gif⟧</s>"),
  ]

  private static let inAssetCatalogs: [AuthorMistake] = [
    .files(
      "file of an image set renamed", .assets,
      [
        .move(
          "Assets.xcassets/mirror.imageset/mirror@3x.png",
          "Assets.xcassets/mirror.imageset/mirror-3x.png")
      ], "asset-catalog", at: "Assets.xcassets/mirror.imageset/Contents.json"
    ).besides(["asset-catalog"], because: "a file is in no slot too"),
    .files(
      "file of an image set removed", .assets,
      [.remove("Assets.xcassets/mirror.imageset/mirror@3x.png")], "asset-catalog",
      at: "Assets.xcassets/mirror.imageset/Contents.json"),
    .files(
      "file beside an image set's own", .assets,
      [.png("Assets.xcassets/mirror.imageset/mirror-old.png", 357, 420)], "asset-catalog",
      at: "Assets.xcassets/mirror.imageset/Contents.json"),
    .files(
      "comma forgotten in an image set", .assets,
      [
        .replace("Assets.xcassets/mirror.imageset/Contents.json", "\"1x\"\n    },", "\"1x\"\n    }")
      ], "asset-catalog", at: "Assets.xcassets/mirror.imageset/Contents.json"),
    .files(
      "merge conflict in an image set", .assets,
      [
        .replace(
          "Assets.xcassets/mirror.imageset/Contents.json", "\"info\"", "<<<<<<< HEAD\n\"info\"")
      ], "asset-catalog", at: "Assets.xcassets/mirror.imageset/Contents.json"),
    .files(
      "contents of an image set removed", .assets,
      [.remove("Assets.xcassets/mirror.imageset/Contents.json")], "asset-catalog",
      at: "Assets.xcassets/mirror.imageset"),
    .files(
      "image set without images", .assets,
      [
        .write(
          "Assets.xcassets/mirror.imageset/Contents.json",
          """
          {"images":[{"idiom":"universal","scale":"2x"},{"idiom":"universal","scale":"3x"}],"info":{"author":"xcode","version":1}}
          """), .remove("Assets.xcassets/mirror.imageset/mirror@2x.png"),
        .remove("Assets.xcassets/mirror.imageset/mirror@3x.png"),
      ], "empty-image-set", at: "Home.plist", "<s>⟦mirror⟧</s>"),
    .files(
      "image set for iPads alone", .assets,
      [.replaceAll("Assets.xcassets/mirror.imageset/Contents.json", "universal", "ipad")],
      "empty-image-set", at: "Home.plist", "<s>⟦mirror⟧</s>"),
    .files(
      "image set for the dark alone", .assets,
      [
        .replaceAll(
          "Assets.xcassets/mirror.imageset/Contents.json", "\"idiom\": \"universal\",",
          """
          "appearances": [{"appearance": "luminosity", "value": "dark"}], \
          "idiom": "universal",
          """)
      ], "empty-image-set", at: "Home.plist", "<s>⟦mirror⟧</s>"),
    .files(
      "image set with a misspelt key", .assets,
      [
        .replace(
          "Assets.xcassets/mirror.imageset/Contents.json", "\"filename\": \"mirror@3x.png\"",
          "\"fileName\": \"mirror@3x.png\"")
      ], "asset-catalog", at: "Assets.xcassets/mirror.imageset/Contents.json"),
  ]

  private static let koi = "<s>⟦poster-koi⟧</s>"
  private static let missing = "missing-image"
  private static let invalid = "invalid-image-name"
  private static let nameExtension = "image-name-extension"
}
