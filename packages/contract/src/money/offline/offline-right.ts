import { z } from 'zod'

/** Days for which a device may calculate without a network. */
export const offlineDays = 14
/** Calculations that a device reserves where it does not say how many. */
export const usualOfflineCalculations = 5
/** The most that one device reserves at a time. */
export const mostOfflineCalculations = 20

const coordinate = (label: string) =>
  z
    .string()
    .regex(/^[\w-]{43}$/)
    .meta({ label })

/** Public half of the key that a device made and cannot export: P-256, RFC 7518, 6.2. */
export const deviceKey = z.strictObject({
  kty: z.literal('EC').meta({ label: 'Key type' }),
  crv: z.literal('P-256').meta({ label: 'Curve' }),
  x: coordinate('x'),
  y: coordinate('y'),
})
export type DeviceKey = z.infer<typeof deviceKey>

/** What the server signs: which device may calculate how often, from when until when. Seconds since 1970, UTC. */
export const offlineRight = z.strictObject({
  /** Identifier of the right. */
  jti: z.string(),
  /** Identifier of the account. */
  sub: z.string(),
  /** Thumbprint of the device's key, RFC 7638. */
  device: z.string(),
  calculations: z.number().int().min(1),
  iat: z.number().int(),
  exp: z.number().int(),
})
/** The right of one device to calculate without a network. */
export type OfflineRight = z.infer<typeof offlineRight>

/** A device of the account that was given calculations. Times in ISO 8601, UTC. */
export const offlineDevice = z.strictObject({
  id: z.string(),
  name: z.string(),
  begunAt: z.string(),
  until: z.string(),
  calculations: z.number().int(),
  /** Calculations that the device has sent. */
  used: z.number().int(),
  /** When it last sent a calculation; else when it was given them. */
  lastSeenAt: z.string(),
  state: z.enum(['open', 'over', 'ended', 'copied']),
})
export type OfflineDevice = z.infer<typeof offlineDevice>
