import { pseudonymOf } from '../../platform/audit/pseudonym.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { identityOf } from './account-rows.ts'

/** Pseudonym of the address in a call's body, for the log: the same for every spelling, readable by nobody. */
export const loggedAddress =
  (services: Pick<PlatformServices, 'secrets'>) =>
  (body: unknown): string | undefined => {
    const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined
    return typeof email === 'string' && email !== '' ? pseudonymOf(services, identityOf(email)) : undefined
  }
