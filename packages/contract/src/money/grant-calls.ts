import { endpoint } from '../platform/endpoint.ts'
import { grantEnd, grantedPeriod } from './grants.ts'

const changing = { method: 'POST', access: ['administrator'] } as const

/** Periods that the provider sells by invoice. For administrators only. */
export const grantCalls = {
  grantPeriod: endpoint({
    ...changing,
    path: '/api/console/grants/grant',
    summary: 'Grant a paid period to a company by invoice; the same invoice again is refused',
    body: grantedPeriod,
  }),
  endGrant: endpoint({
    ...changing,
    path: '/api/console/grants/end',
    summary: 'End a granted period now; repeating it changes nothing',
    body: grantEnd,
  }),
} as const
