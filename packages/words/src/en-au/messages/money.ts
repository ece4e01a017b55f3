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
} as const satisfies Same<MoneyMessages>
