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
} as const
