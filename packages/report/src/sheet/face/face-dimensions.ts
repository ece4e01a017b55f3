import type { Say } from '@soundroof/words/language/say'
import type { Mark } from '../../drawing/mark.ts'
import { quiet } from '../../drawing/palette.ts'
import type { Point } from '../../drawing/scene.ts'
import { chainOf } from '../../setting-out/chain.ts'
import type { RailLine } from '../../setting-out/rail-lines.ts'
import type { SettingOut } from '../../setting-out/setting-out.ts'
import { lines, type Pen, ring, words } from '../paper.ts'
import type { View } from '../view.ts'
import { chainMarks } from './chain-marks.ts'
import { ordinateMarks, ordinateRoom } from './rail-ordinates.ts'
import { rangeText } from './range-text.ts'

/** Points between the lines of dimensions, and from the drawing to the first. */
export const apart = 12.5
const first = 11

/** Points that the chains above stand higher, so that names of upright ones have room below them. */
const raised = 8

/** Chains of a face along the eave that are drawn: below the eave and above the top. */
const most = 3

type Named = {
  readonly name: string
  readonly chain: readonly number[]
  readonly edge: number
  readonly steps?: boolean
}

/** Of every second kind of row or rail from the eave up, above the drawing; the others below it. */
const split = <T>(all: readonly T[]): readonly [readonly T[], readonly T[]] => [
  all.filter((_, index) => index % 2 === 0).slice(0, most),
  all.filter((_, index) => index % 2 === 1).slice(0, most),
]

export const railsText = (rails: readonly Pick<RailLine, 'number'>[]): string =>
  rangeText(
    rails.map(({ number }) => number),
    'R',
  )

/** A name beside a chain; the schedule names all. */
const short = (text: string): string => {
  const parts = text.split(', ')
  return parts.length > 2 ? `${parts.slice(0, 2).join(', ')} …` : text
}

const rowChains = (say: Say, out: SettingOut): readonly Named[] =>
  out.alongRows.map(({ of, chain }) => ({
    name: say(of.length > 1 ? 'sheet.row-range' : 'sheet.row', {
      rows: short(rangeText(of.map(({ number }) => number))),
    }),
    chain,
    edge: of[0]?.low ?? 0,
  }))

/** From the eave or corner A, not from the end of the rail: it is there that a tape begins. */
const feetChains = (say: Say, out: SettingOut): readonly Named[] =>
  out.feet.map(({ of, chain }) => ({
    name: say('sheet.feet-of', { rails: short(railsText(of)) }),
    steps: true,
    chain: [0, ...chain.slice(1)],
    edge: of[0]?.at ?? 0,
  }))

/** Points for the numbers of rails beyond the ends of rails that run up the slope. */
const nameRoom = ({ railsUp }: SettingOut): number => (railsUp ? 12 : 0)

/** Points below the drawing for numbers of rails and their distances from corner A. */
const belowRails = (out: SettingOut, view: Pick<View, 'long'>): number =>
  nameRoom(out) + ordinateRoom(out, view, hasRailChain(out, view))

/** Points from one upright chain to the next: for "4 × 1200 = 4800", or one length. */
const apartBeside = ({ railsUp, height }: SettingOut): number => {
  if (!railsUp) return 50
  return height < 10_000 ? 60 : 72
}

export type ChainPlan = {
  readonly below: readonly Named[]
  readonly above: readonly Named[]
  readonly left: readonly Named[]
  readonly right: readonly Named[]
  /** Points that the chains need beside the drawing. */
  readonly margin: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
}

const isWide = (view: Pick<View, 'long'>, chain: readonly number[]): boolean =>
  chain.slice(1).every((place, index) => {
    const part = place - (chain[index] as number)
    return part < 150 || view.long(part) > 15
  })

/** Whether the lengths between rails stand below the drawing; else beside each rail. */
export const hasRailChain = ({ railsUp, acrossRails }: SettingOut, view: Pick<View, 'long'>): boolean =>
  !railsUp || isWide(view, acrossRails)

/** Points of a text beside an upright chain. */
const textHeight = 9

/** All lengths where they have room below each other, else to the array and its height; the tables have them all. */
const withRoom = (chain: readonly number[], view: Pick<View, 'long'>): readonly number[] => {
  const [low, high] = [chain[1], chain.at(-2)]
  const length = view.long((chain.at(-1) as number) - (chain[0] as number))
  if (low === undefined || high === undefined || (chain.length - 1) * textHeight <= length) return chain
  return [chain[0] as number, low, high, chain.at(-1) as number]
}

