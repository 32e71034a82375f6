extension [Int] {
  /// The numbers that appear more than once.
  ///
  /// Hashes are compared in place of texts, which takes half the time; equal hashes of different
  /// texts do no harm to who compares the texts then.
  var repeated: Set<Int> {
    var seen = Set<Int>(minimumCapacity: count)
    return Set(filter { !seen.insert($0).inserted })
  }
}
