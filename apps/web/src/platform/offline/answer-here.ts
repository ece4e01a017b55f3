import { type Answer, noAnswer } from '../api/envelope.ts'
import { draftsNow } from '../draft/draft-store.ts'
import { isFromDeskHere } from './desk-here.ts'
import { askDevice } from './device-engine.ts'
import { jobOf } from './device-jobs.ts'
import { answerOrKept, isKept } from './kept-answers.ts'
import { rightHere, whyNoRight } from './right-here.ts'

const answerOfDevice = async (name: string, input: unknown, hash: string): Promise<Answer<unknown>> => {
  const [right, job] = await Promise.all([rightHere(), jobOf(hash)])
  if (right === null || job === null) {
    const code = (job && whyNoRight()) ?? 'projectUnknown'
    return { ok: false, code: 403, message: { code }, issues: [] }
  }
  const draft = draftsNow().find(({ id }) => id === job.draft)
  const told = { ...job, isFromDesk: draft !== undefined && isFromDeskHere(draft) }
  const answer = await askDevice(right, { kind: 'call', call: { name, input, job: told } })
  if (answer.kind === 'refused') return { ok: false, code: 400, message: answer.coded, issues: answer.issues }
  if (answer.kind === 'failed' || answer.value === null) return noAnswer
  const { data } = answer.value as { readonly data: unknown }
  return { ok: true, data, total: null, totalIsCapped: false, next: null, message: null }
}

/** A project that this device has calculated is answered here; any other by the server, or as it was told last. */
export const answerHere = (
  name: string,
  input: unknown,
  hash: string | null,
  send: () => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> => {
  if (hash !== null) return answerOfDevice(name, input, hash)
  return isKept(name) ? answerOrKept(name, input, send) : send()
}
