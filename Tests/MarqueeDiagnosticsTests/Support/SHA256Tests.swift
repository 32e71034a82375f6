import MarqueeScreen
import Testing

/// Expected values: FIPS 180-4, examples of SHA-256.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    // A million times 'a': many blocks, the last of which is full of padding.
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
    // By Python's hashlib: a block that leaves no room for the length, and a whole one.
    (
      String(repeating: "a", count: 56),
      "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"
    ),
    (
      String(repeating: "a", count: 64),
      "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
    ),
  ])
  func `hashes the standard's examples`(message: String, expected: String) {
    #expect(SHA256.hexadecimal(of: Array(message.utf8)) == expected)
    #expect(SHA256.hash(Array(message.utf8)).first == UInt8(expected.prefix(2), radix: 16))
  }
}
