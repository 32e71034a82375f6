import MarqueePlatform

/// The system's `write`, under a name that no method shadows.
@unsafe
package func systemWrite(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int {
  unsafe write(descriptor, bytes, count)
}
