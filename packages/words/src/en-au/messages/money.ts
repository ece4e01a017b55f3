import type { MoneyMessages } from '@soundroof/contract/platform/messages/money'
import type { Same } from '../../language/same.ts'

export const money = {
  subscribeInApp: 'Please use the APP side to open subscription service!',
  noCalculationsLeft:
    'You have no calculations left. The next renewal is on {date}. Your project can be saved with its input summary.',
  notSubscribed: 'You need a subscription for results. Your project can be saved with its input summary.',
  decrementNotSubscribed: 'You need a subscription to reserve a calculation!',
  decrementNoneLeft: 'You have no calculations left!',
  reserveFirst: 'Please reserve a calculation before you ask for a result!',
  purchaseOfAnother: 'This purchase belongs to another account! Please log in with the account that bought it.',
  purchaseNotGenuine: 'This purchase does not come from the store!',
  purchaseNotSubscription: 'This purchase is not a subscription!',
  productUnknown: 'This product is not offered here!',
  noticeNotGenuine: 'This notice does not come from the store!',
  storeUnreachable: 'The store cannot be reached. Please try again later!',
  purchaseUnknown: 'This purchase does not exist or is not yours!',
  storeNotUsed: 'Subscriptions are not sold through this store here!',
  deviceUnknown: 'This device has no calculations reserved, or they are not yours!',
  deviceEnded:
    'The calculations reserved for this device were ended. What it calculated since is not a result: please calculate again.',
  deviceCopied:
    'Another device has used the calculations reserved for this one. What was not sent before is not a result: please calculate again.',
  changedSinceIssued:
    'The project was changed or removed after this device had calculated it. The result of the roof as it was calculated is issued and charged. Change the project back and calculate it to have that result at no further cost, or calculate the changed one; then discard this.',
  changedSinceCalculated:
    'The project was changed or removed after this device calculated it. It is not sent, so that nothing is charged for it: calculate the changed project, and discard this one.',
  pdfFailedHere:
    'This device could not make the PDF. Try again, or reserve its calculations anew once there is a signal.',
  chineseFontsNotHere:
    'The Chinese font is not on this device yet. Press again once there is a signal; the site sheet in English can be made now.',
  engineFailedHere:
    'This device could not calculate the roof, and nothing was used up. Your entries are safe: calculate again, or when there is a signal.',
  clockIsBehind:
    'The clock of this device is behind the time that the server last told it. Set its date and time to automatic, then calculate again. Your entries are safe.',
  rightIsOver:
    'The calculations that were reserved on this device have ended. Your entries are safe: calculate when there is a signal, and reserve anew.',
  noneLeftHere:
    'This device has used all calculations that it reserved. Your entries are safe: calculate once there is a signal.',
  proofNotGenuine: 'This calculation was not made on the device for which it was reserved!',
  invoiceGranted:
    'A period was granted to this company for this invoice already! Nothing was granted again: please check the number.',
  companyWithoutOwner:
    'Nobody owns this company any more, so nobody could use the period! Please choose another company.',
  grantUnknown: 'There is no such granted period!',
} as const satisfies Same<MoneyMessages>
