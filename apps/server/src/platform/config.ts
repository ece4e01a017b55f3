import { type PasswordPolicy, passwordPolicies } from '@soundroof/contract/identity/account'
import { z } from 'zod'
import { cloudAddressForm, readCloudAddress } from './cloud-address.ts'
import { readSmtpAddress, smtpAddressForm } from './smtp-address.ts'

/** Reads the environment once. An empty value counts as not set. */

const address = z.url({ protocol: /^https?$/, message: 'must be an http or https address' })
const optional = <T extends z.ZodType>(schema: T) => schema.optional().transform((value) => value ?? null)

/** `package=fingerprint`: the app, and the SHA-256 of the certificate that signs it. */
const androidApp = z
  .string()
  .regex(/^[\w.]+=([0-9A-F]{2}:){31}[0-9A-F]{2}$/, 'must be package=SHA-256 of its certificate, as AB:CD:…')
  .transform((text) => {
    const [packageName = '', certificate = ''] = text.split('=')
    return { packageName, certificate }
  })

/** A login given as `email:password`; accepted as it is, under any password policy. */
const seed = z
  .string()
  .regex(/^[^:\s]+@[^:\s]+:.+$/, 'must be email:password')
  .transform((text) => {
    const split = text.indexOf(':')
    return { email: text.slice(0, split).toLowerCase(), password: text.slice(split + 1) }
  })

/** `name=calculations,…`: what a paid month of each product brings. */
const products = z
  .string()
  .regex(/^[\w.-]+=\d{1,6}(,[\w.-]+=\d{1,6})*$/, 'must be product=calculations, several with commas between')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.split('='))
      .map(([name = '', count]) => [name, Number(count)] as const),
  )
  .refine((sold) => sold.every(([, count]) => count > 0), 'must bring 1 calculation at least for each product')
  .refine((sold) => new Set(sold.map(([name]) => name)).size === sold.length, 'must name each product once')
  .transform((sold) => Object.fromEntries(sold))

/** The message shows the form only, since the value holds a secret. */
const cloudAddress = z.string().transform((text, context) => {
  const address = readCloudAddress(text)
  if (address) return address
  context.addIssue({ code: 'custom', message: `must be ${cloudAddressForm}, with / in a key written as %2F` })
  return z.NEVER
})

const databaseAddressForm =
  'postgres://user:password@host:5432/database, with special characters of a password written as %40'

/** As the documentation of libpq names them. */
const tlsModes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']
const hasKnownTlsMode = (text: string): boolean => {
  const mode = URL.canParse(text) ? new URL(text).searchParams.get('sslmode') : null
  return mode === null || tlsModes.includes(mode)
}

