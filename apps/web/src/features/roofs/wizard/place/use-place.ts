import type { ListedPlace, Locality, PlaceAsked, PlaceProposal } from '@soundroof/contract/roofs/calls/place-calls'
import { withOrigin } from '@soundroof/contract/roofs/measuring/origins-of-project'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { useEffect, useEffectEvent, useState } from 'react'
import { loadDraft } from '../../../../platform/draft/draft-store.ts'
import { onNetwork, waitForSignal } from '../../../../platform/offline/wait-for-signal.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import type { StepState } from '../frame/use-wizard-step.ts'
import { devicePosition } from './device-position.ts'
import { lastQuestion, unlessChanged } from './last-question.ts'
import { lookUp, suburbNear } from './look-up.ts'
import { isCertain, localityName, stateOf, stillWaits } from './place-words.ts'

type Town = Pick<Locality, 'name' | 'postcode' | 'state'>

type Proposed = {
  readonly name: string
  /** The suburb or town of the address. */
  readonly town: Town
  readonly proposal: PlaceProposal
  readonly chosen: ListedPlace | null
  /** Of the device's position, m; null: the place was looked up by its name. */
  readonly accuracy: number | null
}

/** The suburb is known; its wind region is looked up once there is a signal. */
export type Waiting = {
  readonly name: string
  readonly town: Town
  readonly again: () => Promise<PlaceFound>
}

/** A place, or why none was found. */
export type PlaceFound =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'problem'; readonly problem: string }
  | ({ readonly kind: 'proposed' } & Proposed)
  | ({ readonly kind: 'waiting' } & Waiting)

type Asked = {
  readonly at: PlaceAsked
  /** Null: the suburb nearest to the position. */
  readonly town: Locality | null
  readonly named: (nearest: Locality) => Pick<Proposed, 'name' | 'town' | 'accuracy'>
}

const placeLater = async (say: Say, asked: Asked): Promise<PlaceFound> => {
  const town = asked.town ?? (await suburbNear(asked.at))
  if (town === null) return { kind: 'problem', problem: say('placeSearchFailed') }
  return { kind: 'waiting', name: localityName(town), town, again: () => placeAt(say, asked) }
}

const placeAt = async (say: Say, asked: Asked): Promise<PlaceFound> => {
  const found = await lookUp(asked.at)
  if (found.kind === 'later') return placeLater(say, asked)
  if (found.kind === 'refused') return { kind: 'problem', problem: say('placeSearchFailed') }
  if (found.kind === 'outside') return { kind: 'problem', problem: say('placeOutside') }
  const { proposal } = found
  return { kind: 'proposed', ...asked.named(proposal.nearest), proposal, chosen: null }
}

const placeOfDevice = async (say: Say): Promise<PlaceFound> => {
  const position = await devicePosition(say)
  if (!position.found) return { kind: 'problem', problem: position.problem }
  const { latitude, longitude, accuracy } = position
  return placeAt(say, {
    at: { latitude, longitude },
    town: null,
    named: (nearest) => ({ name: say('deviceAt', { name: localityName(nearest) }), town: nearest, accuracy }),
  })
}

const fieldsInOrder = ['state', 'area', 'location'] as const

const answersNow = (): string => {
  const building = loadDraft()?.project.building
  return JSON.stringify(fieldsInOrder.map((field) => building?.[field]))
}

/** A choice from the lists made meanwhile stays, and the found place is dropped. */
const answered = async (finding: Promise<PlaceFound>): Promise<PlaceFound> =>
  (await unlessChanged(finding, answersNow)) ?? { kind: 'nothing' }

export const placeSearchId = 'place-search'

/** Only the street is left of the address; a focus that the person moved out of the search stays. */
const focusOnStreet = (): void => {
  const street = document.getElementById('streetAddress')
  const focused = document.activeElement
  const isLeft = focused !== document.body && !document.getElementById(placeSearchId)?.contains(focused)
  if (street instanceof HTMLInputElement && street.value === '' && !isLeft) street.focus()
}

const addressOf = ({ name, postcode }: Town) => ({ suburb: name, postcode })

/** The place as the device's position gives it, in km as a map shows it. */
const fromPosition = (project: ProjectDraft, accuracy: number): ProjectDraft => {
  const { location, area } = project.building
  const [field, value] = location === null ? (['area', area] as const) : (['location', location] as const)
  if (value === null) return project
  const error = Math.max(0.1, Math.ceil(accuracy / 100) / 10)
  const at = new Date().toISOString()
  return withOrigin(project, `building/${field}`, { kind: 'measured', instrument: 'position', value, error, at })
}

/** Asks again with a signal, unless the person has chosen from the lists meanwhile. */
const useLookedUpLater = (found: PlaceFound, ask: (again: Waiting['again']) => Promise<void>): void => {
  const askAgain = useEffectEvent(ask)
  useEffect(() => {
    if (found.kind !== 'waiting') return
    void waitForSignal()
    return onNetwork(() => {
      const building = loadDraft()?.project.building
      if (building && stillWaits(found, building)) void askAgain(found.again)
    })
  }, [found])
}

/** Looks a place up and fills suburb, State, Area and Location, at once only where no other region is near. */
export const usePlace = ({ change, take }: Pick<StepState<'building'>, 'change' | 'take'>) => {
  const say = useSay()

  const [found, setFound] = useState<PlaceFound>({ kind: 'nothing' })
  const [question] = useState(lastQuestion)
  // After the step is left, another project may be open.
  useEffect(() => question.end, [question])
  // In order, because each clears those after it.
  const fillIn = (place: ListedPlace, { town, accuracy }: Pick<Proposed, 'town' | 'accuracy'>) => {
    for (const field of fieldsInOrder) change({ [field]: place[field] })
    change(addressOf(town))
    if (accuracy !== null) take('state', (project) => ({ project: fromPosition(project, accuracy), cleared: [] }))
  }
  const settle = (place: PlaceFound): void => {
    setFound(place)
    if (place.kind === 'waiting') change({ state: stateOf(place.town), ...addressOf(place.town) })
    if (place.kind !== 'proposed') return
    if (isCertain(place.proposal)) {
      fillIn(place.proposal.listed[0] as ListedPlace, place)
      focusOnStreet()
    }
    // The former place must not stay for this one; the notice beside State offers Undo.
    else change({ state: null, ...addressOf(place.town) })
  }
  const show = async (finding: Promise<PlaceFound>): Promise<void> => {
    setFound({ kind: 'asking' })
    const place = await question.ask(answered(finding))
    if (place !== null) settle(place)
  }
  useLookedUpLater(found, async (again) => {
    const place = await question.ask(answered(again()))
    if (place?.kind === 'waiting') void waitForSignal()
    else if (place !== null) settle(place)
  })
  return {
    found,
    look: (town: Locality) => {
      const { latitude, longitude, state } = town
      const named = () => ({ name: localityName(town), town, accuracy: null })
      return show(placeAt(say, { at: { latitude, longitude, state }, town, named }))
    },
    lookHere: () => show(placeOfDevice(say)),
    choose: (chosen: ListedPlace) => {
      if (found.kind === 'proposed') fillIn(chosen, found)
      setFound((now) => (now.kind === 'proposed' ? { ...now, chosen } : now))
      focusOnStreet()
    },
  }
}
