import type { LaidRail } from '@soundroof/contract/roofs/panel-layout/layout'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { piecesOf, placeSplices } from './place-splices.ts'
import { expansionJoints, MOST_TRIMMED, type Slack, slackOf, spliceSettings, trimmed } from './trim-rails.ts'

type Along = 'x' | 'y'

/** Which way rails run on a plane. */
export const alongOf = ({ railsUpSlope }: Pick<ArrayRoof, 'railsUpSlope'>): Along => (railsUpSlope ? 'y' : 'x')

/** A rail as a line along itself, mm. */
export const onLine = (rail: LaidRail, u: Along) => ({
  from: rail.from[u],
  to: rail.to[u],
  feet: rail.feet.map((foot) => foot[u]),
})

/** Where clamps stand along a rail, mm. */
export const clampsOn = ({ clamps }: LaidRail, u: Along): readonly number[] => clamps.map((clamp) => clamp[u])

/** Rails that lie in tilt frames, and are longer than on the roof, stay as they are. */
const slackIn = (rail: LaidRail, u: Along): Slack => {
  const isTilted = rail.pieces.reduce((sum, piece) => sum + piece, 0) > rail.to[u] - rail.from[u] + 1e-3
  return isTilted ? { low: 0, high: 0 } : slackOf(onLine(rail, u), clampsOn(rail, u))
}

/** What becomes of a rail. */
export type Shortening = (rail: LaidRail) => LaidRail

/** With its outer pieces shorter by so much, as far as clamps and feet leave it; its joints stay. */
const withShorterEnds =
  (by: number, u: Along): Shortening =>
  (rail) => {
    const slack = slackIn(rail, u)
    const [low, high] = [Math.min(by, slack.low), Math.min(by, slack.high)]
    const last = rail.pieces.length - 1
    return {
      ...rail,
      from: { ...rail.from, [u]: rail.from[u] + low },
      to: { ...rail.to, [u]: rail.to[u] - high },
      pieces: rail.pieces.map((piece, index) => piece - (index === 0 ? low : 0) - (index === last ? high : 0)),
    }
  }

type Joined = Pick<LaidRail, 'splices' | 'pieces'>

const joinedAnew = (rail: LaidRail, by: number, roof: ArrayRoof): Joined => {
  const u = alongOf(roof)
  const line = trimmed(onLine(rail, u), slackIn(rail, u), by)
  const splices = placeSplices(line, spliceSettings(roof))
  const expand = expansionJoints({ ...line, splices }, roof.rails.expansion)
  return {
    splices: splices.map((at) => ({ ...rail.from, [u]: at, ...(expand.has(at) ? { expands: true as const } : {}) })),
    pieces: piecesOf(line.from, line.to, splices),
  }
}

/** The same, joined where so much shorter a rail would be; one with more joints by that keeps its own. */
const withJointsMoved = (by: number, roof: ArrayRoof): Shortening => {
  const u = alongOf(roof)
  const shorten = withShorterEnds(by, u)
  const known = new Map<string, Joined>()
  return (rail) => {
    const shorter = shorten(rail)
    const isShorter = shorter.from[u] > rail.from[u] || shorter.to[u] < rail.to[u]
    if (rail.splices.length === 0 || !isShorter) return shorter
    const key = JSON.stringify([onLine(rail, u), clampsOn(rail, u)])
    const { splices, pieces } = known.get(key) ?? joinedAnew(rail, by, roof)
    known.set(key, { splices, pieces })
    if (splices.length > rail.splices.length) return shorter
    const across = u === 'x' ? { y: rail.from.y } : { x: rail.from.x }
    return { ...shorter, pieces, splices: splices.map((splice) => ({ ...splice, ...across })) }
  }
}

/** Every way to trim the rails of a roof, all of them alike: by as little as may be first, and with their joints where they are. */
export const shortenings = (roof: ArrayRoof): readonly Shortening[] => {
  const lengths = Array.from({ length: MOST_TRIMMED }, (_, index) => index + 1)
  return [...lengths.map((by) => withShorterEnds(by, alongOf(roof))), ...lengths.map((by) => withJointsMoved(by, roof))]
}
