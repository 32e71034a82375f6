/// The kind of device that an image is meant for; the raw values are those of asset catalogs.
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

  /// The idioms that a file's name can end with, after `~`.
  static let fileNameSuffixes: [ImageIdiom] = [.phone, .pad, .tv, .mac]
}
