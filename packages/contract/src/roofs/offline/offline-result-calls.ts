import { z } from 'zod'
import { customer } from '../../platform/access.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { calculation } from '../calls/project-calls.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** What a device signs of a calculation that it made without a network. */
export const offlineProof = z.strictObject({
  /** Identifier of the right. */
  right: z.string().min(1).max(100),
  /** 1 for the first calculation of the right. */
  number: z.number().int().min(1),
  /** SHA-256 of the project as it is sent. */
  project: sha256,
  /** SHA-256 of the canonical JSON of the result in codes. */
  result: sha256,
  /** When the device calculated, ISO 8601, UTC. */
  at: z.iso.datetime().max(30),
})
/** Proof of a calculation of a device. */
export type OfflineProof = z.infer<typeof offlineProof>

const part = z.strictObject({ address: z.string(), sha256 })

/** Calculations on a device without network: what they need, and how they become results. */
export const offlineResultCalls = {
  offlineEngine: endpoint({
    method: 'POST',
    path: '/api/offline/engine',
    summary: 'Addresses of engine, catalogue and report for a device with a right; they work for some minutes',
    access: customer,
    about: 'device',
    body: z.strictObject({ id: z.string().min(1).max(100).meta({ label: 'Device' }) }),
    data: z.strictObject({
      code: part,
      catalogue: part,
      report: part,
      /** Fonts of Chinese signs, for drafts of who reads Chinese. */
      chinese: z.strictObject({ regular: part, strong: part }),
    }),
  }),
  settleOffline: endpoint({
    method: 'POST',
    path: '/api/offline/settle',
    summary: 'Have a calculation of a device issued and charged: as getResult, from what the device has reserved',
    access: customer,
    about: 'device',
    body: z.strictObject({
      /** An `OfflineProof` as JWS, signed ES256 by the key of the device. */
      proof: z.string().min(1).max(4000).meta({ label: 'Proof' }),
      /** The project as for `getResult`, as the text that was calculated. */
      project: z.string().min(1).max(1_500_000).meta({ label: 'Project' }),
    }),
    data: calculation.extend({
      /** Whether the device had the same result; false: engine or figures have changed since. */
      isSame: z.boolean(),
    }),
  }),
} as const