const requestsForm = 'must be a whole number from 300 to 999999, or off'
/** No limit is below 300 a minute (decisions.md, limits). */
const requests = z
  .string()
  .regex(/^(off|[1-9]\d{2,5})$/, requestsForm)
  .transform((text) => (text === 'off' ? ('off' as const) : Number(text)))
  .refine((most) => most === 'off' || most >= 300, requestsForm)

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(8080),
  DATA_DIR: z.string().default('./.data'),
  DATABASE_URL: optional(
    z
      .string()
      .refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text), `must be ${databaseAddressForm}`)
      .refine(hasKnownTlsMode, `sslmode must be one of ${tlsModes.join(', ')}`),
  ),
  PUBLIC_URL: optional(address),
  REQUEST_SIGNING_SECRET: optional(z.string()),
  /** Encrypts the secrets shared with authenticator apps. */
  ONE_TIME_CODE_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  /** Path of a PKCS #12 file. */
  SIGNING_CERTIFICATE: optional(z.string()),
  SIGNING_CERTIFICATE_PASSWORD: z.string().default(''),
  /** Chains records and the audit trail. */
  RECORD_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  /** Signs addresses of files, derives API keys and encrypts mails that wait. */
  FILE_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  SMTP_URL: optional(z.string().refine((text) => readSmtpAddress(text) !== null, `must be ${smtpAddressForm}`)),
  OBJECT_STORE_URL: optional(cloudAddress),
  PROVIDER_NAME: z.string().default('Your engineering provider'),
  PROVIDER_EMAIL: z.string().default('provider@example.org'),
  PROVIDER_PHONE: z.string().default(''),
  PROVIDER_WEB: z.string().default('https://example.org'),
  PASSWORD_POLICY: optional(z.enum(passwordPolicies, `must be one of ${passwordPolicies.join(', ')}`)),
  /** `light` is nearly free, for tests that make and try many accounts. */
  PASSWORD_HASHING: z.enum(['full', 'light'], 'must be full or light').default('full'),
  SEED_INSTALLER: optional(seed),
  SEED_ENGINEER: optional(seed),
  SEED_ADMINISTRATOR: optional(seed),
  PLAY_STORE_URL: optional(address),
  APP_STORE_URL: optional(address),
  ANDROID_APP: optional(androidApp),
  IOS_APP: optional(z.string().regex(/^[0-9A-Z]{10}\.[\w.-]+$/, 'must be team.bundle, as ABCDE12345.org.example.app')),
  SUBSCRIPTION_PRODUCTS: products.default({ 'soundroof.monthly': 30 }),
  APPLE_BUNDLE_ID: optional(z.string()),
  APPLE_APP_ID: optional(z.coerce.number('must be a number').int().positive()),
  APPLE_ENVIRONMENT: z.enum(['production', 'sandbox'], 'must be production or sandbox').default('production'),
  GOOGLE_PACKAGE_NAME: optional(z.string()),
  GOOGLE_SERVICE_ACCOUNT: optional(z.string()),
  GOOGLE_NOTICE_AUDIENCE: optional(z.string()),
  GOOGLE_NOTICE_EMAIL: optional(z.string()),
  SANDBOX_STORE: optional(z.enum(['on', 'off'], 'must be on or off')),
  /** Number of reverse proxies whose forwarded addresses are trusted. */
  TRUST_PROXY: z.coerce.number('must be a number of proxies').int().min(0).max(10).default(0),
  HSTS_SUBDOMAINS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  /** Of one account, and of one network without a session. */
  REQUESTS_PER_MINUTE: requests.default(600),
})

type Environment = z.output<typeof environment>

const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\/?$/

/** A trial installation: embedded database, no public address, no app store, not production. */
const isForTrying = (env: Environment): boolean =>
  env.NODE_ENV !== 'production' &&
  env.DATABASE_URL === null &&
  env.APPLE_BUNDLE_ID === null &&
  env.GOOGLE_PACKAGE_NAME === null &&
  (env.PUBLIC_URL === null || loopback.test(env.PUBLIC_URL))

const passwordPolicyOf = (env: Environment): PasswordPolicy =>
  env.PASSWORD_POLICY ?? (env.NODE_ENV === 'production' ? 'strong' : 'spec')

const isSandboxOn = (env: Environment): boolean =>
  env.SANDBOX_STORE === null ? isForTrying(env) : env.SANDBOX_STORE === 'on'

/**
 * Refuses settings that give free subscriptions, accept purchases without proof, or store passwords that a thief of the
 * database could guess.
 */
const contradictions = (env: Environment, context: z.RefinementCtx): void => {
  const refuse = (variable: string, message: string) => context.addIssue({ code: 'custom', path: [variable], message })
  if (env.SANDBOX_STORE === 'on' && env.NODE_ENV === 'production')
    refuse('SANDBOX_STORE', 'cannot be on while NODE_ENV is production')
  const isPublic = env.PUBLIC_URL !== null && !loopback.test(env.PUBLIC_URL)
  if (env.PASSWORD_HASHING === 'light' && (env.NODE_ENV === 'production' || isPublic))
    refuse('PASSWORD_HASHING', 'cannot be light while NODE_ENV is production or PUBLIC_URL is a public address')
  if (env.APPLE_BUNDLE_ID !== null && env.APPLE_ENVIRONMENT === 'production' && env.APPLE_APP_ID === null)
    refuse('APPLE_APP_ID', 'is needed with APPLE_BUNDLE_ID: the number of the app in the App Store')
  for (const variable of ['GOOGLE_SERVICE_ACCOUNT', 'GOOGLE_NOTICE_AUDIENCE', 'GOOGLE_NOTICE_EMAIL'] as const)
    if (env.GOOGLE_PACKAGE_NAME !== null && env[variable] === null)
      refuse(variable, 'is needed with GOOGLE_PACKAGE_NAME')
}

