import type { RoofForm } from '@soundroof/contract/roofs/fields/roof-form'
import type { ZoneResult } from '@soundroof/contract/roofs/results/result'

export type Region = ZoneResult['title'] | 'RidgeCorner'

export type Cell = {
  readonly region: Region
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

export type Roof = {
  /** Along the ridge, m. */
  readonly length: number
  readonly width: number
  /** Zone dimension a, m. */
  readonly a: number
  /** Form as drawn. */
  readonly form: RoofForm
  /** Degrees. */
  readonly slope: number
  /** From 10 degrees there are bands along the ridge too, and no corners. */
  readonly isSteep: boolean
  /** Side of the squares at the ends of the ridge, or of the high edge at the top of a skillion, m; 0: none. */
  readonly ridgeCorner: number
  readonly isTwoZones: boolean
}

const hasRidgeBands = ({ form, isSteep }: Roof): boolean => isSteep && form === 'gable'

/** Where bands meet, the stricter zone governs. */
const regionAt = (roof: Roof, x: number, y: number): Region => {
  const { length, width, a } = roof
  if (roof.isTwoZones) return x > length / 3 && x < (length * 2) / 3 ? 'Central' : 'End'
  const gable = Math.min(x, length - x)
  const eave = Math.min(y, width - y)
  const ridge = roof.form === 'skillion' ? width - y : Math.abs(y - width / 2)
  if (roof.ridgeCorner > 0 && gable <= roof.ridgeCorner && ridge <= roof.ridgeCorner) return 'RidgeCorner'
  if (!roof.isSteep && gable <= a / 2 && eave <= a / 2) return 'Corner'
  const nearest = Math.min(gable, eave, hasRidgeBands(roof) ? ridge : Number.POSITIVE_INFINITY)
  if (nearest <= a / 2) return 'Edge'
  return nearest <= a ? 'Intermediate' : 'Internal'
}

const cuts = (size: number, distances: readonly number[]): readonly number[] =>
  [...new Set([0, size, ...distances.filter((at) => at > 0 && at < size)])].sort((one, other) => one - other)

const fromBothEnds = (size: number, distances: readonly number[]) => distances.flatMap((at) => [at, size - at])

const xCuts = ({ length, a, ridgeCorner, isTwoZones }: Roof) =>
  cuts(length, isTwoZones ? [length / 3, (length * 2) / 3] : fromBothEnds(length, [a / 2, a, ridgeCorner]))

const yCuts = (roof: Roof) => {
  const { form, width, a, ridgeCorner, isTwoZones } = roof
  if (isTwoZones) return cuts(width, [])
  if (form === 'skillion') return cuts(width, fromBothEnds(width, [a / 2, a, ridgeCorner]))
  const middle = width / 2
  const besideRidge = [0, a / 2, a, ridgeCorner].flatMap((at) => [middle + at, middle - at])
  return cuts(width, [
    ...fromBothEnds(width, [a / 2, a]),
    ...(hasRidgeBands(roof) || ridgeCorner > 0 ? besideRidge : []),
  ])
}

const rowOf = (roof: Roof, bottom: number, top: number): readonly Cell[] => {
  const xs = xCuts(roof)
  const row: Cell[] = []
  for (const [index, right] of xs.slice(1).entries()) {
    const left = xs[index] ?? 0
    const region = regionAt(roof, (left + right) / 2, (bottom + top) / 2)
    const last = row.at(-1)
    if (last?.region === region) row[row.length - 1] = { ...last, right }
    else row.push({ region, left, bottom, right, top })
  }
  return row
}

const continues = (above: Cell, below: Cell): boolean =>
  above.region === below.region &&
  above.left === below.left &&
  above.right === below.right &&
  above.bottom === below.top

/** Rectangles of one zone each, which together cover the roof once. */
export const zoneCells = (roof: Roof): readonly Cell[] => {
  const ys = yCuts(roof)
  const cells: Cell[] = []
  for (const cell of ys.slice(1).flatMap((top, index) => rowOf(roof, ys[index] ?? 0, top))) {
    const at = cells.findIndex((other) => continues(cell, other))
    const below = cells[at]
    if (below) cells[at] = { ...below, top: cell.top }
    else cells.push(cell)
  }
  return cells
}
