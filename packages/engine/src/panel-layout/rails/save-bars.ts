import type { LaidPlane, LaidRail } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { boughtLength, cutRails } from '../parts/cut-rails.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { hasLoosePiece } from './place-splices.ts'
import { MOST_TRIMMED, PAST_CLAMP, type Slack, slackOf } from './trim-rails.ts'

type Along = 'x' | 'y'

const alongOf = ({ railsUpSlope }: ArrayRoof): Along => (railsUpSlope ? 'y' : 'x')

const onLine = (rail: LaidRail, u: Along) => ({
  from: rail.from[u],
  to: rail.to[u],
  feet: rail.feet.map((foot) => foot[u]),
})

const clampsOn = ({ clamps }: LaidRail, u: Along): readonly number[] => clamps.map((clamp) => clamp[u])

/** Rails that lie in tilt frames, and are longer than on the roof, stay as they are. */
const slackIn = (rail: LaidRail, u: Along): Slack => {
  const isTilted = rail.pieces.reduce((sum, piece) => sum + piece, 0) > rail.to[u] - rail.from[u] + 1e-3
  return isTilted ? { low: 0, high: 0 } : slackOf(onLine(rail, u), clampsOn(rail, u))
}

type Trimmable = { readonly rail: LaidRail; readonly slack: Slack }

const piecesOf = ({ rail, slack }: Trimmable, by: number): readonly number[] => {
  const last = rail.pieces.length - 1
  const [low, high] = [Math.min(by, slack.low), Math.min(by, slack.high)]
  return rail.pieces.map((piece, index) => piece - (index === 0 ? low : 0) - (index === last ? high : 0))
}

/** A rail with its outer pieces made shorter, as far as clamps and feet leave it. */
const trimmedRail = (rail: LaidRail, by: number, u: Along): LaidRail => {
  const slack = slackIn(rail, u)
  return {
    ...rail,
    from: { ...rail.from, [u]: rail.from[u] + Math.min(by, slack.low) },
    to: { ...rail.to, [u]: rail.to[u] - Math.min(by, slack.high) },
    pieces: piecesOf({ rail, slack }, by),
  }
}

/** Rails with their overhangs trimmed, all by as little as buys the least length of bars. */
export const withBarsSaved = (planes: readonly LaidPlane[], roof: ArrayRoof): readonly LaidPlane[] => {
  const u = alongOf(roof)
  const { stockLengths, kerf } = roof.rails
  const rails = planes.flatMap((plane) => plane.rails)
  const trimmable = rails.map((rail) => ({ rail, slack: slackIn(rail, u) }))
  const bought = (by: number): number =>
    boughtLength(
      cutRails(
        trimmable.flatMap((each) => piecesOf(each, by)),
        stockLengths,
        kerf,
      ),
    )
  const [before, least] = [bought(0), bought(MOST_TRIMMED)]
  for (let by = 1; least < before && by <= MOST_TRIMMED; by += 1) {
    if (bought(by) > least) continue
    return planes.map((plane) => ({ ...plane, rails: plane.rails.map((rail) => trimmedRail(rail, by, u)) }))
  }
  return planes
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
