import { z } from 'zod'
import { customer } from '../../platform/access.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { deviceKey, mostOfflineCalculations, offlineDevice, usualOfflineCalculations } from './offline-right.ts'

const deviceName = z.string().trim().min(1).max(100).meta({ label: 'Device' })

/** Calculations that a device reserves, to use them without a network. */
export const offlineCalls = {
  beginOffline: endpoint({
    method: 'POST',
    path: '/api/offline/begin',
    summary: 'Reserve calculations for a device without network; what it has left of an earlier right comes back first',
    access: customer,
    body: z.strictObject({
      device: deviceKey,
      name: deviceName,
      calculations: z
        .number()
        .int()
        .min(1)
        .max(mostOfflineCalculations)
        .default(usualOfflineCalculations)
        .meta({ label: 'Calculations' }),
    }),
    data: z.strictObject({
      id: z.string(),
      /** An `OfflineRight` as JWS, signed ES256. */
      signed: z.string(),
      /** Public key that proves it. */
      key: deviceKey,
      calculations: z.number().int().min(1),
      until: z.string(),
      times: z.number().int().min(0),
    }),
  }),
  endOffline: endpoint({
    method: 'POST',
    path: '/api/offline/end',
    summary: 'End the right of a device: its unused calculations come back, and what it still sends is refused',
    access: customer,
    about: 'device',
    body: z.strictObject({ id: z.string().min(1).max(100).meta({ label: 'Device' }) }),
    data: z.strictObject({ times: z.number().int().min(0) }),
  }),
  offlineDevices: endpoint({
    method: 'GET',
    path: '/api/offline/devices',
    summary: 'Devices of the account that were given calculations, newest first',
    access: customer,
    data: z.array(offlineDevice),
  }),
} as const
