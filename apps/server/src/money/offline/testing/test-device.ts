import type { EndpointName } from '@soundroof/contract/api'
import type { DeviceKey } from '@soundroof/contract/money/offline/offline-right'
import type { Calculation } from '@soundroof/contract/roofs/calls/project-calls'
import type { OfflineProof } from '@soundroof/contract/roofs/offline/offline-result-calls'
import { CompactSign, type CryptoKey, exportJWK, generateKeyPair } from 'jose'
import { sha256Of } from '../../../platform/audit/chain.ts'
import { resultHashOf } from '../../../roofs/offline/result-hash.ts'
import type { Answer, Call, Caller, TestServer } from '../../../testing/test-server.ts'

/** A phone: a key of its own, the right that it was given, and how often it has calculated. */
export type TestDevice = { readonly key: DeviceKey; readonly privateKey: CryptoKey }

export const newDevice = async (): Promise<TestDevice> => {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const { x = '', y = '' } = await exportJWK(publicKey)
  return { key: { kty: 'EC', crv: 'P-256', x, y }, privateKey }
}

type Begun = {
  readonly id: string
  readonly signed: string
  readonly key: DeviceKey
  readonly calculations: number
  readonly until: string
  readonly times: number
}

export const begin = (
  server: TestServer,
  { token }: Caller,
  { key }: TestDevice,
  calculations?: number,
): Promise<Answer<Begun>> =>
  server.call<Begun>('beginOffline', { token, body: { device: key, name: 'Phone', calculations } })

/** A project as calculated by the device, with today's engine. */
export const calculatedHere = async (
  { services }: TestServer,
  { account }: Caller,
  project: string,
): Promise<string> => {
  const { provider } = await services.reference.get()
  const answered = await services.answer({
    body: project,
    accountId: account.id,
    provider: provider.name,
    isWhole: false,
  })
  if (answered.kind !== 'calculated') throw new Error(`The device calculates nothing: ${answered.kind}`)
  return resultHashOf(answered.calculated.codedJson)
}

/** The calculation of a device as it is sent. */
export const sent = async (
  { privateKey }: TestDevice,
  project: string,
  proof: Pick<OfflineProof, 'right' | 'number' | 'result'> & Partial<OfflineProof>,
): Promise<{ readonly proof: string; readonly project: string }> => {
  const whole: OfflineProof = { at: '2026-11-20T01:00:00Z', project: sha256Of(project), ...proof }
  const signed = new CompactSign(new TextEncoder().encode(JSON.stringify(whole)))
  return { proof: await signed.setProtectedHeader({ alg: 'ES256' }).sign(privateKey), project }
}

export type Settled = Calculation & { readonly isSame: boolean }

export const settle = (server: TestServer, { token }: Caller, body: unknown): Promise<Answer<Settled>> =>
  server.call<Settled>('settleOffline', { token, body })

/** Calls of an account whose device has a right and one calculation to send. */
export const validOfflineCalls = async (server: TestServer, caller: Caller, sample: object) => {
  const device = await newDevice()
  const isSubscribed = (await server.db.query('select 1 from subscriptions where account_id = $1', [caller.account.id]))
    .length
  if (isSubscribed === 0) await server.subscribe(caller, 5)
  const { id } = (await begin(server, caller, device, 1)).body.data
  const project = JSON.stringify(sample)
  const result = await calculatedHere(server, caller, project)
  return {
    beginOffline: { body: { device: (await newDevice()).key, name: 'Phone', calculations: 1 } },
    endOffline: { body: { id } },
    offlineDevices: {},
    offlineEngine: { body: { id } },
    settleOffline: { body: await sent(device, project, { right: id, number: 1, result }) },
  } satisfies Partial<Record<EndpointName, Call>>
}
