import type { CountedPanel } from '../blocks/block-cells.ts'
import type { Block } from '../face/band-frame.ts'
import { isUpFrame } from '../frames/frames.ts'

/** Panels on the same rails, in order along them; `v` where they begin across the rails, mm. */
export type PanelRun = { readonly v: number; readonly panels: readonly CountedPanel[] }

/** A panel along its rails (u) and across them (v), mm. */
export const alongRails = ({ x, y, width, height }: CountedPanel, upSlope: boolean) =>
  upSlope ? { from: y, to: y + height, v: x } : { from: x, to: x + width, v: y }

const SAME = 1e-3

/** Neighbours that are no further apart than this share their rails. */
const isNextTo = (before: number, from: number, largestGap: number): boolean => from - before <= largestGap + 1e-6

const depthOf = ({ width, height }: CountedPanel, upSlope: boolean): number => (upSlope ? width : height)

const isBetween = ({ fromU, toU, fromV, toV }: Block, from: number, to: number, v: number, depth: number): boolean =>
  fromU < to && toU > from && fromV < v + depth - 1e-6 && toV > v + 1e-6

/**
 * Panels in runs: a cell that is left out or not counted, an obstacle or a wide gap ends a run.
 * @param largestGap largest distance between neighbours on one rail, mm
 * @param solid obstacles, along and across the rails
 */
export const panelRuns = (
  panels: readonly CountedPanel[],
  upSlope: boolean,
  largestGap: number,
  solid: readonly Block[] = [],
): readonly PanelRun[] => {
  const placed = panels
    .map((panel) => {
      const { from, to, v } = alongRails(panel, upSlope)
      return { panel, from, to, v }
    })
    .toSorted((one, other) => (Math.abs(one.v - other.v) > SAME ? one.v - other.v : one.from - other.from))
  const runs: { v: number; to: number; panels: CountedPanel[] }[] = []
  for (const { panel, from, to, v } of placed) {
    const last = runs.at(-1)
    const isAlike = last?.panels[0]?.faces === panel.faces && !isUpFrame(panel.faces, upSlope)
    const isNext = isAlike && Math.abs(last.v - v) <= SAME && isNextTo(last.to, from, largestGap)
    if (isNext && !solid.some((block) => isBetween(block, last.to, from, v, depthOf(panel, upSlope)))) {
      last.panels.push(panel)
      last.to = to
    } else runs.push({ v, to, panels: [panel] })
  }
  return runs
}
