/// How keys are sorted: the values of `--sort-keys`.
enum KeySorting: String, CaseIterable, ArgumentValue {
  /// In the order of the tables that `marquee reference` prints.
  case reference
}
