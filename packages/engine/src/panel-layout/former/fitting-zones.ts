import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import { type Limit, limitOf, type Span } from '../face/band-frame.ts'
import type { Field } from '../face/plane-field.ts'
import { type Region, strictestZone, TOUCH } from '../roof/zone-regions.ts'
import type { Lines } from '../settings/array-settings.ts'
import { isOnLine } from '../settings/line-positions.ts'
import type { ZoneAnswer, ZoneAnswers } from '../settings/zone-answer.ts'
import type { Starts } from './panel-starts.ts'

/** Rails that must lie on lines fit some bands and not others: two rails an odd number of lines apart, three an even one. */
export const fitsLines = ({ rails }: ZoneAnswer, v: number, lines: Lines | null): boolean =>
  lines === null || isOnLine(lines, v + (rails[0] ?? 0))

/** Starts at which a panel begins or ceases to touch a line at its distance. */
const turnsAt = ({ byU, byV, constant }: Limit, v: number, { along, across }: Field): number => {
  const rest = byV * (byV >= 0 ? v : v + across) + constant - TOUCH
  return byU > 0 ? -rest / byU : -rest / byU - along
}

const turns = (regions: readonly Region[], v: number, field: Field, upSlope: boolean): readonly number[] =>
  regions
    .flatMap(({ limits }) => limits.map(({ line, within }) => limitOf(line, upSlope, within)))
    .filter(({ byU }) => Math.abs(byU) > 1e-9)
    .map((limit) => turnsAt(limit, v, field))

/** The rectangle of a panel on its plane, mm, from where it begins along the rails (u) and across them (v). */
export const panelAt = (u: number, v: number, { along, across }: Pick<Field, 'along' | 'across'>, upSlope: boolean) =>
  upSlope ? { x: v, y: u, width: across, height: along } : { x: u, y: v, width: along, height: across }

type Band = { readonly field: Field; readonly regions: readonly Region[]; readonly upSlope: boolean }

/** Parts of the starts whose zone passes; neighbours that pass are one part, and no part ends on a boundary. */
const passingParts = (
  { low, high }: Span,
  cuts: readonly number[],
  passes: (u: number) => boolean,
): readonly Span[] => {
  const inner = cuts.filter((cut) => cut > low && cut < high).sort((one, other) => one - other)
  const edges = [low, ...inner, high]
  const parts: Span[] = []
  for (const [index, from] of edges.slice(0, -1).entries()) {
    const to = edges[index + 1] as number
    if (!passes((from + to) / 2)) continue
    const last = parts.at(-1)
    if (last?.high === from) parts[parts.length - 1] = { low: last.low, high: to }
    else parts.push({ low: from, high: to })
  }
  const margin = 2 * TOUCH
  return parts.map((part) => ({
    low: part.low === low ? low : part.low + margin,
    high: part.high === high ? high : part.high - margin,
  }))
}

/** Starts whose zone has rails that lie on lines in the band that begins at v. */
export const startsThatFit = (
  starts: readonly Starts[],
  v: number,
  { field, regions, upSlope }: Band,
  answers: ZoneAnswers,
  lines: Lines | null,
): readonly Starts[] => {
  if (lines === null) return starts
  const fits = (zone: LayoutZone): boolean => {
    const answer = answers.get(zone)
    return answer === undefined || fitsLines(answer, v, lines)
  }
  if ([...answers.keys()].every(fits)) return starts
  const cuts = turns(regions, v, field, upSlope)
  const passes = (u: number): boolean => fits(strictestZone(regions, panelAt(u, v, field, upSlope)))
  return starts.flatMap(({ low, high, segment }) =>
    passingParts({ low, high }, cuts, passes)
      .filter((part) => part.low <= part.high)
      .map((part) => ({ ...part, segment })),
  )
}
