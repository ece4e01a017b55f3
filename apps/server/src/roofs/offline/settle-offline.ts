import { claimNumber } from '../../money/offline/claim-number.ts'
import { type Proven, proven } from '../../money/offline/device-proof.ts'
import { countingRunning } from '../../money/quota/running-calculations.ts'
import { sha256Of } from '../../platform/audit/chain.ts'
import type { Reply } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { RoofHandler, RoofServices } from '../calculations/roof-services.ts'
import { answerTo, type Call, calculated } from '../results/get-result.ts'
import { resultHashOf } from './result-hash.ts'

type Answer = Reply<'settleOffline'>

const withSameness = (answered: Reply<'getResult'>, isSame: boolean): Answer =>
  'dataJson' in answered
    ? { dataJson: `${answered.dataJson.slice(0, -1)},"isSame":${isSame}}` }
    : { data: { ...answered.data, isSame } }

/** Whether the number of the calculation has come before. Refuses what an ended right or another device sends. */
const requireNumber = async ({ db, clock }: RoofServices, { right, proof }: Proven): Promise<boolean> => {
  const claimed = await claimNumber(db, right, proof, clock())
  if (claimed === 'ended') throw refuse(409, 'deviceEnded')
  if (claimed === 'copied') throw refuse(409, 'deviceCopied')
  return claimed === 'known'
}

/**
 * Calculates what the device has calculated, with today's engine and figures: that result is issued and charged, from what the
 * device reserved, else from what remains. The device is told whether it had the same.
 */
export const settleOffline: RoofHandler<'settleOffline'> = (context) => {
  const { db, account, body } = context
  return countingRunning(account.id, async () => {
    const sent = await proven(db, account.id, body.proof)
    if (sha256Of(body.project) !== sent.proof.project) throw refuse(400, 'proofNotGenuine')
    const device = { right: sent.right.id, isKnown: await requireNumber(context, sent) }
    const call: Call = { account, body: body.project, isWhole: false, device }
    const attempt = await calculated(context, call)
    const answered = await answerTo(context, call, attempt)
    const isSame = attempt.kind === 'calculated' && resultHashOf(attempt.calculated.codedJson) === sent.proof.result
    return withSameness(answered, isSame)
  })
}
