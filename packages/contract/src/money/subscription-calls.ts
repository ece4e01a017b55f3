import { z } from 'zod'
import { customer, everyone } from '../platform/access.ts'
import { endpoint } from '../platform/endpoint.ts'
import { googleMessage, ownPurchases, purchaseProof, sandboxEvents, storeNotice } from './subscription.ts'
import { subscriptionPackage } from './wire-subscription-shape.ts'

/** Stores sign their notices, so these need neither our signature nor a session. */
const notice = { method: 'POST', access: 'anyone', signed: false } as const

/** Purchases, notices of stores and calculations left. */
export const subscriptionCalls = {
  customerPackages: endpoint({
    method: 'GET',
    path: '/api/customer_packages',
    summary: 'The subscription of the account',
    access: everyone,
    keyScope: 'assess',
    data: subscriptionPackage,
  }),
  decrementTimes: endpoint({
    method: 'POST',
    path: '/api/projects/decrement_times',
    summary: 'Reserve one calculation',
    access: customer,
    keyScope: 'assess',
    data: z.strictObject({ times: z.number().int().min(0) }),
  }),
  purchase: endpoint({
    method: 'POST',
    path: '/api/subscription/purchase',
    summary: 'Submit or restore a purchase made in the app; repeating it changes nothing',
    access: customer,
    body: purchaseProof,
    data: subscriptionPackage,
  }),
  purchases: endpoint({
    method: 'GET',
    path: '/api/subscription/purchases',
    summary: 'Subscriptions of the account, and its identifier in the stores',
    access: customer,
    data: ownPurchases,
  }),
  appleNotice: endpoint({
    ...notice,
    path: '/api/subscription/apple/notice',
    summary: 'For the App Store: a server notification, version 2',
    body: storeNotice,
  }),
  googleNotice: endpoint({
    ...notice,
    path: '/api/subscription/google/notice',
    summary: 'For Google Play: a real-time developer notification, pushed by Pub/Sub with its OpenID Connect token',
    body: googleMessage,
  }),
  sandboxNotice: endpoint({
    ...notice,
    path: '/api/subscription/sandbox/notice',
    summary: 'A notification of the sandbox store, where it is on',
    body: storeNotice,
  }),
  sandboxOrder: endpoint({
    method: 'POST',
    path: '/api/subscription/sandbox/order',
    summary: 'Have the sandbox store sign a purchase or a notification, where it is on',
    access: customer,
    body: z.strictObject({
      event: z.enum(sandboxEvents).meta({ label: 'Event' }),
      /** Identifier of the purchase that changes; none for a new one. */
      purchase: z.string().max(100).optional().meta({ label: 'Purchase' }),
      /** Product that is bought; none: the first. */
      product: z.string().max(200).optional().meta({ label: 'Product' }),
    }),
    /** Submit in this order: a transaction as a purchase, notices to the address of the sandbox. */
    data: z.strictObject({ kind: z.enum(['transaction', 'notice']), signed: z.array(z.string()) }),
  }),
} as const
