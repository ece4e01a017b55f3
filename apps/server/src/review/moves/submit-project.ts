import { stepIds } from '@soundroof/contract/roofs/fields/draft-fields'
import { type ProjectDraft, projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { asOnRoof, isFromDesk } from '@soundroof/contract/roofs/projects/photos'
import { type CheckContext, problemsOfSteps } from '@soundroof/contract/roofs/projects/project'
import { wireProblem } from '@soundroof/contract/roofs/wire/wire'
import type { Db } from '../../platform/database/db.ts'
import { update } from '../../platform/database/insert.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { cutWords } from '../../platform/mail/harmless-words.ts'
import { calculationContextOf, stepContextOf } from '../../roofs/calculations/calculation-context.ts'
import type { RoofHandler } from '../../roofs/calculations/roof-services.ts'
import { giveNotice } from '../../roofs/notices/give-notice.ts'
import { requirePlace } from '../../roofs/projects/require-place.ts'
import { keepQueueFacts } from '../../roofs/queue-facts/queue-facts.ts'
import { recordEvent } from '../../roofs/timeline/timeline.ts'
import { lockReviewed, requireMove } from '../access/reviewed-project.ts'
import { lockUnanswered } from '../questions/question-rows.ts'

/** A project from the desk is asked for its photos; of any other an unfinished step is all that is said. */
const requireComplete = (draft: ProjectDraft, rules: CheckContext): void => {
  const problems = problemsOfSteps(stepIds, asOnRoof(draft), rules)
  const onlyPhotos = isFromDesk(draft) && problems.every(({ step }) => step === 'photos')
  if (onlyPhotos) throw refuseInput(problems.map(wireProblem))
  if (problems.length > 0) throw refuse(409, 'submitIncomplete')
}

/** Refuses a question left unanswered by oversight; answers those that stay so. A long question is cut. */
const requireAnswered = async (tx: Db, hash: string, named: readonly string[]): Promise<readonly string[]> => {
  const unanswered = await lockUnanswered(tx, hash)
  const overlooked = unanswered.find(({ id }) => !named.includes(id))
  if (overlooked) throw refuse(409, 'questionUnanswered', { question: cutWords(overlooked.text, 200) })
  return unanswered.map(({ id }) => id)
}

/** Needs every step complete; a result is not required. */
export const submitProject: RoofHandler<'submitProject'> = async (context) => {
  const { db, clock, account, body, wakeMail } = context
  const { review } = await context.reference.get()
  const rules = stepContextOf(await calculationContextOf(context))
  await db.transaction(async (tx) => {
    await requirePlace(tx, account)
    const project = await lockReviewed(tx, body.hash, account)
    const status = await requireMove(tx, 'submit', project, account)
    requireComplete(projectDraft.parse(project.draft), rules)
    const openQuestions = await requireAnswered(tx, body.hash, body.openQuestions)
    const now = clock()
    await update(tx, 'projects', { hash: body.hash }, { status, submittedAt: now, updatedAt: now })
    await keepQueueFacts(tx, body.hash)
    const note = body.note.trim()
    const detail = { revision: project.revision, note, ...review }
    const left = openQuestions.length > 0 ? { openQuestions } : {}
    await recordEvent(tx, body.hash, 'submitted', account, now, { ...detail, ...left })
    await giveNotice(tx, body.hash, 'submitted', account, now)
    // Nobody else caused it: the person is told of the own submission.
    await giveNotice(tx, body.hash, 'received', null, now)
  })
  wakeMail()
  return { data: null }
}

/** Only until an engineer has claimed it. */
export const withdrawProject: RoofHandler<'withdrawProject'> = ({ db, clock, account, body }) =>
  db.transaction(async (tx) => {
    await requirePlace(tx, account)
    const project = await lockReviewed(tx, body.hash, account)
    const status = await requireMove(tx, 'withdraw', project, account)
    const now = clock()
    await update(tx, 'projects', { hash: body.hash }, { status, submittedAt: null, updatedAt: now })
    await recordEvent(tx, body.hash, 'withdrawn', account, now, { revision: project.revision })
    return { data: null }
  })
