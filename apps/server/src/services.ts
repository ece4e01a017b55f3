import type { IdentityServices } from './identity/sessions/identity-services.ts'
import type { MoneyServices } from './money/subscriptions/money-services.ts'
import type { RoofServices } from './roofs/calculations/roof-services.ts'

/** Services of all domains: built by `main.ts` for the server, and by tests for theirs. */
export type Services = IdentityServices & MoneyServices & RoofServices
