import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import type { PanelBlock, PlaneName } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { blocksOfRows, type PanelRow, usualBlock } from '../blocks/blocks-of-rows.ts'
import type { ZonedPlane } from '../blocks/cell-refusal.ts'
import { onFace } from '../frames/facing-sun.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import { mostPanels } from '../settings/wanted-panels.ts'
import { type Face, faceOf, gapsOnLines } from './face-room.ts'
import { fillFace, mostRoom, trimmedTo } from './fill-face.ts'
import { everMilder } from './milder-zones.ts'
import { oneBlock } from './one-block.ts'

/** A face with as many panels as it takes; the same with rows further apart, where they have to meet purlins or battens. */
export type FullFace = {
  readonly face: Face
  readonly wide: Face | null
  readonly full: Face
  readonly rows: readonly PanelRow[]
  readonly most: number
}

const count = (rows: readonly PanelRow[]): number => rows.reduce((sum, { columns }) => sum + columns, 0)

/** No panel lies alone on a face where another face takes more. */
const withoutLone = (faces: readonly FullFace[]): readonly FullFace[] =>
  faces.some(({ most }) => most > 1) ? faces.filter(({ most }) => most !== 1) : faces

type IsClear = (zone: LayoutZone) => boolean

/** A face with as many panels as it takes; null where all of it is kept clear. */
const filled = (zoned: ZonedPlane, isClear: IsClear, given: ArrayRoof, moreThan = 0): FullFace | null => {
  const roof = onFace(given, zoned.plane.name)
  const face = faceOf(zoned, isClear, roof)
  if (face === null) return null
  const gaps = gapsOnLines(roof)
  const wide = gaps === null ? null : faceOf(zoned, isClear, roof, gaps)
  const rows = fillFace(face, moreThan)
  const others = wide === null ? [] : fillFace(wide, Math.max(moreThan, count(rows)))
  const isWide = wide !== null && count(others) > count(rows)
  const most = isWide ? { full: wide, rows: others } : { full: face, rows }
  return { face, wide, ...most, most: count(most.rows) }
}

const opposite: Partial<Record<PlaneName, PlaneName>> = { back: 'front', right: 'left' }

/** Opposite faces of a roof are alike, where nothing lies on them: one that is filled already, turned round. */
const turned = (zoned: ZonedPlane, before: readonly FullFace[], { frames, request }: ArrayRoof): FullFace | null => {
  const names = [zoned.plane.name, opposite[zoned.plane.name]]
  const known = before.find(({ face }) => face.zoned.plane.name === names[1])
  if (known === undefined || frames !== null || request.obstacles.some(({ plane }) => names.includes(plane)))
    return null
  const face = { ...known.face, zoned }
  const wide = known.wide === null ? null : { ...known.wide, zoned }
  return { ...known, face, wide, full: wide !== null && known.full === known.wide ? wide : face }
}

/** The same with the zones that let it take most: as few of the strictest are left empty as that needs. */
const filledMost = (zoned: ZonedPlane, isClear: IsClear, roof: ArrayRoof): FullFace | null => {
  let best: FullFace | null = null
  for (const each of everMilder(zoned.regions, isClear)) {
    const next = filled(zoned, each, roof, best?.most ?? 0)
    if (best === null || (next !== null && next.most > best.most)) best = next
    // Fewer zones have no more room than what is filled.
    if (best !== null && best.most >= mostRoom(best.face)) return best
  }
  return best
}

/** Every face that may carry panels, filled. */
export const fullFaces = (planes: readonly ZonedPlane[], isClear: IsClear, roof: ArrayRoof): readonly FullFace[] => {
  const faces: FullFace[] = []
  for (const zoned of planes) {
    const face = turned(zoned, faces, roof) ?? filledMost(zoned, isClear, roof)
    if (face !== null) faces.push(face)
  }
  return withoutLone(faces)
}

/** Degrees between where a face looks and north; faces are told apart where the direction of the front is known. */
const fromNorth = ({ face }: FullFace): number => {
  const { frontFacing } = face.roof.request
  if (frontFacing === null) return 0
  const turned = { front: 0, roof: 0, left: 90, back: 180, right: 270 }[face.zoned.plane.name]
  const facing = (frontFacing + turned) % 360
  // West comes after east.
  return Math.min(facing, 360 - facing) + (facing > 180 ? 1e-3 : 0)
}

/** Nearest to north first; else the face that takes most, and the same one every time. Third pass 6. */
const inOrder = (faces: readonly FullFace[]): readonly FullFace[] =>
  faces.toSorted((one, other) => fromNorth(one) - fromNorth(other) || other.most - one.most)

/** How many go on each face: all that it takes before the next, but no single panel on the last where an earlier one has three. */
const sharesOf = (faces: readonly FullFace[], wanted: number): readonly number[] => {
  let left = wanted
  const shares = faces.map(({ most }) => {
    const share = Math.min(most, left)
    left -= share
    return share
  })
  const lone = shares.lastIndexOf(1)
  const giver = shares.findLastIndex((share, index) => index < lone && share > 2)
  if (giver < 0 || (faces[lone] as FullFace).most < 2) return shares
  return shares.map((share, index) => share + (index === lone ? 1 : index === giver ? -1 : 0))
}

/** Rows of a face as blocks, turned as panels lie on it. */
export const blocksOnFace = (face: Face, rows: readonly PanelRow[]): readonly PanelBlock[] =>
  blocksOfRows(rows, face.zoned.plane.name, { ...usualBlock(face.roof), gaps: face.gaps }, face)

type Placed = { readonly face: Face; readonly rows: readonly PanelRow[] }

const placedOn = ({ face, wide, full, rows, most }: FullFace, wanted: number): Placed => {
  for (const each of [face, ...(wide === null ? [] : [wide])]) {
    const block = oneBlock(each, wanted)
    if (block !== null) return { face: each, rows: block.rows }
  }
  return { face: full, rows: wanted >= most ? rows : trimmedTo(full, rows, wanted) }
}

/** Two fewer where the one that finds no place would lie alone on the next face. */
const placedBefore = (face: FullFace, wanted: number, leavesLone: boolean): Placed => {
  const placed = placedOn(face, wanted)
  return leavesLone && wanted > 3 && wanted - count(placed.rows) === 1 ? placedOn(face, wanted - 2) : placed
}

/** The blocks that an installer would lay: so many panels, or as many as fit. */
export const chooseBlocks = (faces: readonly FullFace[], wanted: number | null): readonly PanelBlock[] => {
  const ordered = inOrder(faces)
  const shares = sharesOf(ordered, Math.min(wanted ?? mostPanels, mostPanels))
  let missing = 0
  return ordered.flatMap((each, index) => {
    const share = Math.min(each.most, (shares[index] as number) + missing)
    if (share < 1) return []
    const isAll = wanted === null && share === each.most
    const leavesLone = (ordered[index + 1]?.most ?? 0) > 1 && shares[index + 1] === 0
    const { face, rows } = isAll ? { face: each.full, rows: each.rows } : placedBefore(each, share, leavesLone)
    missing += (shares[index] as number) - count(rows)
    return blocksOnFace(face, rows)
  })
}
