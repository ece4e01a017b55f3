import { X509Certificate } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type SoldPeriod, sandboxBundle, sandboxStore } from '../sandbox/sandbox-store.ts'
import { signerOf } from '../sandbox/signer.ts'
import { appleRoot } from './apple-root.ts'
import { type SignedStoreOptions, signedStore } from './apple-store.ts'

const now = new Date('2026-11-21T09:00:00Z')
const products = { monthly: 30 }
const { root, sign } = signerOf('the secret')
const seller = sandboxStore('the secret', products)
const verifier = (changes: Partial<SignedStoreOptions> = {}) =>
  signedStore({
    store: 'apple',
    roots: [root],
    environment: 'sandbox',
    bundleId: sandboxBundle,
    appId: null,
    asksIssuers: false,
    products,
    ...changes,
  })
const period: SoldPeriod = {
  purchase: 'purchase-1',
  payment: 'payment-1',
  product: 'monthly',
  accountToken: '6f1e2a1c-1111-4222-8333-444455556666',
  startsAt: now,
  endsAt: new Date('2026-12-21T09:00:00Z'),
  revokedAt: null,
}
const genuine = seller.signTransaction(period, now)
const notGenuine = 'This purchase does not come from the store!'

const segment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const open = (jws: string, part: 0 | 1) => JSON.parse(Buffer.from(jws.split('.')[part] ?? '', 'base64url').toString())
const payload = (changes: object) => ({ ...open(genuine, 1), ...changes })
const [header = '', , signature = ''] = genuine.split('.')

describe('Apple’s root', () => {
  it('is the one that Apple publishes', () => {
    const certificate = new X509Certificate(appleRoot)
    expect(certificate.fingerprint256).toBe(
      '63:34:3A:BF:B8:9A:6A:03:EB:B5:7E:9B:3F:5F:A7:BE:7C:4F:5C:75:6F:30:17:B3:A8:C4:88:C3:65:3E:91:79',
    )
    expect(certificate.verify(certificate.publicKey)).toBe(true)
  })
})

describe('a signed transaction', () => {
  it('says what was bought', async () => {
    expect(await verifier().purchase(genuine)).toEqual({
      store: 'apple',
      reference: 'purchase-1',
      accountToken: period.accountToken,
      period: {
        reference: 'payment-1',
        product: 'monthly',
        quota: 30,
        startsAt: period.startsAt,
        endsAt: period.endsAt,
        revokedAt: null,
        toldAt: now,
      },
      renewal: null,
    })
  })

  it('says when the money was given back', async () => {
    const revoked = seller.signTransaction({ ...period, revokedAt: now }, now)
    expect((await verifier().purchase(revoked)).period?.revokedAt).toEqual(now)
  })

  const forged: readonly (readonly [string, string])[] = [
    ['another payload under the same signature', `${header}.${segment(payload({ expiresDate: 4e12 }))}.${signature}`],
    ['a signature that is cut off', `${header}.${genuine.split('.')[1]}.`],
    ['no algorithm', `${segment({ ...open(genuine, 0), alg: 'none' })}.${genuine.split('.')[1]}.`],
    ['no chain', `${segment({ alg: 'ES256' })}.${genuine.split('.')[1]}.${signature}`],
    ['the chain of another store', signerOf('another secret').sign(payload({}))],
    [
      'a foreign key under the genuine chain',
      [header, ...signerOf('another secret').sign(payload({})).split('.').slice(1)].join('.'),
    ],
    ['no signature at all, as in Xcode', `${segment({ alg: 'none' })}.${segment(payload({ environment: 'Xcode' }))}.`],
    [
      'no signature at all, as in a local test',
      `${segment({})}.${segment(payload({ environment: 'LocalTesting' }))}.x`,
    ],
    ['another app', sign(payload({ bundleId: 'org.example.other' }))],
    ['another environment', sign(payload({ environment: 'Production' }))],
    ['no environment', sign(payload({ environment: undefined }))],
    ['text', 'x'],
    ['nothing', ''],
    ['JSON that is no object', `${segment({})}.${Buffer.from('null').toString('base64url')}.x`],
  ]
  it.each(forged)('is refused with %s', async (_, jws) => {
    await expect(verifier().purchase(jws)).rejects.toMatchObject({ code: 400, message: notGenuine })
    await expect(verifier().notice(jws)).rejects.toMatchObject({ code: 400, message: notGenuine })
  })

  it.each([
    ['no subscription', { type: 'Consumable' }],
    ['a share of somebody else’s', { inAppOwnershipType: 'FAMILY_SHARED' }],
    ['without an end', { expiresDate: undefined }],
    ['over before it begins', { expiresDate: now.getTime() }],
    ['beyond the calendar', { expiresDate: 8.64e15 }],
    ['without a name', { originalTransactionId: '' }],
  ])('is refused when it is %s', async (_, changes) => {
    const message = 'This purchase is not a subscription!'
    await expect(verifier().purchase(sign(payload(changes)))).rejects.toMatchObject({ code: 400, message })
  })

  it.each(['yearly', '__proto__', 'toString'])('is refused for the unknown product %s', async (productId) => {
    const message = 'This product is not offered here!'
    await expect(verifier().purchase(sign(payload({ productId })))).rejects.toMatchObject({ code: 400, message })
  })

  it('is believed under Apple’s root only when Apple signed it', async () => {
    const apple = verifier({ roots: [appleRoot], environment: 'production', appId: 1 })
    await expect(apple.purchase(sign(payload({ environment: 'Production' })))).rejects.toThrow(notGenuine)
  })
})

describe('a signed notice', () => {
  it('says the same, and whether it goes on', async () => {
    const notice = seller.signNotice({ type: 'DID_CHANGE_RENEWAL_STATUS', period, renews: false, now })
    expect(await verifier().notice(notice)).toMatchObject({
      reference: 'purchase-1',
      period: { reference: 'payment-1' },
      renewal: { renews: false, graceUntil: null, toldAt: now },
    })
  })

  const noticeWith = (data: object) =>
    sign({ notificationType: 'DID_FAIL_TO_RENEW', data: { bundleId: sandboxBundle, environment: 'Sandbox', ...data } })

  it('says until when the store still tries to collect', async () => {
    const until = Date.parse('2027-01-06T09:00:00Z')
    const renewal = sign({
      environment: 'Sandbox',
      autoRenewStatus: 1,
      signedDate: now.getTime(),
      gracePeriodExpiresDate: until,
    })
    const fact = await verifier().notice(noticeWith({ signedTransactionInfo: genuine, signedRenewalInfo: renewal }))
    expect(fact?.renewal?.graceUntil).toEqual(new Date(until))
  })

  it('that tests the address says nothing', async () => {
    expect(await verifier().notice(noticeWith({}))).toBeNull()
  })

  it('is refused when what it carries is forged', async () => {
    const inner = signerOf('another secret').sign(payload({}))
    const notice = noticeWith({ signedTransactionInfo: inner })
    await expect(verifier().notice(notice)).rejects.toMatchObject({ code: 400, message: notGenuine })
  })
})
