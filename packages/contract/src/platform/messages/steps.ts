/** Rules of the steps of the wizard. */
export type StepMessages = {
  // project name
  readonly projectNameCharacters: never
  // building
  readonly frontFacingOutside: never
  readonly postcodeWrong: never
  readonly windClassOfOtherRegion: 'class' | 'region' | 'allowed'
  readonly panelClauseNotEntered: 'edition'
  // solar
  readonly panelsOrPower: never
  readonly scaleOfEnteredArray: 'scale'
  // photos
  readonly imageOnly: never
  readonly imageTooCostly: never
  readonly imageTooLarge: never
  readonly fileTooLarge: never
  readonly partsMissing: never
  readonly partsDiffer: never
  readonly tooManyPhotos: never
  readonly tooManyFiles: never
  readonly photoTwice: never
  readonly photoUnknown: never
  // structure
  readonly railsCannotBeParallel: never
  readonly spanExceedsLimit: 'provider'
  readonly supportNotAvailable: 'provider'
  readonly spanNotChecked: never
  readonly spanNotLoaded: never
  readonly spanUnlikeRafters: never
  readonly thicknessUnsure: never
  readonly supportUnsure: never
  readonly spacingExceedsLimit: 'provider'
  readonly noBattensToFix: 'label' | 'toClear'
  readonly nailsNeedTimber: never
  // roof cover
  readonly roofTypeNotAllowed: never
  readonly feetOverRaftersNeed: 'need'
  readonly sheetingRequired: never
  readonly sheetingUnknown: 'provider'
  readonly roofTooSteepForFlat: never
  readonly roofTooFlatForHip: never
  readonly rackingUnknown: 'id'
  readonly moduleUnknown: 'id'
  readonly moduleOutsideBand: 'what' | 'exact' | 'min' | 'max'
  readonly moduleLargerThanRoof: 'name' | 'length' | 'width' | 'roofLength' | 'roofWidth'
  readonly outOfDate: 'name' | 'edition' | 'from' | 'until'
  readonly exactOutsideBand: 'what' | 'exact' | 'min' | 'max'
}
