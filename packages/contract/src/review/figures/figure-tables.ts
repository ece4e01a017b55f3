import type { ValueKind } from './value-kinds.ts'

/** What a table of figures is called, and what it decides in a calculation. */
type FigureTable = {
  readonly name: string
  readonly use: string
  /** Fields of its rows that an engineer may replace, where they are not its numbers. */
  readonly fields?: Readonly<Record<string, ValueKind>>
}

/** By the start of the figure's id, as in the catalogue's paths. */
export const figureTables: Readonly<Record<string, FigureTable>> = {
  'wind/tilted-panels': { name: 'Tilted panels', use: 'Wind pressure on tilted panels, and on members below them' },
  'wind/panel-clause': {
    name: 'Clause for panels parallel to a roof',
    use: 'Central and End zone, where it is chosen',
  },
  'wind/free-roof': { name: 'Free-standing roofs', use: 'Wind pressure on roofs that are open on all sides' },
  'wind/wind-classes': { name: 'Wind classes of houses', use: 'Least wind speed where a class is known' },
  'regions/locations': {
    name: 'Wind region',
    use: 'Wind speed of every roof at the place',
    fields: { region: 'region', coastBandFrom: 'coast-distance', latitude: 'latitude' },
  },
  'regions/permit-rules': {
    name: 'Rules of the states',
    use: 'Instructions; no check',
    fields: { name: 'text', rule: 'text', mostPerFoot: 'mass-or-none' },
  },
  'regions/snow': { name: 'Snow altitudes', use: 'Whether an engineer must look at snow' },
  'regions/high-places': { name: 'Places that may lie high', use: 'Whether the altitude is asked, for snow' },
  'panels/limits': {
    name: 'Panel',
    use: 'Largest pressure on a panel; what an unknown module holds; live load under panels',
  },
  'sections/top-hat': { name: 'Top hat sections', use: 'Computed capacity tables of top hats' },
  'sections/screw-grades': { name: 'Steel that holds screws', use: 'Screw pull-out from steel' },
  'fixings/corrosivity': { name: 'Distance from the sea', use: 'Class of screws by the sea' },
  'fixings/batten-fixings': { name: 'Batten at a rafter', use: 'Uplift of batten crossings' },
  'fixings/foot': { name: 'L-foot', use: 'Bracket of a foot, and its screws' },
  'fixings/rail': { name: 'Rail', use: 'Deflection and bending of rails where no racking system is chosen' },
  'fixings/tile-hook': { name: 'Tile hook', use: 'Tile hooks, ultimate and in service' },
  'fixings/clamp-capacities': { name: 'Clamp', use: 'Clamp on the roof rib' },
  'fixings/reference-hardware': { name: 'Certificates to compare with', use: 'Verification; no assessment' },
  sheeting: { name: 'Sheeting', use: 'Rails and clamps on ribs' },
  purlins: { name: 'Capacity table', use: 'Purlins, in both directions, and C-section rafters' },
  racking: { name: 'Racking system', use: 'Rail, feet, hooks and clamps where it is chosen' },
  modules: { name: 'Module', use: 'Pressure on modules where it is chosen' },
  method: { name: 'Reading of the method', use: 'Where a roof needs this reading' },
}

/** A capacity table, which another table replaces as a whole. */
export const isTableFigure = (id: string): boolean => id.startsWith('purlins/')

const startOf = (id: string): string | undefined => {
  const parts = id.split('/')
  const starts = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'))
  return starts.find((start) => start in figureTables)
}

/** Key of the table that a figure belongs to, by which figures are listed; empty: none. */
export const useOf = (id: string): string => startOf(id) ?? ''

/** The table that a figure belongs to: the longest known start of its id. */
export const tableOfFigure = (id: string): FigureTable | null => figureTables[startOf(id) ?? ''] ?? null

/** A figure by its id alone, for a record of one that the catalogue may no longer hold: "Panel: unknown module". */
export const figureInWords = (id: string): string => {
  const start = startOf(id) ?? ''
  const row = id.slice(start.length).replaceAll(/[/-]/g, ' ').trim()
  return [figureTables[start]?.name ?? '', row].filter((part) => part !== '').join(': ')
}
