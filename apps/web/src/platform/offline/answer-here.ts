import { type Answer, noAnswer } from '../api/envelope.ts'
import { askDevice } from './device-engine.ts'
import { jobOf } from './device-jobs.ts'
import { rightHere, whyNoRight } from './right-here.ts'

/** Answers a call about a project that this device has calculated; what only the server can do gets no answer. */
export const answerHere = async (name: string, input: unknown, hash: string): Promise<Answer<unknown>> => {
  const [right, job] = await Promise.all([rightHere(), jobOf(hash)])
  if (right === null || job === null) {
    const code = (job && whyNoRight()) ?? 'projectUnknown'
    return { ok: false, code: 403, message: { code }, issues: [] }
  }
  const answer = await askDevice(right, { kind: 'call', call: { name, input, job } })
  if (answer.kind === 'refused') return { ok: false, code: 400, message: answer.coded, issues: answer.issues }
  if (answer.kind === 'failed' || answer.value === null) return noAnswer
  const { data } = answer.value as { readonly data: unknown }
  return { ok: true, data, total: null, totalIsCapped: false, next: null, message: null }
}
