import { pseudonymOf } from '../../platform/audit/pseudonym.ts'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { identityOf } from './account-rows.ts'

/** What the log calls the address in a call's body: the same for every spelling, and nobody's to read. */
export const loggedAddress =
  (services: Pick<PlatformServices, 'secrets'>) =>
  (body: unknown): string | undefined => {
    const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined
    return typeof email === 'string' && email !== '' ? pseudonymOf(services, identityOf(email)) : undefined
  }
