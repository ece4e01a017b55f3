import { z } from 'zod'
import { subscriptionPackage } from '../wire-shapes.ts'
import { customer, endpoint, everyone } from './endpoint.ts'

/** What was bought, and what is left of it. */
export const subscriptionCalls = {
  customerPackages: endpoint({
    method: 'GET',
    path: '/api/customer_packages',
    summary: 'The subscription of the account',
    access: everyone,
    signed: true,
    data: subscriptionPackage,
  }),
  decrementTimes: endpoint({
    method: 'POST',
    path: '/api/projects/decrement_times',
    summary: 'Reserve one calculation',
    access: customer,
    signed: true,
    data: z.strictObject({ times: z.number().int().min(0) }),
  }),
} as const
