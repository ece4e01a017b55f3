import { z } from 'zod'
import { type AssessmentInput, windRegion } from './assessment-input.ts'
import type { Catalogue } from './catalogue.ts'
import type { Choices } from './choices.ts'
import type { Place } from './place-tables.ts'

/** A place of the wizard whose row of the region table engineers have replaced. */
export const replacedPlace = z.strictObject({
  id: z.string(),
  region: windRegion,
  coastBandFrom: z.number().nullable(),
  latitude: z.number(),
})
export type ReplacedPlace = z.infer<typeof replacedPlace>

type Leaf = Choices['states'][number]['areas'][number]['locations'][number]

const latitudeOf = ({ northernLimit, latitude }: Leaf): number => northernLimit ?? latitude
const isAsPublished = (leaf: Leaf, row: ReplacedPlace): boolean =>
  leaf.region === row.region && leaf.coastBandFrom === row.coastBandFrom && latitudeOf(leaf) === row.latitude

/** Rows that differ from the published lists. */
export const replacedPlaces = (choices: Choices, { regions }: Pick<Catalogue, 'regions'>): readonly ReplacedPlace[] => {
  const rows = new Map(regions.locations.rows.map((row) => [row.id, row]))
  return choices.states.flatMap(({ areas }) =>
    areas.flatMap(({ id: area, locations }) =>
      locations.flatMap((leaf): readonly ReplacedPlace[] => {
        const row = rows.get(`${area}/${leaf.id}`)
        if (row === undefined || isAsPublished(leaf, row)) return []
        const { id, region, coastBandFrom, latitude } = row
        return [{ id, region, coastBandFrom, latitude }]
      }),
    ),
  )
}

const classOf = (region: string): Leaf['value'] => 'ABCD'.indexOf(region.charAt(0)) as Leaf['value']

const leafWith = (leaf: Leaf, { region, coastBandFrom, latitude }: ReplacedPlace): Leaf => ({
  ...leaf,
  region,
  value: classOf(region),
  coastBandFrom,
  coastBandTo: coastBandFrom === null ? null : leaf.coastBandTo,
  ...(latitude === latitudeOf(leaf) ? {} : { northernLimit: latitude }),
})

/** The option lists with the places as engineers have replaced them. */
export const withPlaces = (choices: Choices, places: readonly ReplacedPlace[]): Choices => {
  if (places.length === 0) return choices
  const byId = new Map(places.map((place) => [place.id, place]))
  const leafOf = (area: string, leaf: Leaf): Leaf => {
    const place = byId.get(`${area}/${leaf.id}`)
    return place === undefined ? leaf : leafWith(leaf, place)
  }
  const states = choices.states.map((state) => ({
    ...state,
    areas: state.areas.map((area) => ({
      ...area,
      locations: area.locations.map((leaf) => leafOf(area.id, leaf)),
    })),
  }))
  return { ...choices, states }
}

type Site = AssessmentInput['site']

const isOf = (site: Site, row: Place): boolean =>
  site.state === row.state &&
  site.region === row.region &&
  site.coastBandFrom === row.coastBandFrom &&
  site.latitude === row.latitude

/** A stored input at its place as the table in force has it. @param known tables that it may have been resolved by */
export const atPlaceInForce = (
  input: AssessmentInput,
  known: readonly Catalogue[],
  inForce: Catalogue,
): AssessmentInput => {
  const id = known
    .flatMap(({ regions }) => regions.locations.rows.filter((row) => isOf(input.site, row)))
    .map((row) => row.id)[0]
  const row = inForce.regions.locations.rows.find((one) => one.id === id)
  if (row === undefined || isOf(input.site, row)) return input
  const { region, coastBandFrom, latitude } = row
  return { ...input, site: { ...input.site, region, coastBandFrom, latitude } }
}
