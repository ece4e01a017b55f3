import type { Problem } from '@soundroof/contract/platform/problem'
import { devicePrefix } from '@soundroof/contract/roofs/offline/device-hash'
import type { CalculatedOnDevice } from '@soundroof/contract/roofs/offline/device-task'
import { serverNow } from '../api/client-settings.ts'
import { randomText } from '../api/signature.ts'
import type { KeptRight } from '../device/device-database.ts'
import type { Coded } from '../words/use-say.ts'
import { askDevice } from './device-engine.ts'
import { jobsHere, keepJob } from './device-jobs.ts'

export type Here =
  | { readonly ok: true; readonly hash: string }
  | { readonly ok: false; readonly message: Coded; readonly issues: readonly Problem[] }

const refused = (code: 'noneLeftHere' | 'engineFailedHere'): Here => ({ ok: false, message: { code }, issues: [] })

/**
 * Calculates a project on this device and keeps it for the server. The same again costs nothing.
 * @param draft id of the draft it comes from
 */
export const calculateHere = async (right: KeptRight, draft: string, body: string): Promise<Here> => {
  const known = (await jobsHere()).find((job) => job.body === body && job.draft === draft)
  if (known) return { ok: true, hash: known.hash }
  const { accountId, provider, user, privateKey } = right
  const answer = await askDevice(right, { kind: 'calculate', asked: { body, accountId, provider } })
  if (answer.kind === 'refused') return { ok: false, message: answer.coded, issues: answer.issues }
  if (answer.kind === 'failed') return refused('engineFailedHere')
  const { resultHash, output } = answer.value as CalculatedOnDevice
  const hash = `${devicePrefix}${randomText()}`
  const madeAt = new Date(serverNow()).toISOString()
  const isKept = await keepJob({
    user,
    draft,
    privateKey,
    right: right.id,
    body,
    accountId,
    provider,
    hash,
    madeAt,
    resultHash,
    output,
  })
  if (!isKept) return refused('noneLeftHere')
  return { ok: true, hash }
}
