/** Toasts and questions of the website. */
export type ScreenMessages = {
  readonly saved: never
  readonly roofNameTaken: never
  readonly languageNotLoaded: never
  // draft
  readonly unsavedTitle: never
  readonly unsavedText: never
  readonly unsavedContinue: never
  readonly unsavedLoadSaved: never
  readonly draftNotKept: never
  readonly draftNotKeptFull: never
  readonly draftNotKeptBecause: 'reason'
  readonly draftRemoved: never
  readonly draftsHeading: never
  readonly draftsLead: never
  readonly draftUntitled: never
  readonly draftAtName: never
  readonly draftAtStep: 'step' | 'number' | 'of'
  readonly draftOfSaved: 'step'
  readonly draftChangedAt: 'moment'
  readonly draftContinue: never
  readonly draftContinueNamed: 'title'
  readonly draftDiscard: never
  readonly draftDiscardNamed: 'title'
  readonly draftDiscarded: 'title'
  readonly draftKeepAndCreate: never
  readonly undo: never
  readonly redo: never
  readonly undoneValue: 'field' | 'value'
  readonly undoneEmpty: 'field'
  readonly undoneFiles: 'field' | 'count'
  readonly undoneFields: 'fields'
  readonly redoneValue: 'field' | 'value'
  readonly redoneEmpty: 'field'
  readonly redoneFiles: 'field' | 'count'
  readonly redoneFields: 'fields'
  readonly photosWhen: never
  readonly photosWhenHint: never
  readonly photosFirst: never
  readonly photosAfterSolar: never
  readonly photosAfterStructure: never
  // solar
  readonly panelsOfPower: 'count' | 'length' | 'width' | 'power' | 'scale'
  readonly panelsOfAssumedPower: 'count' | 'length' | 'width' | 'scale' | 'power'
  readonly panelsEntered: 'panels' | 'kilowatts'
  readonly panelsHaveRoom: 'most'
  readonly panelsHaveNoRoom: 'most'
  // drawings
  readonly dimensionsHint: never
  readonly dimensionEnter: 'label'
  readonly dimensionChange: 'label' | 'value'
  readonly done: never
  // uploads
  readonly oneFileUploading: never
  readonly filesUploading: 'count'
  readonly oneFileNotUploaded: 'label'
  readonly filesNotUploaded: 'count' | 'label'
  readonly oneFileSafeHere: never
  readonly filesSafeHere: 'count'
  readonly uploadInterrupted: never
  readonly fileLostOnDevice: never
  // calculate
  readonly assumptionsInvalid: never
  readonly reportNeedsResult: never
  readonly resultKept: never
  readonly partsListCopied: never
  readonly copyRefused: never
  // review
  readonly submittedForReview: never
  readonly withdrawnFromReview: never
  readonly answerSent: never
  readonly evidenceSent: never
  readonly projectClaimed: never
  readonly projectHandedOver: 'name'
  readonly questionSent: never
  readonly marksSaved: never
  readonly projectAccepted: never
  readonly projectReleased: never
  readonly projectReturned: never
  readonly questionEnded: never
  readonly reviewDelivered: never
  readonly certificateIssued: never
  readonly conditionEnded: never
  readonly conditionTakenBack: never
  readonly documentVoided: never
  readonly voidProposed: never
  // calculations of the month
  readonly calculationsLeft: 'remaining' | 'total'
  readonly calculationsRenewed: 'date'
  // subscription in the sandbox
  readonly fileNotSaved: never
  readonly planBought: never
  readonly purchasesRestored: never
  readonly nothingToRestore: never
  readonly storeFailed: never
  readonly purchasePending: never
  readonly sandboxBought: never
  readonly sandboxRenewed: never
  readonly sandboxCancelled: never
  readonly sandboxExpired: never
  readonly sandboxRefunded: never
}
