import type { ListedPlace, Locality } from '@soundroof/contract/roofs/calls/place-calls'
import { kmBetween, nearestTo } from '@soundroof/contract/roofs/calls/place-distance'
import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import type { Position } from '@soundroof/engine/site/region-at-position'

type State = Choices['states'][number]
type Area = State['areas'][number]
type Leaf = Area['locations'][number]

/** An entry of State, Area and Location, with the positions of its examples. */
export type ListEntry = {
  readonly place: ListedPlace
  readonly state: State['code']
  readonly leaf: Leaf
  readonly towns: readonly Position[]
  /** Made for one town, whose area has another entry of the same region. */
  readonly isOfOneTown: boolean
}

/** Further away it is another town of the same name, km. */
const sameTownKm = 500

const townsOf = (leaf: Leaf, inState: ReadonlyMap<string, readonly Locality[]>): readonly Position[] =>
  leaf.examples.flatMap((example) => {
    const town = nearestTo(leaf, inState.get(example) ?? [])
    return town && kmBetween(leaf, town) <= sameTownKm ? [town] : []
  })

const isOfOneTown = ({ locations }: Area, leaf: Leaf): boolean =>
  leaf.examples.length === 1 &&
  leaf.name.startsWith(leaf.examples[0] as string) &&
  locations.some((other) => other !== leaf && other.region === leaf.region)

const byName = (localities: readonly Locality[], state: string): ReadonlyMap<string, readonly Locality[]> => {
  const found = new Map<string, Locality[]>()
  for (const locality of localities)
    if (locality.state === state) found.set(locality.name, [...(found.get(locality.name) ?? []), locality])
  return found
}

const entriesOfState = (state: State, position: number, localities: readonly Locality[]): readonly ListEntry[] => {
  const inState = byName(localities, state.code)
  return state.areas.flatMap((area, areaPosition) =>
    area.locations.map((leaf, leafPosition) => {
      const isOnly = area.locations.length === 1
      const name = isOnly ? area.name : `${area.name}, ${leaf.name}`
      const location = isOnly ? null : leafPosition
      return {
        place: { state: position, area: areaPosition, location, name, region: leaf.region },
        state: state.code,
        leaf,
        towns: townsOf(leaf, inState),
        isOfOneTown: isOfOneTown(area, leaf),
      }
    }),
  )
}

/** Every State, Area and Location of the lists. */
export const listEntries = ({ states }: Choices, localities: readonly Locality[]): readonly ListEntry[] =>
  states.flatMap((state, position) => entriesOfState(state, position, localities))
