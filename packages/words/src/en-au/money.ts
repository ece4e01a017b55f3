export const money = {
  'money.active-renews-each-month': 'Active, renews each month',
  'money.cancelled-active-to-the-end-of': 'Cancelled, active to the end of the month',
  'money.expired': 'Expired',
  'money.for-testing-only-purchases-are-simulated':
    'For testing only: purchases are simulated and nobody pays. Not available in production.',
  'money.let-it-expire': 'Let it expire',
  'money.no-subscription-yet': 'No subscription yet',
  'money.of-calculations': '{used} of {bought} calculations',
  'money.refund': 'Refund',
  'money.refunded': 'Refunded',
  'money.renew': 'Renew',
  'money.subscribe': 'Subscribe',
  'money.subscriptions-of-this-account': 'Subscriptions of this account',
  'money.until': 'Until',
  'money.used': 'Used',
  'money.calculations-are-bought-for-a-period':
    'Calculations are bought for a period. Describing roofs, photos and saving projects cost nothing.',
  'money.usage': 'Usage this period',
  'money.no-paid-period-runs': 'No paid period runs now. Projects and results that you have stay yours.',
  'money.left': 'Left',
  'money.calculations-of': '{left} of {bought} calculations',
  'money.reserved': 'Reserved',
  'money.from-source-until': '{source}: {bought} calculations until {day}',
  'money.app-store': 'App Store',
  'money.google-play': 'Google Play',
  'money.by-invoice-for-the-company': 'By invoice, for your company',
  'money.given-by-this-installation': 'Given by this installation',
  'money.subscribe-here': 'Subscribe here',
  'money.subscribe-to': 'Subscribe to {title}',
  'money.the-store-offers-nothing-now':
    'The store offers nothing at the moment. Please try again later, or ask for an invoice.',
  'money.bought-on-another-phone':
    'Bought on another phone? Log in at the store with the same account as there, then restore.',
  'money.paid-not-recorded':
    'You have paid, but the server has not recorded it yet. It is presented again by itself once there is a signal, or with Restore purchases. You do not pay twice.',
  'money.paid-and-refused': 'The server has not taken it: {reason}',
  'money.paid-by-another-account':
    'Somebody paid on this device with another account, and the server has not recorded it yet. It stays here: please log in with that account.',
  'money.month-of-calculations': 'Monthly, {calculations} calculations',
  'money.restore-purchases': 'Restore purchases',
  'money.in-the-app': 'In the app',
  'money.buy-in-the-app-then-log':
    'Buy a subscription in the mobile app. It then counts on this website too: log in there with the same account. On a new phone, press Restore purchases on this page of the app.',
  'money.no-app-store-sells-it-yet':
    'No app store sells subscriptions of this installation yet. Please ask for an invoice.',
  'money.get-the-app': 'Get the app',
  'money.by-invoice': 'By invoice',
  'money.the-provider-can-open-a-period':
    '{provider} can open a paid period for your company. Everybody of the company can then calculate. Please tell us the name of your company, how many months and how many calculations.',
  'money.subscription-for': 'Soundroof subscription for {company}',
  'money.manage': 'Manage',
  'money.manage-in-the-app-store': 'Manage in the App Store',
  'money.manage-in-google-play': 'Manage in Google Play',
  'money.delete-account': 'Delete account',
  'money.deleting-the-account-cancels-no':
    'Deleting the account does not cancel a subscription at a store: please cancel it there first.',
} as const
