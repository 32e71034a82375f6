/// A body whose file is written, and which no key names yet.
struct StagedBody: Hashable, Sendable {
  let digest: String
  let byteCount: Int
  let validators: Validators
}
