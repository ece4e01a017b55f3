import type { LaidPlane, LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Sized } from './block-rows.ts'
import { clearance, extentOf, type Face, sidesOf } from './face-room.ts'

export const snapModes = ['rafters', 'neighbours', 'off'] as const
export type SnapMode = (typeof snapModes)[number]

/** What a block was snapped to; `number` of a block, from 1. */
export type SnapName =
  | { readonly to: 'on-rafter' | 'on-purlin' | 'centre' | 'setback' }
  | { readonly to: 'beside' | 'in-line' | LaidPlane['lines'][number]['kind']; readonly number: number }

/** A shift along one axis that lays the rectangle exactly, and at what. */
type Pull = { readonly by: number; readonly name: SnapName }

export type Neighbour = Sized & { readonly number: number }

export type SnapTo = {
  readonly mode: SnapMode
  readonly members: LaidPlane['members']
  readonly lines: LaidPlane['lines']
  readonly face: Face
  readonly neighbours: readonly Neighbour[]
  /** Between panels of a row, and between rows. */
  readonly gaps: { readonly panels: number; readonly rows: number }
  /** How near is near enough, mm. */
  readonly reach: number
}

type Axis = 'x' | 'y'

const EXACT = 1e-6
/** Whole millimetres, away from what is kept clear of. */
const wholeInward = (by: number, inward: number): number =>
  inward > 0 ? Math.ceil(by - EXACT) : Math.floor(by + EXACT)

const sizeAlong = { x: 'width', y: 'height' } as const

const besides = (axis: Axis, box: Sized, { neighbours, gaps }: SnapTo): readonly Pull[] => {
  const [size, gap] = [sizeAlong[axis], axis === 'x' ? gaps.panels : gaps.rows]
  const [near, far] = [box[axis], box[axis] + box[size]]
  return neighbours.flatMap((each) => {
    const [low, high] = [each[axis], each[axis] + each[size]]
    const { number } = each
    return [
      { by: Math.ceil(high + gap - near - EXACT), name: { to: 'beside', number } },
      { by: Math.floor(low - gap - far + EXACT), name: { to: 'beside', number } },
      { by: low - near, name: { to: 'in-line', number } },
      { by: high - far, name: { to: 'in-line', number } },
    ] as const
  })
}

const onMember = (axis: Axis, box: Sized, { members, face }: SnapTo): readonly Pull[] => {
  const runs = members.run === 'up-slope' ? 'x' : 'y'
  if (runs !== axis || !(members.pitch > 0)) return []
  const room = extentOf(face)
  const nearest = members.first + Math.round((box[axis] - members.first) / members.pitch) * members.pitch
  const name = { to: axis === 'x' ? 'on-rafter' : 'on-purlin' } as const
  return nearest < 0 || nearest > room[axis] + room[sizeAlong[axis]] ? [] : [{ by: nearest - box[axis], name }]
}

/** Lines that lie close to one another leave half of the room between them free. */
const ofStep = 0.25

/** Courses, ribs, and rafters below battens. */
const onLine = (axis: Axis, box: Sized, { lines }: SnapTo): readonly Pull[] =>
  lines.flatMap(({ kind, run, first, step, count, number }) => {
    if ((run === 'up-slope' ? 'x' : 'y') !== axis || count < 1) return []
    const index = Math.min(Math.max(0, Math.round((box[axis] - first) / step)), count - 1)
    const by = first + index * step - box[axis]
    return Math.abs(by) > step * ofStep ? [] : [{ by, name: { to: kind, number: number + index } }]
  })

const atCentre = (box: Sized, { face }: SnapTo): readonly Pull[] => {
  const room = extentOf(face)
  return [{ by: room.x + room.width / 2 - box.x - box.width / 2, name: { to: 'centre' } }]
}

/** Sides that run along the eave are met up the slope, others along the eave. */
const atSetback = (axis: Axis, parts: readonly Sized[], { face }: SnapTo): readonly Pull[] =>
  sidesOf(face)
    .filter(({ inward }) => (Math.abs(inward.x) < 0.1 ? 'y' : 'x') === axis)
    .map((side) => {
      const nearest = Math.min(...parts.map((each) => clearance(side, each)))
      const inward = side.inward[axis]
      return { by: wholeInward((face.setback - nearest) / inward, inward), name: { to: 'setback' } }
    })

const pullsOf = (axis: Axis, box: Sized, parts: readonly Sized[], to: SnapTo): readonly Pull[] => [
  ...atSetback(axis, parts, to),
  ...(to.mode === 'neighbours' ? besides(axis, box, to) : [...onLine(axis, box, to), ...onMember(axis, box, to)]),
  ...(axis === 'x' ? atCentre(box, to) : []),
]

const nearestOf = (pulls: readonly Pull[], reach: number): Pull | null =>
  pulls.reduce<Pull | null>((best, pull) => {
    const away = Math.abs(pull.by)
    return away > reach || (best !== null && away >= Math.abs(best.by)) ? best : pull
  }, null)

export type Snapped = { readonly by: LayoutPoint; readonly names: readonly SnapName[] }

const raised = <S extends Sized>(each: S, by: number): S => ({ ...each, y: each.y + by })

/** How far panels are pulled to what lies near them, each axis by itself. @param box around them */
export const snapped = (box: Sized, to: SnapTo, panels: readonly Sized[] = [box]): Snapped => {
  if (to.mode === 'off') return { by: { x: 0, y: 0 }, names: [] }
  const up = nearestOf(pullsOf('y', box, panels, to), to.reach)
  // The distance of a hip depends on the height, so that comes first.
  const by = up?.by ?? 0
  const parts = panels.map((each) => raised(each, by))
  const along = nearestOf(pullsOf('x', raised(box, by), parts, to), to.reach)
  return { by: { x: along?.by ?? 0, y: up?.by ?? 0 }, names: [along, up].flatMap((pull) => (pull ? [pull.name] : [])) }
}
