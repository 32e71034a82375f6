/// JSON inside a page, or loaded as a script.
enum ScriptData {
  /// JSON without `<`, so that nothing in it can end a script element or begin a comment.
  ///
  /// In JSON, `<` only occurs in strings, where its escape has the same meaning.
  static func escape(_ json: [UInt8]) -> [UInt8] {
    guard json.contains(UInt8(ascii: "<")) else { return json }
    var result: [UInt8] = []
    result.reserveCapacity(json.count)
    for byte in json {
      if byte == UInt8(ascii: "<") {
        result += #"\u003c"#.utf8
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
