import type { AssessmentInput, StateCode } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { SnowAltitudes } from '@soundroof/contract/roofs/catalogue/place-tables'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { verbatim } from '../calculation/verbatim.ts'
import { knownAltitude } from '../site/altitude.ts'
import { highAreasOf, type PlaceTables } from '../site/high-place.ts'

type Row = SnowAltitudes['rows'][number]
/** Where a site may have snow: its state, and whether its place may lie high. */
export type SnowPlace = { readonly state: StateCode; readonly mayLieHigh: boolean }

/** What the catalogue holds of snow: altitudes by state, high places, and the table of locations. */
export type SnowTables = PlaceTables & { readonly snow: SnowAltitudes }

/**
 * What snow asks of a roof: the state has no rule; the altitude is not known, so none is assumed or the altitude is asked for;
 * none; an engineer confirms the snow load; an engineer assesses the roof.
 */
export type SnowAnswer = 'no-rule' | 'assumed-none' | 'asked' | 'none' | 'confirm' | 'engineer'

const rowOf = ({ state, mayLieHigh }: SnowPlace, { rows }: SnowAltitudes): Row | null =>
  rows.find(({ states, onlyHighPlaces }) => states.includes(state) && (mayLieHigh || !onlyHighPlaces)) ?? null

/** @param altitude m above sea level; null: not known. Method 1.2 */
export const snowAnswer = (place: SnowPlace, altitude: number | null, altitudes: SnowAltitudes): SnowAnswer => {
  const row = rowOf(place, altitudes)
  if (row === null) return 'no-rule'
  if (altitude === null) return place.mayLieHigh ? 'asked' : 'assumed-none'
  if (altitude > row.engineerAbove) return 'engineer'
  return altitude > row.confirmAbove ? 'confirm' : 'none'
}

const placeOf = ({ site }: AssessmentInput, tables: SnowTables): SnowPlace => ({
  state: site.state,
  mayLieHigh: highAreasOf(site, tables) !== 'none',
})

/** What the snow of a roof rests on, found once. */
const snowOf = (input: AssessmentInput, tables: SnowTables) => {
  const place = placeOf(input, tables)
  const altitude = knownAltitude(input.options)
  return { row: rowOf(place, tables.snow), altitude, answer: snowAnswer(place, altitude, tables.snow) }
}

/** Whether snow may lie on a roof by its place and what is known of its altitude; where none is assumed, that is printed. */
export const mayHaveSnow = (input: AssessmentInput, tables: SnowTables): boolean =>
  ['asked', 'confirm', 'engineer'].includes(snowOf(input, tables).answer)

/** The altitudes of the state and the areas of the place, which an assumption or a condition quotes. */
export const snowFigures = (input: AssessmentInput, tables: SnowTables): readonly string[] => {
  if (snowOf(input, tables).row === null) return []
  const areas = highAreasOf(input.site, tables)
  return ['regions/snow', ...(typeof areas === 'string' ? [] : areas.map((id) => `regions/high-places/${id}`))]
}

/** High enough for an engineer to look at the whole roof; the spacings hold without snow. */
export const needsSnowEngineer = (input: AssessmentInput, tables: SnowTables): Message | null => {
  const { altitude, answer } = snowOf(input, tables)
  return altitude !== null && answer === 'engineer' ? { code: 'snow-needs-engineer', values: { altitude } } : null
}

/**
 * Where M_t rises with the altitude above 500 m, AS/NZS 1170.2:2021 cl 4.4.1: the altitude is needed even if an engineer confirms
 * the snow load.
 */
const windRisesWithAltitude = ({ site, options }: AssessmentInput): boolean =>
  options.edition === '2021' ? site.region === 'A4' : site.state === 'TAS'

/** The condition that snow puts on a result; empty: none. Method 1.2. */
export const snowConditions = (input: AssessmentInput, tables: SnowTables): readonly Message[] => {
  const { altitude, answer, row } = snowOf(input, tables)
  if (altitude !== null && answer === 'confirm') return [{ code: 'engineer-confirms-snow-load', values: { altitude } }]
  if (answer !== 'asked' || row === null) return []
  const code = windRisesWithAltitude(input) ? 'altitude-for-snow-and-wind' : 'altitude-or-snow-load'
  return [{ code, values: { altitude: row.confirmAbove } }]
}

const altitudeValue = (input: AssessmentInput, tables: SnowTables): Message | null => {
  const { answer, row } = snowOf(input, tables)
  if (row === null) return null
  const code = answer === 'asked' ? 'altitude-not-known' : 'altitude-at-most'
  return { code, values: { altitude: row.confirmAbove } }
}

/** The altitude of the site as an assumption: given, or taken as too low for snow; empty: no rule of snow asks for it. Method 1.2. */
export const altitudeAssumption = (input: AssessmentInput, tables: SnowTables): CodedResult['assumptions'] => {
  const label = 'altitude-of-the-site'
  const altitude = knownAltitude(input.options)
  if (altitude !== null) return [{ label, value: { code: 'altitude-given', values: { altitude } }, source: 'chosen' }]
  const value = altitudeValue(input, tables)
  return value === null ? [] : [{ label, value, source: verbatim('Method 1.2') }]
}