/** Which chains stand where. Rails up the slope that are too close for their lengths stand in the schedule alone. */
export const chainPlan = (say: Say, out: SettingOut, view: Pick<View, 'long'>): ChainPlan => {
  const rows = split(rowChains(say, out))
  const feet = split(feetChains(say, out))
  const across: Named = { name: say('sheet.rails'), chain: out.acrossRails, edge: 0 }
  const beside = (named: Named): Named => ({ ...named, chain: withRoom(named.chain, view) })
  const [below, above] = out.railsUp
    ? [[...(hasRailChain(out, view) ? [across] : []), ...rows[0]], rows[1]]
    : [
        [...feet[0], ...rows[0]],
        [...feet[1], ...rows[1]],
      ]
  const left = out.railsUp ? [...feet[0], ...feet[1]].slice(0, most) : [beside(across)]
  const right: readonly Named[] = [{ name: say('sheet.rows'), chain: withRoom(out.upRows, view), edge: 0 }]
  return {
    below,
    above,
    left,
    right,
    margin: {
      left: 16 + left.length * apartBeside(out),
      right: 30 + 34 + 14,
      bottom: first + (below.length + 1) * apart + 4 + belowRails(out, view),
      top: first + raised + above.length * apart + nameRoom(out),
    },
  }
}

/** From the drawing to a chain, so that the eye finds what is measured. */
const leaders = (places: readonly Point[], to: Partial<Point>): Mark =>
  lines(
    places.map((place) => [place, { ...place, ...to }]),
    { width: 0.3, colour: '#8b97a3' },
  )

const inWindow = (chain: readonly number[], low: number, high: number): readonly number[] =>
  chain.filter((place) => place >= low - 1 && place <= high + 1)

const cornerMarks = (out: SettingOut, view: View, y: number): readonly Mark[] =>
  (['A', 'B'] as const).flatMap((letter, index) => {
    const { left, right } = view.window
    const x =
      view.at({ x: index === 0 ? Math.max(0, left) : Math.min(out.length, right), y: 0 }).x + (index === 0 ? -11 : 11)
    return [ring({ x, y }, 6.5), words(x, y, letter, { size: 8, strong: true, anchor: 'middle' })]
  })

const along = (all: readonly Named[], from: number, step: 1 | -1, view: View, pen: Pen): readonly Mark[] =>
  all.flatMap(({ name, chain, edge, steps = false }, index) => {
    const at = from + step * (first + index * apart)
    const { left, right, bottom, top } = view.window
    if (chain[0] === undefined || chain[0] > right || (chain.at(-1) as number) < left) return []
    const start = view.at({ x: Math.max(left, chain[0]), y: 0 }).x
    return [
      leaders(
        inWindow(chain, left, right).map((x) => view.at({ x, y: Math.min(top, Math.max(bottom, edge)) })),
        { y: at },
      ),
      ...chainMarks(chain, { axis: 'x', at, view, pen }, { steps }),
      words(start - 24, at, name, { size: 7, anchor: 'end', colour: quiet, plated: true }),
    ]
  })

/** Dimensions on all sides of a face. */
export const dimensionMarks = (say: Say, out: SettingOut, plan: ChainPlan, view: View, pen: Pen): readonly Mark[] => {
  const { window } = view
  const [upper, lower] = [view.at({ x: window.left, y: window.top }), view.at({ x: window.right, y: window.bottom })]
  const below = lower.y + belowRails(out, view)
  const whole = below + first + plan.below.length * apart
  const beside = (named: Named, at: number, side: 1 | -1, stagger = 0): readonly Mark[] => [
    leaders(
      inWindow(named.chain, window.bottom, window.top).map((y) =>
        view.at({ x: side === 1 ? window.right : window.left, y }),
      ),
      { x: at },
    ),
    ...chainMarks(named.chain, { axis: 'y', at, view, pen }, { side, steps: named.steps ?? false }),
    words(at + (side === 1 ? 0 : 9), upper.y - 7 - (stagger % 2) * 9, named.name, {
      size: 7,
      anchor: side === 1 ? 'middle' : 'end',
      colour: quiet,
    }),
  ]
  const top = chainOf([0, out.height])
  return [
    ...(below > lower.y + nameRoom(out) ? ordinateMarks(say, out, view, lower.y + nameRoom(out)) : []),
    ...along(plan.below, below, 1, view, pen),
    ...along(plan.above, upper.y - raised - nameRoom(out), -1, view, pen),
    ...chainMarks(chainOf([0, out.length]), { axis: 'x', at: whole, view, pen }, { strong: true }),
    ...cornerMarks(out, view, whole),
    words((upper.x + lower.x) / 2 + 30, whole, say('sheet.eave-from-a-to-b'), { size: 7, colour: quiet, plated: true }),
    // The outermost first: texts of the inner ones stand on its lines.
    ...plan.left
      .map((named, index) => beside(named, upper.x - 14 - index * apartBeside(out), -1, index))
      .toReversed()
      .flat(),
    ...plan.right.flatMap((named) => beside(named, lower.x + 26, 1)),
    ...chainMarks(top, { axis: 'y', at: lower.x + 52, view, pen }, { side: 1 }),
    words(lower.x + 56, upper.y - 7, say('sheet.whole'), { size: 7, anchor: 'middle', colour: quiet }),
  ]
}
