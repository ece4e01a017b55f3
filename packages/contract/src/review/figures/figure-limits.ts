/** How far engineers may move a figure to its unsafe side, by its effect, and with which figures it multiplies. */

/** Largest factor by which demand may fall or capacity rise. Two engineers may be wrong together, so it binds them too. */
export const mostTimesUnsafe = 2

type Limits = {
  /** Last parts of the names of values whose square counts: pressure goes with the square of a wind speed (AS/NZS 1170.2 clause 2.4). */
  readonly squared?: readonly string[]
  /** Bounds within which a figure or rule applies. No number gives the effect of moving one, so none moves to its unsafe side. */
  readonly fixed?: readonly string[]
}

const limits: Readonly<Record<string, Limits>> = {
  'wind/wind-classes': {
    squared: ['ultimate', 'service'],
    fixed: ['eaves', 'top', 'width', 'lengthPerWidth', 'pitch'],
  },
  'wind/free-roof': { fixed: ['steepest', 'lowest', 'highest'] },
  'regions/snow': { fixed: ['confirmAbove', 'engineerAbove'] },
}

const isOf = (id: string, start: string): boolean => id === start || id.startsWith(`${start}/`)
const startOf = (id: string, starts: readonly string[]): string | undefined => starts.find((start) => isOf(id, start))

const lastOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1)

/** Largest factor by which a value moves to its unsafe side, so that its effect at most doubles; 1: none. */
export const mostUnsafeOf = (figure: string, value: string): number => {
  const { squared = [], fixed = [] } = limits[startOf(figure, Object.keys(limits)) ?? ''] ?? {}
  if (fixed.includes(lastOf(value))) return 1
  return squared.includes(lastOf(value)) ? Math.sqrt(mostTimesUnsafe) : mostTimesUnsafe
}

/** Figures of one utilisation, by part. Those of wind are on the demand side and multiply with all others. */
const parts = [
  'wind',
  'bracket',
  'screws',
  'hook-ultimate',
  'hook-service',
  'clamp',
  'rail',
  'racking',
  'panel',
  'module',
  'live-load',
  'crossing',
  'nails',
  'purlin',
] as const
/** Part of a utilisation that a figure belongs to. */
export type Part = (typeof parts)[number]

/** Longest prefix first. A figure that no utilisation uses has no parts. */
const partsByStart: readonly (readonly [start: string, parts: readonly Part[]])[] = [
  ['wind', ['wind']],
  ['regions/locations', ['wind']],
  ['regions', []],
  ['panels/limits/unknown-module', ['module']],
  ['panels/limits/live-load', ['live-load']],
  ['panels/limits', ['panel']],
  ['sections/screw-grades', ['screws', 'crossing']],
  ['sections/top-hat', []],
  ['fixings/corrosivity', ['racking']],
  ['fixings/batten-fixings/nails', ['nails']],
  ['fixings/batten-fixings', ['crossing']],
  ['fixings/foot/cyclic', ['bracket', 'screws']],
  ['fixings/foot/steel-screw', ['screws']],
  ['fixings/foot', ['bracket']],
  ['fixings/rail', ['rail']],
  ['fixings/tile-hook/ultimate', ['hook-ultimate']],
  ['fixings/tile-hook/service', ['hook-service']],
  ['fixings/clamp-capacities', ['clamp']],
  ['fixings/reference-hardware', []],
  ['sheeting', ['clamp']],
  ['purlins', ['purlin']],
  ['racking', ['racking', 'rail']],
  ['modules', ['module']],
  ['method', []],
]

/** Null: the table above does not name the figure. */
export const partsOf = (figure: string): readonly Part[] | null =>
  partsByStart.find(([start]) => isOf(figure, start))?.[1] ?? null

/** A roof has one product of a kind, one size of purlin, and reads one row of a list. */
const oneOfThese = ['purlins', 'racking', 'modules']

/** Figures of which one roof reads one: they do not multiply with each other. */
export const alternativesOf = (figure: string, list: string | null): string =>
  startOf(figure, oneOfThese) ?? (list === null ? figure : figure.slice(0, figure.lastIndexOf('/')))

/** A figure and the factor by which it moves to its unsafe side. */
export type UnsafeMove = { readonly figure: string; readonly alternatives: string; readonly times: number }

const largestOfEach = (moves: readonly UnsafeMove[]): readonly UnsafeMove[] => {
  const largest = new Map<string, UnsafeMove>()
  for (const move of moves) {
    const former = largest.get(move.alternatives)
    if (former === undefined || move.times > former.times) largest.set(move.alternatives, move)
  }
  return [...largest.values()]
}

/** Figures that multiply, and the factor to the unsafe side that they make together. */
export type MovedTogether = { readonly figures: readonly string[]; readonly times: number }

/** Ends of ranges are rounded to three digits. */
const rounding = 1.005

/** Figures that multiply in one utilisation and together are moved further than one alone may be. */
export const movedTooFar = (moves: readonly UnsafeMove[], figure: string): MovedTogether | null => {
  const own = moves.find((move) => move.figure === figure)
  if (own === undefined || own.times <= 1) return null
  // Of alternatives, only the row being changed counts.
  const others = moves.filter((move) => move.alternatives !== own.alternatives)
  for (const part of parts) {
    const asked = new Set<Part>(['wind', part])
    const isIn = (move: UnsafeMove): boolean => (partsOf(move.figure) ?? [...parts]).some((one) => asked.has(one))
    if (!isIn(own)) continue
    const together = [own, ...largestOfEach(others.filter(isIn))]
    const times = together.reduce((product, move) => product * Math.min(move.times, mostTimesUnsafe), 1)
    if (together.length > 1 && times > mostTimesUnsafe * rounding)
      return { figures: together.map((move) => move.figure), times }
  }
  return null
}
