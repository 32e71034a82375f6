/// An audience of what is published: each channel has its own manifest, and all share their files.
package enum Channel: String, CaseIterable, Sendable {
  /// For people who test content before its release.
  case staging
  case production
}
