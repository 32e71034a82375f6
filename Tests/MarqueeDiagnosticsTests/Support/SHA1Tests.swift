import MarqueeDiagnostics
import MarqueeScreen
import Testing

/// Expected values: FIPS 180-4, examples of SHA-1, and names that git gives.
@Suite struct SHA1Tests {
  @Test(arguments: [
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    ),
    (String(repeating: "a", count: 1_000_000), "34aa973cd4c4daa4f61eeb2bdbad27316534016f"),
    // By `echo hello | git hash-object --stdin`.
    ("blob 6\0hello\n", "ce013625030ba8dba906f756967f9e9ca394464a"),
  ])
  func `hashes the standard's examples`(message: String, expected: String) {
    let hash = SHA1.hash(Array(message.utf8))
    #expect(hash.map { $0.hexadecimal(digitCount: 2) }.joined() == expected)
  }
}
