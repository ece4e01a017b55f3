import type { Api, BodyOf, DataOf, QueryOf } from '@soundroof/contract/api'
import { unattendedHeader } from '@soundroof/contract/platform/unattended'
import { isOnDevice } from '@soundroof/contract/roofs/offline/device-hash'
import { whileBusy } from '../activity.ts'
import { currentPath, goTo, loginFrom } from '../navigation.ts'
import { leftPlace } from '../session/left-place.ts'
import { isLoggedInAgain } from '../session/log-in-again.ts'
import { clearSession, currentSession } from '../session/session.ts'
import { centredToast, toast } from '../toast.ts'
import { alreadySaid, type Message } from '../words/use-say.ts'
import { type CallName, lineOf, openCalls } from './calls.ts'
import { loadClientSettings, noteClock, serverNow } from './client-settings.ts'
import { type Answer, endedSession, noAnswer, type Refused, readAnswer } from './envelope.ts'
import { callTimeout, exchange, printTimeout, type Request } from './exchange.ts'
import { randomText, signatureHeaders } from './signature.ts'

type Given<K extends string, T> = undefined extends T ? { readonly [P in K]?: T } : { readonly [P in K]: T }

/** A query without required parameters may be left out. */
type Query<T> = Record<never, never> extends T ? { readonly query?: T } : Given<'query', T>

/** `quiet`: the caller informs the user. `unattended`: a timer asks, not a person. */
export type CallInput<N extends CallName> = Query<QueryOf<Api[N]>> &
  Given<'body', BodyOf<Api[N]>> & {
    readonly quiet?: boolean
    readonly unattended?: boolean
    readonly signal?: AbortSignal
  }

export type CallData<N extends CallName> = DataOf<Api[N]>

type Loose = {
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: unknown
  readonly quiet?: boolean
  readonly unattended?: boolean
  readonly signal?: AbortSignal
}

const queryText = (query: Readonly<Record<string, unknown>> = {}): string => {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

const requestOf = async (name: CallName, input: Loose, secret: string): Promise<Request> => {
  const [method, path, prints] = await lineOf(name)
  const session = currentSession()
  return {
    method,
    path: `${path}${queryText(input.query)}`,
    headers: {
      ...(await signatureHeaders(secret, serverNow(), randomText())),
      ...(session ? { authorization: `Bearer ${session.token}` } : {}),
      ...(input.unattended ? { [unattendedHeader]: '1' } : {}),
    },
    body: input.body,
    signal: input.signal,
    timeout: prints ? printTimeout : callTimeout,
  }
}

const endSession = (message: Message): void => {
  const ended = currentSession()
  if (ended) leftPlace.remember(ended.customer.email, currentPath())
  centredToast(message)
  clearSession()
  goTo('/home')
}

const askForLogin = (message: Message): void => {
  toast(message, 'problem')
  clearSession()
  goTo(loginFrom(currentPath()))
}

/** Effects of every refusal, before the caller sees it. */
const handleRefusal = (name: CallName, refusal: Refused, quiet: boolean): void => {
  if (refusal.code === endedSession) endSession(refusal.message)
  else if (refusal.code === 401 && !openCalls.includes(name)) askForLogin(refusal.message)
  else if (!quiet) toast(refusal.message, 'problem')
}

const isOver = (name: CallName, { code }: Refused): boolean =>
  code === endedSession || (code === 401 && !openCalls.includes(name))

type Send = () => Promise<Answer<unknown>>
type OnDevice = (name: CallName, input: unknown, hash: string | null, send: Send) => Promise<Answer<unknown>>
let onDevice: OnDevice | null = null

/** Names who answers calls about projects that only this device has, or that were opened lately. */
export const answerOnDevice = (answer: OnDevice): void => {
  onDevice = answer
}

/** The project of a call, where this device calculated it and no server knows it. */
const projectHere = ({ query, body }: Loose): string | null => {
  const { hash, id } = { ...query, ...(body as object | undefined) } as {
    readonly hash?: unknown
    readonly id?: unknown
  }
  const named = hash ?? id
  return typeof named === 'string' && isOnDevice(named) ? named : null
}

const sendOut = async (name: CallName, input: Loose, isAgain = false): Promise<Answer<unknown>> => {
  const settings = await loadClientSettings()
  if (!settings.ok) return settings
  const reply = await exchange(await requestOf(name, input, settings.data.secret))
  if (reply === null) return noAnswer
  const answer = readAnswer(reply)
  if (answer.ok || isAgain || answer.message.code !== 'requestStale') return answer
  // The phone's clock was set meanwhile, or the server had not told its time yet.
  noteClock(reply.date)
  return sendOut(name, input, true)
}

const sendCall = async (name: CallName, input: Loose): Promise<Answer<unknown>> => {
  const here = projectHere(input)
  const send = () => sendOut(name, input)
  const [, path] = await lineOf(name)
  const isOfProjects = path.startsWith('/api/projects') && currentSession() !== null
  return onDevice && (here !== null || isOfProjects) ? onDevice(name, input.query ?? input.body, here, send) : send()
}

/** Makes a call. Shows refusals to the user; the caller only decides what to do next. */
export const call = async <N extends CallName>(
  name: N,
  ...[input]: Record<never, never> extends CallInput<N> ? [CallInput<N>?] : [CallInput<N>]
): Promise<Answer<CallData<N>>> => {
  const loose: Loose = input ?? {}
  const send = () => (loose.unattended ? sendCall(name, loose) : whileBusy(() => sendCall(name, loose)))
  const session = currentSession()
  const first = await send()
  const mayTryAgain = !first.ok && isOver(name, first) && (await isLoggedInAgain(session))
  const answer = mayTryAgain ? await send() : first
  if (!answer.ok) handleRefusal(name, answer, loose.quiet === true)
  return answer as Answer<CallData<N>>
}

/** A refusal as an error, for queries that are shown or retried. */
export class CallRefused extends Error {
  readonly refusal: Refused
  constructor(refusal: Refused) {
    super(refusal.message.code)
    this.refusal = refusal
  }
}

/** The data of an answer; throws `CallRefused`. For `useQuery`. */
export const dataOf = <T>(answer: Answer<T>): T => {
  if (answer.ok) return answer.data
  throw new CallRefused(answer)
}

/** Why a call has no answer, to be said. */
export const messageOfError = (error: Error): Message =>
  error instanceof CallRefused ? error.refusal.message : alreadySaid(error.message)
