/// The kind of device that an image is for; the raw values are those of asset catalogs.
package enum ImageIdiom: String, Hashable, Sendable, CaseIterable {
  case universal
  case phone = "iphone"
  case pad = "ipad"
  case mac
  case tv
  case watch
  case car
  case vision
  case phoneMarketing = "ios-marketing"
  case watchMarketing = "watch-marketing"

  /// The idioms that a file name can have after `~`.
  static let fileNameSuffixes: [ImageIdiom] = [.phone, .pad, .tv, .mac]
}
