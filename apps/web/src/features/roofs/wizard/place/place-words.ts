import {
  confirmWithinKm,
  type ListedPlace,
  type Locality,
  type PlaceProposal,
} from '@soundroof/contract/roofs/calls/place-calls'
import { kmBetween } from '@soundroof/contract/roofs/calls/place-distance'
import { type WindRegion, windRegions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { BuildingDraft } from '@soundroof/contract/roofs/projects/draft'
import { choices } from '@soundroof/data/choices'
import type { PlainCode, Say } from '../../../../platform/words/use-say.ts'

type Search = {
  readonly isSuccess: boolean
  readonly isError: boolean
  /** What was found is not for the typed text, or the list is still being read. */
  readonly isBehind: boolean
  readonly found: number
}

/** Why the search lists nothing. Who could not look knows nothing of the spelling. */
export const searchProblem = ({ isSuccess, isError, isBehind, found }: Search): PlainCode | null => {
  if (isError) return 'placeSearchFailed'
  return isSuccess && !isBehind && found === 0 ? 'placeNoneFound' : null
}

type Found = { readonly proposal: PlaceProposal; readonly chosen: ListedPlace | null }

export const localityName = ({ name, state, postcode }: Locality): string => `${name} ${state} ${postcode}`

/**
 * Suggestion that Enter takes: the first, unless another of its name, or of the typed postcode, is so far away that it may
 * be in another region without a boundary near the first.
 */
export const takenByEnter = (listed: readonly Locality[], text: string): Locality | undefined => {
  const [first] = listed
  if (first === undefined) return undefined
  const isPostcode = /^\d+$/.test(text.trim())
  const meant = listed.filter(({ name }) => isPostcode || name === first.name)
  return meant.some((other) => kmBetween(first, other) > confirmWithinKm) ? undefined : first
}

export const stateOf = ({ state }: Pick<Locality, 'state'>): number =>
  choices.states.findIndex(({ code }) => code === state)

/** Whether one entry may be filled in without a question. */
export const isCertain = ({ region, nearby, listed }: PlaceProposal): boolean =>
  nearby.length === 0 && listed.length === 1 && listed[0]?.region === region

type Answers = Pick<BuildingDraft, 'state' | 'area' | 'location'>

/** Whether State, Area and Location are still the proposal's; empty where the person has yet to choose. */
export const stillHolds = ({ proposal, chosen }: Found, answers: Answers): boolean => {
  const filledIn = chosen ?? (isCertain(proposal) ? proposal.listed[0] : undefined)
  if (filledIn === undefined) return answers.state === null
  const { state, area, location } = filledIn
  return answers.state === state && answers.area === area && (location === null || answers.location === location)
}

/** Whether State alone is filled in, and still for this suburb. */
export const stillWaits = ({ town }: { readonly town: Pick<Locality, 'state'> }, answers: Answers): boolean =>
  answers.state === stateOf(town) && answers.area === null

const nearbyWords = (say: Say, { nearby }: PlaceProposal): string =>
  nearby
    .map(({ region, distanceKm }) => say('nearbyRegion', { region, km: Math.max(1, Math.round(distanceKm)) }))
    .join('. ')

const boundaryWords = (say: Say, { boundary }: PlaceProposal): string =>
  boundary === null
    ? ''
    : say('placeBoundary', { region: boundary.region, km: Math.max(1, Math.round(boundary.distanceKm)) })

/** Reason for the wind region of a place, and what the person decides. */
export const reasonWords = (say: Say, name: string, proposal: PlaceProposal): string => {
  const values = { name, region: proposal.region, within: confirmWithinKm }
  if (proposal.listed.length === 0) return say('placeNotListed', values)
  if (isCertain(proposal)) return `${say('placeFilledIn', values)} ${boundaryWords(say, proposal)}`.trim()
  if (proposal.nearby.length === 0) return say('placeOfTown', values)
  return say('placeNearBoundary', { ...values, nearby: nearbyWords(say, proposal) })
}

export const chosenWords = (say: Say, name: string, proposal: PlaceProposal, chosen: ListedPlace): string => {
  const nearby = proposal.nearby.length === 0 ? '' : `${nearbyWords(say, proposal)}.`
  return say('placeChosen', { name, region: chosen.region, nearby })
}

/** A1 to A5 differ in direction only; B1, B2, C and D follow each other in strength. */
const strengthOf = (region: WindRegion): number => (region.startsWith('A') ? 0 : windRegions.indexOf(region))

/** The choice with the stronger wind; none where they are equal. */
export const strongerWords = (say: Say, { listed }: PlaceProposal): string => {
  const strengths = listed.map(({ region }) => strengthOf(region))
  const highest = Math.max(...strengths)
  if (strengths.every((strength) => strength === highest)) return ''
  return say('placeStronger', { region: listed[strengths.indexOf(highest)]?.region ?? '' })
}
