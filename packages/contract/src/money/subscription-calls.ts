import { z } from 'zod'
import { customer, everyone } from '../platform/access.ts'
import { endpoint, nothing } from '../platform/endpoint.ts'
import { googleMessage, ownPurchases, purchaseProof, sandboxEvents, storeNotice } from './subscription.ts'
import { subscriptionPackage } from './wire-subscription-shape.ts'

/** Stores sign their notices, so these need neither our signature nor a session. */
const notice = { method: 'POST', access: 'anyone', signed: false, data: nothing } as const

export const subscriptionCalls = {
  customerPackages: endpoint({
    method: 'GET',
    path: '/api/customer_packages',
    summary: 'The subscription of the account',
    access: everyone,
    keyScope: 'assess',
    signed: true,
    data: subscriptionPackage,
  }),
  decrementTimes: endpoint({
    method: 'POST',
    path: '/api/projects/decrement_times',
    summary: 'Reserve one calculation',
    access: customer,
    keyScope: 'assess',
    signed: true,
    data: z.strictObject({ times: z.number().int().min(0) }),
  }),
  purchase: endpoint({
    method: 'POST',
    path: '/api/subscription/purchase',
    summary: 'Present what was bought in the app, or restore it; the same answer however often',
    access: customer,
    signed: true,
    body: purchaseProof,
    data: subscriptionPackage,
  }),
  purchases: endpoint({
    method: 'GET',
    path: '/api/subscription/purchases',
    summary: 'Subscriptions of the account, and what it is called towards the stores',
    access: customer,
    signed: true,
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
    summary: 'The same for the sandbox store, where it is on',
    body: storeNotice,
  }),
  sandboxOrder: endpoint({
    method: 'POST',
    path: '/api/subscription/sandbox/order',
    summary: 'Let the sandbox store sign a purchase or a notice, where it is on',
    access: customer,
    signed: true,
    body: z.strictObject({
      event: z.enum(sandboxEvents).meta({ label: 'Event' }),
      /** Identifier of the purchase that changes; none for a new one. */
      purchase: z.string().max(100).optional().meta({ label: 'Purchase' }),
    }),
    /** Submit in this order: a transaction as a purchase, notices to the address of the sandbox. */
    data: z.strictObject({ kind: z.enum(['transaction', 'notice']), signed: z.array(z.string()) }),
  }),
} as const
