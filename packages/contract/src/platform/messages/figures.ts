/** Sentences about figures that engineers sign off. */
export type FigureMessages = {
  readonly figureUnknown: never
  readonly figureReasonRequired: never
  readonly figureValueMissing: 'name'
  readonly figureValueTwice: 'name'
  readonly figureValueUnknown: 'figure' | 'name'
  readonly figureValueFar: 'name' | 'min' | 'max' | 'published'
  readonly figureValueBetween: 'name' | 'min' | 'max'
  readonly figureValueBetweenOrNone: 'name' | 'min' | 'max'
  readonly figureValueUnfit: 'name'
  readonly figureTextUnfit: 'name'
  readonly figureRegionUnknown: 'name' | 'regions'
  readonly placesAlike: 'name' | 'other'
  readonly regionsByDistance: 'name' | 'other'
  readonly figureValuesSame: never
  readonly figureHasNoValues: 'figure'
  readonly figureTableByFile: 'figure'
  readonly figureTakesNoTable: 'figure'
  readonly figureTableOther: 'name' | 'figure'
  readonly figureTableSame: never
  readonly figureTableRequired: never
  readonly figureTableTooLarge: never
  readonly figureNotAllowed: never
  readonly figureValueExceeds: 'name' | 'other'
  readonly figureFactorAboveOne: 'name'
  readonly figureCapacityFactor: 'name' | 'published'
  readonly figureMultiplies: 'names' | 'times' | 'most'
  readonly figuresMultiply: 'names' | 'times' | 'most'
  readonly figurePlaceTooFar: 'name' | 'times' | 'most'
  readonly figureProductTooFar: 'name' | 'what' | 'before' | 'after' | 'most'
  readonly figureProductOther: 'name'
  readonly figureMustRise: 'name'
  readonly figureMustFall: 'name'
  readonly windClassesMustRise: 'name'
  readonly tileHookOrder: never
  readonly figuresContradict: 'problem' | 'others'
  readonly figureWaitingOwn: never
  readonly figureWaiting: 'name'
  readonly figureOwn: never
  readonly figureNotOwn: 'name'
  readonly figureOpensZones: 'zones' | 'projects' | 'unknown'
  readonly figureTakenBackMilder: 'projects' | 'zones'
  readonly figureStillLooking: 'done' | 'resting'
  readonly figureTableTooFar: 'size' | 'support' | 'span' | 'load' | 'value' | 'limit'
  readonly heldByScrews: 'id' | 'support' | 'size' | 'screws' | 'region'
  readonly heldByClampOf: 'id' | 'sheeting' | 'region'
  readonly regionBySea: 'region' | 'category'
  readonly heldByClamps: 'way' | 'level' | 'count' | 'centre'
  readonly loadOfBridging: 'title' | 'bridging'
  readonly figureDecided: never
  readonly figureNamed: 'figure' | 'problem'
  readonly figureTwice: never
  readonly figureShownChanged: never
  readonly figureCellsRequired: 'count'
  readonly figureCellsDiffer: 'count' | 'of'
  readonly figureChangedSince: never
  readonly figureNoteRequired: never
  readonly evidenceRequired: never
  readonly fileIsEvidence: never
  readonly figureProposerGone: 'name'
  readonly figureProposerUnregistered: 'name'
  readonly figureRulesSeveral: 'count'
  readonly productWithdrawn: 'what' | 'id'
  readonly productExpired: 'what' | 'name' | 'day'
  readonly productNotYet: 'what' | 'name' | 'day'
  readonly productDay: 'label'
  readonly productDays: 'validFrom' | 'validUntil'
  readonly productFieldUnfit: never
  readonly productFixingTwice: 'other'
  readonly productId: 'label' | 'max'
  readonly productNamedTwice: 'name'
  readonly productOption: 'label' | 'options'
  readonly productSides: 'width' | 'length'
  readonly productSteelGroup: never
  readonly productTestBelowDesign: 'test' | 'design'
  readonly productTimberGroup: never
  readonly productZoneBeyond: 'to' | 'half'
  readonly productZoneOrder: 'from' | 'to'
  readonly csvCellsTooMany: 'row' | 'cells' | 'columns'
  readonly csvColumnTwice: 'row' | 'name'
  readonly csvColumnUnknown: 'row' | 'name' | 'columns'
  readonly csvEntryTwice: 'row' | 'name'
  readonly csvEntryUnknown: 'row' | 'name' | 'entries'
  readonly csvOneValue: 'row' | 'name'
  readonly csvRowsTooMany: 'rows' | 'most'
  readonly csvSemicolons: never
}
