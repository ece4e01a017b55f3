/** Subscriptions and their calculations. */
export type MoneyMessages = {
  readonly subscribeInApp: never
  readonly noCalculationsLeft: 'date'
  readonly notSubscribed: never
  readonly decrementNotSubscribed: never
  readonly decrementNoneLeft: never
  readonly reserveFirst: never
  readonly purchaseOfAnother: never
  readonly purchaseNotGenuine: never
  readonly purchaseNotSubscription: never
  readonly productUnknown: never
  readonly noticeNotGenuine: never
  readonly storeUnreachable: never
  readonly purchaseUnknown: never
  readonly storeNotUsed: never
  readonly deviceUnknown: never
  readonly deviceEnded: never
  readonly deviceCopied: never
  readonly proofNotGenuine: never
  readonly noneLeftHere: never
  readonly invoiceGranted: never
  readonly companyWithoutOwner: never
  readonly grantUnknown: never
  readonly pdfFailedHere: never
  readonly chineseFontsNotHere: never
  readonly changedSinceCalculated: never
  readonly changedSinceIssued: never
  readonly engineFailedHere: never
  readonly clockIsBehind: never
  readonly rightIsOver: never
}
