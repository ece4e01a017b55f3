import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toEqual({
      isProduction: false,
      port: 8080,
      dataDir: './.data',
      databaseUrl: null,
      publicUrl: 'http://localhost:8080',
      signingSecret: null,
      codeSecret: null,
      recordSecret: null,
      fileSecret: null,
      signingCertificate: null,
      smtpUrl: null,
      hstsSubdomains: true,
      objectStore: null,
      provider: {
        name: 'Your engineering provider',
        email: 'provider@example.org',
        phone: '',
        web: 'https://example.org',
      },
      passwordPolicy: 'spec',
      passwordHashing: 'full',
      seeds: { customer: null, engineer: null, administrator: null },
      stores: { play: null, app: null },
      androidApp: null,
      iosApp: null,
      products: { 'soundroof.monthly': 30 },
      appleStore: null,
      googleStore: null,
      isSandboxOn: true,
      trustProxy: 0,
      requestsPerMinute: 600,
    })
  })

  it('reads what is set; empty is not set', () => {
    const config = readConfig({
      PORT: '9000',
      PUBLIC_URL: 'https://roof.example.org/',
      DATABASE_URL: '',
      PASSWORD_POLICY: 'strong',
      REQUEST_SIGNING_SECRET: 's',
      SEED_INSTALLER: 'Ann@Example.org:a:b c',
      HOME: '/somewhere',
    })
    expect(config).toMatchObject({
      port: 9000,
      publicUrl: 'https://roof.example.org',
      databaseUrl: null,
      passwordPolicy: 'strong',
      signingSecret: 's',
      seeds: { customer: { email: 'ann@example.org', password: 'a:b c' } },
    })
  })

  it.each([
    [{}, 'spec'],
    [{ NODE_ENV: 'production' }, 'strong'],
    [{ NODE_ENV: 'production', PASSWORD_POLICY: 'spec' }, 'spec'],
    [{ PASSWORD_POLICY: 'strong' }, 'strong'],
  ])('with %j the policy of passwords is %s', (variables, passwordPolicy) => {
    expect(readConfig(variables)).toMatchObject({ passwordPolicy })
  })

  it('reads what the stores sell', () => {
    const config = readConfig({
      SUBSCRIPTION_PRODUCTS: 'small=10,large.monthly=100',
      APPLE_BUNDLE_ID: 'org.example.roof',
      APPLE_APP_ID: '1234',
    })
    expect(config.products).toEqual({ small: 10, 'large.monthly': 100 })
    expect(config.appleStore).toEqual({ bundleId: 'org.example.roof', appId: 1234, environment: 'production' })
  })

  it.each([
    ['300', 300],
    ['off', 'off'],
  ])('lets %s requests a minute in', (set, requestsPerMinute) => {
    expect(readConfig({ REQUESTS_PER_MINUTE: set })).toMatchObject({ requestsPerMinute })
  })

  const apple = { APPLE_BUNDLE_ID: 'org.example.roof', APPLE_APP_ID: '1' }
  it.each([
    [{}, true],
    [{ PUBLIC_URL: 'http://127.0.0.1:9000/' }, true],
    [{ NODE_ENV: 'production' }, false],
    [{ DATABASE_URL: 'postgres://x' }, false],
    [{ PUBLIC_URL: 'https://roof.example.org' }, false],
    [{ PUBLIC_URL: 'http://localhost.example.org' }, false],
    [apple, false],
    [{ SANDBOX_STORE: 'off' }, false],
    [{ DATABASE_URL: 'postgres://x', PUBLIC_URL: 'https://roof.example.org', SANDBOX_STORE: 'on' }, true],
  ])('with %j the sandbox store is on: %s', (variables, isOn) => {
    expect(readConfig(variables).isSandboxOn).toBe(isOn)
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a port number'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PUBLIC_URL: 'roof.example.org' }, 'PUBLIC_URL must be an http or https address'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'postgres://x/roofs?sslmode=banana' }, 'DATABASE_URL sslmode must be one of disable, allow,'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be postgres://'],
    [{ DATABASE_URL: 'postgres://host:port/roofs' }, 'DATABASE_URL must be postgres://'],
    [{ PASSWORD_POLICY: 'none' }, 'PASSWORD_POLICY must be one of spec, strong'],
    [{ SEED_ENGINEER: 'ann@example.org' }, 'SEED_ENGINEER must be email:password'],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL must be smtp:// or smtps://'],
    [{ SMTP_URL: 'smtp://x?tls=none' }, 'SMTP_URL'],
    [{ HSTS_SUBDOMAINS: 'no' }, 'HSTS_SUBDOMAINS must be on or off'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY'],
    [{ ONE_TIME_CODE_SECRET: 'short' }, 'ONE_TIME_CODE_SECRET must have at least 32 characters'],
    [{ FILE_SECRET: 'short' }, 'FILE_SECRET must have at least 32 characters'],
    [{ REQUESTS_PER_MINUTE: '299' }, 'REQUESTS_PER_MINUTE must be a whole number from 300 to 999999, or off'],
    [{ REQUESTS_PER_MINUTE: '0' }, 'REQUESTS_PER_MINUTE must be a whole number'],
    [{ REQUESTS_PER_MINUTE: '300.5' }, 'REQUESTS_PER_MINUTE must be a whole number'],
    [{ REQUESTS_PER_MINUTE: 'none' }, 'REQUESTS_PER_MINUTE must be a whole number'],
    [{ SANDBOX_STORE: 'on', NODE_ENV: 'production' }, 'SANDBOX_STORE cannot be on while NODE_ENV is production'],
    [
      { PASSWORD_HASHING: 'light', NODE_ENV: 'production' },
      'PASSWORD_HASHING cannot be light while NODE_ENV is production or PUBLIC_URL is a public address',
    ],
    [{ PASSWORD_HASHING: 'none' }, 'PASSWORD_HASHING must be full or light'],
    [{ GOOGLE_PACKAGE_NAME: 'org.example.roof' }, 'GOOGLE_NOTICE_EMAIL is needed with GOOGLE_PACKAGE_NAME'],
    [{ SANDBOX_STORE: 'yes' }, 'SANDBOX_STORE must be on or off'],
    [{ SUBSCRIPTION_PRODUCTS: 'monthly' }, 'SUBSCRIPTION_PRODUCTS must be product=calculations'],
    [{ SUBSCRIPTION_PRODUCTS: 'a=0' }, 'SUBSCRIPTION_PRODUCTS must bring 1 calculation at least'],
    [{ SUBSCRIPTION_PRODUCTS: 'a=1,b=000' }, 'SUBSCRIPTION_PRODUCTS must bring 1 calculation at least'],
    [{ SUBSCRIPTION_PRODUCTS: 'a=1,b=2,a=3' }, 'SUBSCRIPTION_PRODUCTS must name each product once'],
    [{ APPLE_BUNDLE_ID: 'org.example.roof' }, 'APPLE_APP_ID is needed with APPLE_BUNDLE_ID'],
    [{ OBJECT_STORE_URL: 'https://store.example.org/files' }, 'OBJECT_STORE_URL must be s3://ACCESS_KEY:'],
  ])('refuses %j', (variables, message) => {
    expect(() => readConfig(variables)).toThrow(message)
  })

  it('names everything that is wrong at once, and no value, for it may be a password', () => {
    const wrong = () => readConfig({ PORT: 'x', SEED_INSTALLER: 'secret-without-address', PASSWORD_POLICY: 'y' })
    expect(wrong).toThrow(/PORT.*PASSWORD_POLICY.*SEED_INSTALLER/s)
    expect(wrong).not.toThrow('secret-without-address')
  })
})
