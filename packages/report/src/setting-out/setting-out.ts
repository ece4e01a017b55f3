import type { LaidPlane, Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { PlaneName } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { runsUp } from '../drawing/foot-pitch.ts'
import { type Chain, chainOf, chainWithin, SettingOutError } from './chain.ts'
import { type Clearance, clearances } from './clearances.ts'
import { groupedBy } from './grouped-by.ts'
import { blockDiagonals, type PanelRow, panelRows } from './panel-rows.ts'
import { alikeRails, type RailLine, railLines } from './rail-lines.ts'

type Alike<Of> = { readonly of: readonly Of[]; readonly chain: Chain }

/**
 * A face as a crew sets it out, in whole mm: along the eave from corner A, its left end as seen from there, and up the
 * slope from the eave.
 */
export type SettingOut = {
  readonly name: PlaneName
  /** From corner A to corner B, and from the eave to the top. */
  readonly length: number
  readonly height: number
  readonly rows: readonly PanelRow[]
  readonly rails: readonly RailLine[]
  readonly railsUp: boolean
  /** Along the eave, of rows alike: corner A, ends of the runs, corner B. */
  readonly alongRows: readonly Alike<PanelRow>[]
  /** Up the slope: eave, edges of all rows, top. */
  readonly upRows: Chain
  /** Across the rails: eave or corner A, rails between the edges of the array, and the far end. */
  readonly acrossRails: Chain
  /** Along the rails, of rails alike: end of the rail, its feet, its other end. */
  readonly feet: readonly Alike<RailLine>[]
  readonly blocks: readonly { readonly block: number; readonly diagonal: number }[]
  readonly clearances: readonly Clearance[]
}

/** Corner A: where the eave ends on the left, as seen from the eave. */
export const cornerA = ({ outline }: Pick<LaidPlane, 'outline'>): number => {
  const lowest = Math.min(...outline.map(({ y }) => y))
  return Math.min(...outline.filter(({ y }) => y - lowest < 1).map(({ x }) => x))
}

const eaveEnd = ({ outline }: LaidPlane): number => {
  const lowest = Math.min(...outline.map(({ y }) => y))
  return Math.max(...outline.filter(({ y }) => y - lowest < 1).map(({ x }) => x))
}

const inOrder = (places: readonly number[]): readonly number[] =>
  [...new Set(places)].toSorted((one, other) => one - other)

const rowKey = ({ runs }: PanelRow): string => JSON.stringify(runs)

const alongRows = (rows: readonly PanelRow[], length: number): readonly Alike<PanelRow>[] =>
  groupedBy(rows, rowKey).map((of) => {
    const ends = (of[0] as PanelRow).runs.flatMap(({ from, to }) => [from, to])
    return { of, chain: chainWithin(ends, length) }
  })

const edges = (rows: readonly PanelRow[], isUp: boolean): readonly [number, number] => {
  const places = rows.flatMap(({ runs, low, high }) =>
    isUp ? runs.flatMap(({ from, to }) => [from, to]) : [low, high],
  )
  return [Math.min(...places), Math.max(...places)]
}

/** Throws where the lengths do not add up to the roof. */
export const settingOut = (plane: LaidPlane, layout: Pick<Layout, 'blocks'>): SettingOut => {
  const corner = cornerA(plane)
  const length = Math.round(eaveEnd(plane) - corner)
  const height = Math.round(Math.max(...plane.outline.map(({ y }) => y)))
  const rows = panelRows(plane, layout, corner)
  if (rows.length === 0) throw new SettingOutError(`There are no panels on ${plane.name}`)
  const rails = railLines(plane, corner)
  const railsUp = plane.rails.some(runsUp)
  const across = [...edges(rows, railsUp), ...rails.map(({ at }) => at)]
  return {
    name: plane.name,
    length,
    height,
    rows,
    rails,
    railsUp,
    alongRows: alongRows(rows, length),
    upRows: chainWithin(inOrder(rows.flatMap(({ low, high }) => [low, high])), height),
    acrossRails: chainWithin(inOrder(across), railsUp ? length : height),
    feet: alikeRails(rails).map((of) => {
      const { from, feet, to } = of[0] as RailLine
      return { of, chain: chainOf([from, ...feet, to]) }
    }),
    blocks: blockDiagonals(rows),
    clearances: clearances(plane),
  }
}
