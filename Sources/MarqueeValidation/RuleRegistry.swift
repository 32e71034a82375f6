package import MarqueeDiagnostics

package enum RuleRegistry {
  /// The rules, by group, in the order of the reference.
  package static let all: [Rule] = [
    // Property list.
    .propertyListSyntax,
    .propertyListNesting,
    .duplicateKey,
    .xmlNotWellFormed,
    .unsupportedEncoding,
    .unreadableFile,
    .passedOverFile,
    .noScreens,
    .conflictingOutput,
    .fileOutsideFolder,
    .unusedSuppression,
    .unmatchedSetting,
    .invalidBaseline,
    .unusedBaselineEntry,

    // Structure.
    .unknownSectionType,
    .missingKey,
    .wrongValueType,
    .unknownKey,
    .nestedItem,
    .itemCount,
    .emptySection,
    .unknownLayout,
    .contentModel,

    // Text.
    .emptyText,
    .quotedEmptyText,
    .untrimmedText,
    .repeatedSpace,
    .lineBreak,
    .controlCharacter,
    .invisibleCharacter,
    .garbledText,
    .escapedText,
    .draftText,
    .headingCount,
    .textTruncated,
    .textOverlaps,
    .placeholderText,
    .conflictingDescription,
    .highlightNotInText,
    .duplicateCategoryTitle,
    .textLength,
    .textPattern,

    // Identity.
    .duplicateID,
    .duplicateItem,
    .duplicateSectionName,
    .conflictingItem,
    .missingTranslation,
    .copiedScreen,

    // Library.
    .unknownItem,
    .queryWithoutResult,
    .overriddenIdentity,
    .unusedItem,

    // Rank.
    .missingRank,
    .duplicateRank,
    .rankGap,
    .rankOrder,
    .rankLimit,

    // Screen.
    .mainNotFirst,
    .severalMainSections,
    .hiddenSectionName,

    // Values.
    .ratingRange,
    .negativeNumber,
    .pricePrecision,
    .hundredfoldPrice,
    .unknownCurrency,
    .missingCurrency,
    .invalidLink,
    .insecureLink,
    .linkWithUser,
    .localLink,
    .unknownLinkTarget,
    .unknownReference,
    .invalidColor,
    .unknownColor,
    .linkScheme,
    .numberRange,
    .numberDigits,
    .elementCount,
    .duplicateElement,

    // Images.
    .missingImage,
    .emptyImageSet,
    .invalidImageName,
    .imageNameCase,
    .imageNameExtension,
    .imageAndLink,
    .imageOutsideFolder,
    .unreadableImage,
    .imageFormatMismatch,
    .unsupportedImageFormat,
    .imageTooSmall,
    .imageDistorted,
    .imageHeavy,
    .imageOversized,
    .imageColor,
    .animatedImage,
    .missingScale,
    .identicalScales,
    .imageScaleOrder,
    .unusedImage,
    .duplicateImage,
    .assetCatalog,

    // Layout.
    .fractionOutOfRange,
    .sectionLaysOutNothing,
    .itemsOverflowGroup,
    .layoutInsets,
    .layoutSubitemNeverShown,
    .layoutTinyCells,
    .layoutNegativeSize,
    .layoutIgnoredValue,
    .layoutSupplementaryOverlap,
    .layoutAmbiguousSpacing,
  ]

  private static let byID = Dictionary(
    uniqueKeysWithValues: all.flatMap { rule in
      ([rule.id] + rule.parts).map { ($0, rule) }
    })

  /// The rule with an identifier, or that a rule has become a part of; `nil` if there is none.
  package static subscript(id: RuleIdentifier) -> Rule? { byID[id] }
}
