/** Of projects under review. */
export type ReviewMessages = {
  readonly asBuiltWithoutResult: never
  readonly asBuiltWithoutAnswer: never
  readonly asBuiltSavedByOther: 'name'
  readonly asBuiltIsSigned: never
  readonly asBuiltNotSigned: never
  readonly asBuiltZoneTwice: 'zone'
  readonly asBuiltNotMeasured: 'what' | 'zone'
  readonly asBuiltPhotoOfZone: 'subject' | 'zone'
  readonly asBuiltPhotoOnce: 'subject'
  readonly asBuiltPhotoTwice: 'subject'
  readonly asBuiltInFuture: never
  readonly asBuiltBeforeResult: 'day'
  readonly asBuiltDecided: 'engineer'
  readonly asBuiltNothingToDecide: never
  readonly asBuiltOfFormerPlan: never
  readonly asBuiltOfOther: 'engineer'
  readonly asBuiltUnderReconsideration: 'date'
  readonly asBuiltNotCompared: never
  readonly asBuiltGivenUp: 'engineer' | 'date' | 'outcome'
  readonly asBuiltHalfPosition: never
  readonly inspectionWithoutRecord: never
  readonly inspectionOfFormerPlan: never
  readonly inspectionWithoutCertificate: never
  readonly inspectionWithoutPack: never
  readonly inspectionDay: 'day'
  readonly inspectionDayFromRecord: 'day'
  readonly inspectionRequestedInFuture: never
  readonly builtPasses: 'rails' | 'spacing' | 'check' | 'demand' | 'capacity' | 'use'
  readonly builtPassesBy: 'rails' | 'spacing' | 'worst'
  readonly builtFails: 'rails' | 'spacing' | 'check' | 'demand' | 'capacity' | 'use'
  readonly builtFailsBy: 'rails' | 'spacing' | 'worst'
  readonly builtRailsNotPossible: 'rails'
  readonly builtRailsNotPossibleFor: 'rails' | 'reason'
  readonly builtSetback: 'built' | 'required'
  readonly builtAsksMore: 'check' | 'demand' | 'planned'
  readonly builtLoadsMember: 'check' | 'reason'
  readonly builtCrossing: 'demand' | 'planned'
  readonly builtSag: 'sag' | 'planned'
  readonly builtNotCalculated: never
  readonly builtZoneNotPlanned: never
  readonly builtOtherVersion: 'engine' | 'catalogue' | 'engineNow' | 'catalogueNow'
  readonly builtPlannedFor: 'value'
  readonly builtNotPlanned: never
  readonly unsubscribeInvalid: never
  readonly unsubscribed: never
  readonly projectNotNamed: never
  readonly notSubmitted: never
  readonly withdrawnTooLate: 'engineer'
  readonly takenByOther: 'engineer'
  readonly takenByYou: never
  readonly claimFirst: never
  readonly acceptFirst: never
  readonly acceptedAlready: never
  readonly alreadyDelivered: never
  readonly holderDisabled: 'engineer'
  readonly notHolder: 'engineer'
  readonly administratorSignsNothing: never
  readonly notAnEngineer: never
  readonly registrationTaken: 'name'
  readonly onePerson: 'name'
  readonly registrationMissing: never
  readonly registrationOver: 'registration'
  readonly deletedByCustomer: never
  readonly engineerUnknown: never
  readonly engineerHasIt: 'engineer'
  readonly dayForm: never
  readonly dayUnknown: never
  readonly deliveryTooFar: 'last'
  readonly deliveryInPast: never
  readonly deliverySame: never
  readonly pinTwice: never
  readonly returnNeedsPin: never
  readonly fieldNotInProject: 'field'
  readonly photoNotInProject: never
  readonly questionUnknown: never
  readonly questionClosed: never
  readonly questionsOpen: 'count'
  readonly questionUnanswered: 'question'
  readonly itemsUnticked: 'count'
  readonly conditionUnknown: never
  readonly conditionNotOpen: never
  readonly conditionNotClosed: never
  readonly conditionConfirmed: never
  readonly conditionWithdrawn: never
  readonly conditionUnconfirmed: 'code'
  readonly inspectionEnded: 'code' | 'why'
  readonly evidenceUnknown: never
  readonly evidenceType: never
  readonly objectionRequired: never
  readonly markOutside: never
  readonly markWithoutLength: never
  readonly knownLengthRange: never
  readonly oneKnownLength: never
  readonly reconsiderationOver: never
  readonly reconsiderationSettledBy: 'engineer' | 'date' | 'outcome'
  readonly outcomeStands: never
  readonly outcomeSuperseded: never
  readonly outcomeVoid: never
  readonly resultGivenUp: 'engineer' | 'date' | 'outcome'
  readonly nothingToVoid: never
  readonly reconsiderationRenewed: never
  readonly reconsiderationUnread: never
  readonly underReconsideration: 'date'
  readonly resultNotCompared: never
  readonly reviewFileUnknown: never
  readonly reviewFileUsed: never
  readonly reviewIsIssued: 'kind' | 'code' | 'revision' | 'project'
  readonly reviewIssuedHere: 'what'
  readonly documentOfCode: 'code'
  readonly documentWithoutCode: never
  readonly thisProject: never
  readonly anotherProject: never
  readonly registrationUntil: 'body' | 'number' | 'class' | 'day'
  readonly reviewNotPdf: never
  readonly reviewEncrypted: never
  readonly reviewActive: 'what'
  readonly reviewUnreadable: never
}
