import type { LaidPanel, LaidPlane, LaidRail } from '@soundroof/contract/roofs/panel-layout/layout'
import type { FrameSide } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { groupedBy } from './grouped-by.ts'

/** A leg from the low edge of its panel along the roof, and its height, mm. */
export type LegPlace = { readonly along: number; readonly height: number }

/** A row of tilt frames: its low edge up from the eave or along it, mm, and its legs from there. */
export type FrameRow = { readonly low: number; readonly legs: readonly LegPlace[] }

/** What a section shows, mm: two neighbouring rows, the lower one first, or the only one. */
export type FrameRows = {
  readonly side: FrameSide
  readonly depth: number
  readonly rows: readonly [FrameRow, ...FrameRow[]]
  readonly pitch: number | null
  /** Whether other rows of the face have other legs, or another distance. */
  readonly differ: boolean
}

type Faced = readonly { readonly faces?: FrameSide | undefined }[]

/** Growing from the low edge to the high one. */
const rising = (side: FrameSide, { x, y }: { readonly x: number; readonly y: number }): number =>
  ({ eave: y, ridge: -y, left: x, right: -x })[side]

const isUp = (side: FrameSide): boolean => side === 'eave' || side === 'ridge'

const startOf = (side: FrameSide, { x, y, width, height }: LaidPanel): number =>
  Math.min(rising(side, { x, y }), rising(side, { x: x + width, y: y + height }))

const legsOf = (side: FrameSide, start: number, rails: readonly LaidRail[]): readonly LegPlace[] => {
  const legs = rails.flatMap(({ feet }) =>
    feet.flatMap((foot) => (foot.leg ? [{ along: rising(side, foot) - start, height: foot.leg.height }] : [])),
  )
  return groupedBy(legs, ({ along }) => String(Math.round(along)))
    .map(([first]) => first as LegPlace)
    .toSorted((one, other) => one.along - other.along)
}

type Frame = FrameRow & {
  readonly side: FrameSide
  readonly depth: number
  readonly start: number
  /** Frames behind each other in a block. */
  readonly line: string
}

const framesOf = ({ panels, rails }: Pick<LaidPlane, 'panels' | 'rails'>, blocks: Faced): readonly Frame[] => {
  const byRun = new Map(groupedBy(rails, ({ row }) => String(row)).map((own) => [own[0]?.row, own]))
  return groupedBy(panels, ({ row }) => String(row)).flatMap((run) => {
    const first = run[0] as LaidPanel
    const side = blocks[first.place.block]?.faces ?? 'eave'
    const start = startOf(side, first)
    const legs = legsOf(side, start, byRun.get(first.row) ?? [])
    const depth = isUp(side) ? first.height : first.width
    const low = Math.abs(start)
    return run.map(({ place: { block, row, column } }) => ({
      ...{ side, depth, start, legs, low },
      line: `${block} ${isUp(side) ? column : row}`,
    }))
  })
}

const legsKey = ({ legs }: FrameRow): string =>
  JSON.stringify(legs.map(({ along, height }) => [Math.round(along), Math.round(height)]))

const kindOf = (frame: Frame): string => `${frame.side} ${Math.round(frame.depth)} ${legsKey(frame)}`

type Pair = { readonly of: readonly [Frame, Frame]; readonly pitch: number }

const pairsOf = (frames: readonly Frame[]): readonly Pair[] =>
  groupedBy(frames, ({ line }) => line).flatMap((own) =>
    own.slice(1).map((next, index) => {
      const before = own[index] as Frame
      return { of: [before, next] as const, pitch: Math.round(next.start - before.start) }
    }),
  )

/** The nearest neighbours of a face, each with its own legs; null: there are no panels. */
export const frameRows = (plane: Pick<LaidPlane, 'panels' | 'rails'>, blocks: Faced): FrameRows | null => {
  const frames = framesOf(plane, blocks).toSorted((one, other) => one.start - other.start)
  const pairs = pairsOf(frames)
  const [first, ...others] = pairs
  const pair = others.reduce((best, each) => (best && best.pitch <= each.pitch ? best : each), first)
  const rows: readonly Frame[] = pair?.of ?? frames.slice(0, 1)
  const [lower, ...upper] = rows
  if (lower === undefined) return null
  const kinds = new Set(rows.map(kindOf))
  const isShown = ({ side, start }: Frame): boolean => rows.some((row) => row.side === side && row.start === start)
  const isUnlike = (frame: Frame): boolean => !isShown(frame) && (kinds.size > 1 || !kinds.has(kindOf(frame)))
  return {
    side: lower.side,
    depth: lower.depth,
    rows: [lower, ...upper],
    pitch: pair?.pitch ?? null,
    differ: frames.some(isUnlike) || pairs.some(({ pitch }) => pitch !== pair?.pitch),
  }
}