const googleStoreOf = (env: Environment) => {
  const { GOOGLE_PACKAGE_NAME: packageName, GOOGLE_SERVICE_ACCOUNT: serviceAccount } = env
  const { GOOGLE_NOTICE_AUDIENCE: audience, GOOGLE_NOTICE_EMAIL: email } = env
  if (!packageName || !serviceAccount || !audience || !email) return null
  return { packageName, serviceAccount, notices: { audience, email } }
}

const withoutTrailingSlash = (url: string): string => url.replace(/\/+$/, '')

const named = (env: Environment) => ({
  isProduction: env.NODE_ENV === 'production',
  port: env.PORT,
  dataDir: env.DATA_DIR,
  databaseUrl: env.DATABASE_URL,
  /** Origin of the product as browsers see it, without a trailing slash. */
  publicUrl: withoutTrailingSlash(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`),
  signingSecret: env.REQUEST_SIGNING_SECRET,
  codeSecret: env.ONE_TIME_CODE_SECRET,
  recordSecret: env.RECORD_SECRET,
  fileSecret: env.FILE_SECRET,
  /** Null: documents are signed with a certificate made here. */
  signingCertificate:
    env.SIGNING_CERTIFICATE === null
      ? null
      : { place: env.SIGNING_CERTIFICATE, password: env.SIGNING_CERTIFICATE_PASSWORD },
  smtpUrl: env.SMTP_URL,
  /** Null: files lie in `dataDir`. */
  objectStore: env.OBJECT_STORE_URL,
  provider: {
    name: env.PROVIDER_NAME,
    email: env.PROVIDER_EMAIL,
    phone: env.PROVIDER_PHONE,
    web: env.PROVIDER_WEB,
  },
  passwordPolicy: passwordPolicyOf(env),
  passwordHashing: env.PASSWORD_HASHING,
  seeds: { customer: env.SEED_INSTALLER, engineer: env.SEED_ENGINEER, administrator: env.SEED_ADMINISTRATOR },
  stores: { play: env.PLAY_STORE_URL, app: env.APP_STORE_URL },
  /** Apps that open links to this server and call it from their own origin. */
  androidApp: env.ANDROID_APP,
  iosApp: env.IOS_APP,
  /** Calculations of a paid month, by the stores' name of the product. */
  products: env.SUBSCRIPTION_PRODUCTS as Readonly<Record<string, number>>,
  appleStore:
    env.APPLE_BUNDLE_ID === null
      ? null
      : { bundleId: env.APPLE_BUNDLE_ID, appId: env.APPLE_APP_ID, environment: env.APPLE_ENVIRONMENT },
  googleStore: googleStoreOf(env),
  isSandboxOn: isSandboxOn(env),
  trustProxy: env.TRUST_PROXY,
  /** Tells browsers that came by https to use https only, for this host and those below it. */
  hstsSubdomains: env.HSTS_SUBDOMAINS === 'on',
  requestsPerMinute: env.REQUESTS_PER_MINUTE,
})
export type Config = Readonly<ReturnType<typeof named>>

/** Configuration from an environment; throws one message that names every wrong variable. */
export const readConfig = (variables: Readonly<Record<string, string | undefined>>): Config => {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.superRefine(contradictions).safeParse(set)
  if (parsed.success) return named(parsed.data)
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
  throw new Error(`The configuration is not valid:\n${lines.join('\n')}`)
}

/** Throws like `readConfig`. */
export const configFromEnvironment = (): Config => readConfig(process.env)
