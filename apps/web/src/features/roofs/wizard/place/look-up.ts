import type { Locality, PlaceAsked, PlaceProposal } from '@soundroof/contract/roofs/calls/place-calls'
import { kmBetween, nearestTo } from '@soundroof/contract/roofs/calls/place-distance'
import { call } from '../../../../platform/api/api-client.ts'
import { mayAnswerLater } from '../../../../platform/api/may-answer-later.ts'
import { askDevice } from '../../../../platform/offline/device-engine.ts'
import { rightHere } from '../../../../platform/offline/right-here.ts'

/** Read when first asked for, as the search does. */
const localities = async (): Promise<readonly Locality[]> =>
  (await (await import('@soundroof/data/known-localities')).knownLocalities()).localities

/** `later`: neither the server nor an engine on this device is there to look. */
export type LookedUp =
  | { readonly kind: 'found'; readonly proposal: PlaceProposal }
  | { readonly kind: 'outside' }
  | { readonly kind: 'later' }
  | { readonly kind: 'refused' }

const lookedUp = (proposal: PlaceProposal | null): LookedUp =>
  proposal === null ? { kind: 'outside' } : { kind: 'found', proposal }

/** By the engine of those who may calculate without a signal. */
const lookUpHere = async (asked: PlaceAsked): Promise<LookedUp> => {
  const right = await rightHere()
  if (right === null) return { kind: 'later' }
  const answer = await askDevice(right, { kind: 'place', asked, localities: await localities() })
  // The engine of a former release does not know the question and fails.
  return answer.kind === 'done' ? lookedUp(answer.value as PlaceProposal | null) : { kind: 'later' }
}

export const lookUp = async (asked: PlaceAsked): Promise<LookedUp> => {
  const answer = await call('placeAt', { query: asked, quiet: true })
  if (answer.ok) return lookedUp(answer.data)
  return mayAnswerLater(answer) ? lookUpHere(asked) : { kind: 'refused' }
}

/** Further away the suburb of a position is a guess, km. Own limit. */
const nearKm = 50

/** The suburb of a position that could not be looked up. */
export const suburbNear = async (asked: PlaceAsked): Promise<Locality | null> => {
  const nearest = nearestTo(asked, await localities())
  return nearest && kmBetween(asked, nearest) <= nearKm ? nearest : null
}
