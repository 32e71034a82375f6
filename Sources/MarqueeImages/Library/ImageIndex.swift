import MarqueeScreen

/// The files of a listing that contain images, before any of them is opened.
///
/// It lists the files to read. The host reads them, in any order and in parallel, and
/// ``ImageLibrary`` combines the results.
package struct ImageIndex: Sendable {
  /// The images to inspect: loose files with an image's extension, and the files of image sets.
  package private(set) var images: [FileEntry] = []
  /// The `Contents.json` files to read as text.
  package private(set) var contents: [FileEntry] = []

  /// Loose images, sorted by path.
  private(set) var loose: [FileEntry] = []
  /// Loose files in image formats that Marquee does not read, sorted by path.
  private(set) var foreign: [FileEntry] = []
  /// Images in an asset catalog but not in any of its sets, sorted by path.
  private(set) var strays: [FileEntry] = []
  /// The image sets of all asset catalogs, sorted by path.
  private(set) var assetSets: [AssetSetFolder] = []
  private(set) var colorSets: Set<String> = []
  /// The paths of the sets of other things in all asset catalogs.
  private(set) var otherSets: Set<String> = []
  /// The `Contents.json` of each folder that groups sets, by the folder's path.
  private(set) var groupContents: [String: FileEntry] = [:]

  /// Classifies the entries of a listing.
  ///
  /// Files that are neither images nor part of an asset catalog are ignored. Of sets of other
  /// things, such as colors and app icons, only the paths are kept.
  ///
  /// - Complexity: O(*n* log *n*) in the entries.
  package init(_ entries: [FileEntry]) {
    var sets: [String: AssetSetFolder] = [:]
    for entry in entries.sortedByBytes(of: \.path) {
      switch AssetCatalogPath(entry.path) {
      case .outside:
        guard entry.kind != .directory else { continue }
        let name = ImageFileName(entry.name)
        if name.format != nil {
          loose.append(entry)
        } else if name.fileExtension.flatMap(ForeignFormat.name) != nil {
          foreign.append(entry)
        }
      case .group(let folder):
        if entry.name == AssetCatalogPath.contentsName {
          groupContents[folder] = entry
        } else if entry.kind != .directory, ImageFileName(entry.name).format != nil {
          strays.append(entry)
        }
      case .set(let folder, let kind, let file):
        sets[folder, default: AssetSetFolder(path: folder, kind: kind)].add(entry, as: file)
      case .colorSet(let folder): colorSets.insert(folder)
      case .otherSet(let folder): otherSets.insert(folder)
      case .package: continue
      }
    }
    assetSets = sets.values.sortedByBytes(of: \.path)
    images = loose + assetSets.flatMap(\.files)
    contents =
      groupContents.values.sortedByBytes(of: \.path) + assetSets.compactMap(\.contents)
  }
}
