import type { LaidPlane, LaidRail } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { boughtLength, cutPieces } from '../parts/cut-rails.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { hasLoosePiece } from './place-splices.ts'
import { alongOf, clampsOn, onLine, type Shortening, shortenings } from './shorter-rails.ts'
import { PAST_CLAMP } from './trim-rails.ts'

type Alike = { readonly rail: LaidRail; count: number }

/** Rails that lie alike along themselves, once each. */
const alike = (rails: readonly LaidRail[], roof: ArrayRoof): readonly Alike[] => {
  const u = alongOf(roof)
  const kinds = new Map<string, Alike>()
  for (const rail of rails) {
    const key = `${Object.values(onLine(rail, u))};${clampsOn(rail, u)};${rail.pieces}`
    const known = kinds.get(key)
    if (known === undefined) kinds.set(key, { rail, count: 1 })
    else known.count += 1
  }
  return [...kinds.values()]
}

/** Rails with their overhangs trimmed, all by as little as buys the least length of bars. */
export const withBarsSaved = (planes: readonly LaidPlane[], roof: ArrayRoof): readonly LaidPlane[] => {
  const { stockLengths, kerf } = roof.rails
  const kinds = alike(
    planes.flatMap((plane) => plane.rails),
    roof,
  )
  const bought = (shorten: Shortening): number => {
    const pieces = kinds.flatMap(({ rail, count }) => shorten(rail).pieces.map((length) => ({ length, count })))
    return boughtLength(cutPieces(pieces, stockLengths, kerf))
  }
  let [best, least]: [Shortening | null, number] = [null, bought((rail) => rail)]
  for (const shorten of shortenings(roof)) {
    const length = bought(shorten)
    if (length < least) [best, least] = [shorten, length]
  }
  if (best === null) return planes
  const shorten = best
  return planes.map((plane) => ({ ...plane, rails: plane.rails.map((rail) => shorten(rail)) }))
}

const railsWith = (planes: readonly LaidPlane[], isOne: (rail: LaidRail) => boolean): number =>
  planes.reduce((sum, { rails }) => sum + rails.filter(isOne).length, 0)

/** Rails whose pieces or ends cannot be as they should: bars are too short for their feet, or an obstacle is too near. */
export const railWarnings = (planes: readonly LaidPlane[], roof: ArrayRoof): readonly Message[] => {
  const u = alongOf(roof)
  const bar = Math.max(...roof.rails.stockLengths)
  const loose = railsWith(planes, (rail) =>
    hasLoosePiece(
      onLine(rail, u),
      rail.splices.map((splice) => splice[u]),
    ),
  )
  const short = railsWith(planes, (rail) => {
    const clamps = clampsOn(rail, u)
    const past = Math.min((clamps[0] as number) - rail.from[u], rail.to[u] - (clamps.at(-1) as number))
    return past < PAST_CLAMP - 1e-6
  })
  const list: Message[] = []
  if (loose > 0) list.push({ code: 'pieces-on-one-foot', values: { rails: loose, bar } })
  if (short > 0) list.push({ code: 'rails-end-at-their-clamps', values: { rails: short, least: PAST_CLAMP } })
  return list
}
