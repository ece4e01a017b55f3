import { type Answer, noAnswer } from '../api/envelope.ts'
import { database, type KeptAnswer } from '../device/device-database.ts'
import { whyNotStored } from '../device/not-stored.ts'
import { userKey } from '../draft/draft-store.ts'
import { isObject } from '../json.ts'
import { noteAnswered, noteAsOf } from './as-of.ts'

/** Projects opened lately are shown without a signal, as the server last told them. */

/** Questions that change nothing. Photos are not among them. */
const keptCalls: ReadonlySet<string> = new Set([
  'asBuilt',
  'projects',
  'projectDetail',
  'issuedBrief',
  'issuedResult',
  'layout',
  'keptLayout',
  'advice',
  'arrays',
  'savings',
  'underlay',
  'revisions',
  'records',
])

export const isKept = (name: string): boolean => keptCalls.has(name)

/** Projects, and lists of them, that a user has on a device. */
const mostProjects = 20
const mostLists = 12

const projectOf = (input: unknown): string => {
  const { hash, id } = isObject(input) ? input : {}
  return typeof hash === 'string' ? hash : typeof id === 'string' ? id : ''
}

const keyOf = (name: string, input: unknown): string => `${userKey()} ${name} ${JSON.stringify(input ?? {})}`

/** Keys of what is to go: of the projects opened first, and of lists asked for first. */
export const tooOld = (kept: readonly KeptAnswer[]): readonly string[] => {
  const newest = kept.toSorted((a, b) => b.at - a.at)
  const projects = [...new Set(newest.map(({ project }) => project).filter((project) => project !== ''))]
  const gone = new Set(projects.slice(mostProjects))
  const lists = newest.filter(({ project }) => project === '').slice(mostLists)
  return [...newest.filter(({ project }) => gone.has(project)), ...lists].map(({ key }) => key)
}

/** Reading what is kept takes longer than keeping one more answer. */
const keptBetweenRemovals = 40
let kept = 0

const removeOld = async (user: string): Promise<void> => {
  await database.answers.bulkDelete([...tooOld(await database.answers.where('user').equals(user).toArray())])
}

const keep = async (name: string, input: unknown, answer: Answer<unknown>): Promise<void> => {
  const user = userKey()
  await database.answers.put({ key: keyOf(name, input), user, project: projectOf(input), at: Date.now(), answer })
  kept += 1
  if (kept % keptBetweenRemovals === 1) await removeOld(user)
}

const recalled = async (name: string, input: unknown): Promise<Answer<unknown>> => {
  const found = await database.answers.get(keyOf(name, input))
  if (!found) return noAnswer
  noteAsOf(projectOf(input), name, found.at)
  return found.answer as Answer<unknown>
}

/** The server's answer; where it is out of reach, what it said last. A device without room keeps none. */
export const answerOrKept = async (
  name: string,
  input: unknown,
  send: () => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> => {
  const user = userKey()
  const answer = await send()
  // Another person has logged in meanwhile: the answer is not theirs.
  if (userKey() !== user) return answer
  if (answer === noAnswer) return recalled(name, input).catch(() => noAnswer)
  noteAnswered(projectOf(input), name)
  if (answer.ok) void keep(name, input, answer).catch(whyNotStored)
  return answer
}

/** Of everybody but the present user. */
export const dropAnswersOfOthers = (): Promise<number> => database.answers.where('user').notEqual(userKey()).delete()
