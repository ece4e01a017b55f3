import { z } from 'zod'
import { passwordPolicies } from '../identity/account.ts'
import { endpoint } from '../platform/endpoint.ts'
import { reviewOffer } from '../platform/review-offer.ts'
import { replacedPlace } from '../roofs/catalogue/places-in-force.ts'
import { listedModule, listedRacking } from '../roofs/catalogue/products/listed-product.ts'
import { shownSheeting } from '../roofs/catalogue/sheeting.ts'

const clientSettings = z.strictObject({
  version: z.string(),
  secret: z.string(),
  provider: z.strictObject({ name: z.string(), email: z.string(), phone: z.string(), web: z.string() }),
  /** What it states of a review. */
  review: reviewOffer,
  /** Sheeting products with a name or picture of their own. */
  sheetings: z.array(shownSheeting),
  /** Racking systems and modules that projects can choose. */
  rackingSystems: z.array(listedRacking).readonly(),
  modules: z.array(listedModule).readonly(),
  /** Places whose wind region engineers have replaced. */
  places: z.array(replacedPlace).readonly(),
  passwordPolicy: z.enum(passwordPolicies),
  /** True where the sandbox store is on. */
  sandboxStore: z.boolean(),
  /** Download addresses of the mobile app; null: not available yet. */
  downloads: z.strictObject({
    apk: z.string().nullable(),
    playStore: z.string().nullable(),
    appStore: z.string().nullable(),
  }),
})
/** Settings that a client reads before login: provider, password policy, and the lists that the provider has changed. */
export type ClientSettings = z.infer<typeof clientSettings>

/** Anyone may call, unsigned: a client learns the signing secret here. */
export const clientCalls = {
  client: endpoint({
    method: 'GET',
    path: '/api/client',
    summary: 'Version, provider and signing secret for our own clients',
    access: 'anyone',
    signed: false,
    data: clientSettings,
  }),
} as const
