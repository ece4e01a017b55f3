import { passwordPolicies } from '@soundroof/contract/account'
import { z } from 'zod'
import { cloudAddressForm, readCloudAddress } from './cloud-address.ts'

/** The environment, read once. An empty value counts as not set. */

const address = z.url({ protocol: /^https?$/, message: 'must be an http or https address' })
const optional = <T extends z.ZodType>(schema: T) => schema.optional().transform((value) => value ?? null)

/** A login given as `email:password`; accepted as it is, under any password policy. */
const seed = z
  .string()
  .regex(/^[^:\s]+@[^:\s]+:.+$/, 'must be email:password')
  .transform((text) => {
    const split = text.indexOf(':')
    return { email: text.slice(0, split).toLowerCase(), password: text.slice(split + 1) }
  })

/** The message names the form alone: the value holds a secret. */
const cloudAddress = z.string().transform((text, context) => {
  const address = readCloudAddress(text)
  if (address) return address
  context.addIssue({ code: 'custom', message: `must be ${cloudAddressForm}, with / in a key written as %2F` })
  return z.NEVER
})

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(8080),
  DATA_DIR: z.string().default('./.data'),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
  PUBLIC_URL: optional(address),
  REQUEST_SIGNING_SECRET: optional(z.string()),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')),
  OBJECT_STORE_URL: optional(cloudAddress),
  PROVIDER_NAME: z.string().default('Your engineering provider'),
  PROVIDER_EMAIL: z.string().default('provider@example.org'),
  PROVIDER_PHONE: z.string().default(''),
  PROVIDER_WEB: z.string().default('https://example.org'),
  PASSWORD_POLICY: z.enum(passwordPolicies, `must be one of ${passwordPolicies.join(', ')}`).default('spec'),
  SEED_INSTALLER: optional(seed),
  SEED_ENGINEER: optional(seed),
  SEED_ADMINISTRATOR: optional(seed),
  PLAY_STORE_URL: optional(address),
  APP_STORE_URL: optional(address),
  /** How many reverse proxies stand before the server: whose word on the caller's address counts. */
  TRUST_PROXY: z.coerce.number('must be a number of proxies').int().min(0).max(10).default(0),
})

type Environment = z.output<typeof environment>

const withoutTrailingSlash = (url: string): string => url.replace(/\/+$/, '')

const named = (env: Environment) => ({
  isProduction: env.NODE_ENV === 'production',
  port: env.PORT,
  dataDir: env.DATA_DIR,
  databaseUrl: env.DATABASE_URL,
  /** Origin of the product as browsers see it, without a trailing slash. */
  publicUrl: withoutTrailingSlash(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`),
  signingSecret: env.REQUEST_SIGNING_SECRET,
  smtpUrl: env.SMTP_URL,
  /** Null: files lie in `dataDir`. */
  objectStore: env.OBJECT_STORE_URL,
  provider: {
    name: env.PROVIDER_NAME,
    email: env.PROVIDER_EMAIL,
    phone: env.PROVIDER_PHONE,
    web: env.PROVIDER_WEB,
  },
  passwordPolicy: env.PASSWORD_POLICY,
  seeds: { customer: env.SEED_INSTALLER, engineer: env.SEED_ENGINEER, administrator: env.SEED_ADMINISTRATOR },
  stores: { play: env.PLAY_STORE_URL, app: env.APP_STORE_URL },
  trustProxy: env.TRUST_PROXY,
})
export type Config = Readonly<ReturnType<typeof named>>

/** Configuration from an environment; throws one message that names every wrong variable. */
export const readConfig = (variables: Readonly<Record<string, string | undefined>>): Config => {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(set)
  if (parsed.success) return named(parsed.data)
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
  throw new Error(`The configuration is not valid:\n${lines.join('\n')}`)
}

export const configFromEnvironment = (): Config => readConfig(process.env)
