import type { FrameSide, PlaneName } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { ArrayRoof } from '../settings/array-settings.ts'
import type { FrameRows } from '../settings/frame-rows.ts'
import { stepsToCover, wholeFrom } from '../settings/whole-steps.ts'
import { clearPitch, depthOf, isUpFrame, sunOver, upFrame } from './frames.ts'

/** Sides of a face by how far they turn from its eave, clockwise from above. */
const turns: Readonly<Record<FrameSide, number>> = { eave: 0, left: 90, ridge: 180, right: 270 }
const planeTurns: Readonly<Record<PlaneName, number>> = { front: 0, roof: 0, left: 90, back: 180, right: 270 }

/** Which way a side of a face looks, degrees clockwise from north; null: not known. */
export const azimuthOf = (faces: FrameSide, plane: PlaneName, frontFacing: number | null): number | null =>
  frontFacing === null ? null : (frontFacing + planeTurns[plane] + turns[faces]) % 360

/** Degrees from north, either way. */
export const fromNorth = (azimuth: number): number => Math.min(azimuth, 360 - azimuth)

const bySun = (frontFacing: number): FrameSide =>
  (['eave', 'left', 'right', 'ridge'] as const).reduce((best, side) => {
    const [own, least] = [side, best].map((each) => fromNorth(azimuthOf(each, 'roof', frontFacing) as number))
    return (own as number) < (least as number) ? side : best
  })

/** What rows of frames follow from. */
export type Drawn = Pick<ArrayRoof, 'building' | 'railsUpSlope' | 'request' | 'panel' | 'feetOn' | 'members'>

/** Up the slope where the face looks away from north, and the panels still rise towards it. */
const upOrDown = ({ building, request, panel }: Drawn, plane: PlaneName): FrameSide => {
  const down = azimuthOf('eave', plane, request.frontFacing)
  return down !== null && fromNorth(down) > 90 && (panel.tilt ?? 0) > building.slope ? 'ridge' : 'eave'
}

/**
 * The side that rows of a face look to. On a flat roof the one nearest to north, parallel to the building; where north is not
 * known, rows lie along their rails. On a slope they look up or down it. docs/decisions/069.
 */
const sideFaced = (roof: Drawn, plane: PlaneName): FrameSide => {
  const { frontFacing, frames: asked } = roof.request
  if (asked?.faces !== undefined) return asked.faces
  if (roof.building.form !== 'flat') return upOrDown(roof, plane)
  if (frontFacing !== null) return bySun(frontFacing)
  return isUpFrame('eave', roof.railsUpSlope) ? 'left' : 'eave'
}

/** mm: the widest gap of a block; beyond it no pitch is sensible. */
export const WIDEST_GAP = 10_000

/** A rail reaches so far past both its legs, mm. */
const PAST_LEG = 50

/** Where each panel has rails of its own: rows over purlins, battens or ribs alike, so that no rail meets the next row's. */
const overLines = (clear: number, depth: number, { feetOn, members }: Drawn): number => {
  const least = Math.max(clear, wholeFrom(depth + 2 * PAST_LEG))
  if (feetOn === 'anywhere') return least
  const { pitch } = feetOn === 'members' ? members : feetOn
  return pitch * stepsToCover(Math.max(least, pitch + 2 * PAST_LEG), pitch)
}

const pitchOn = (faces: FrameSide, length: number, latitude: number, roof: Drawn): number | null => {
  const { panel, request, building, railsUpSlope } = roof
  if (request.frames?.pitch !== undefined) return request.frames.pitch
  const clear = clearPitch(length, panel.tilt ?? 0, sunOver(latitude, faces, building.slope))
  return clear !== null && isUpFrame(faces, railsUpSlope)
    ? overLines(clear, depthOf(length, panel.tilt ?? 0), roof)
    : clear
}

/** Rows of frames on a face: by the sun, or as they were asked for. */
export const rowsOn = (plane: PlaneName, latitude: number, roof: Drawn): FrameRows => {
  const { panel, railsUpSlope, request } = roof
  const tilt = panel.tilt ?? 0
  const faces = sideFaced(roof, plane)
  const length = upFrame(panel, faces, railsUpSlope)
  const pitch = pitchOn(faces, length, latitude, roof)
  const isAbsurd = pitch === null || pitch - depthOf(length, tilt) > WIDEST_GAP
  return { faces, azimuth: azimuthOf(faces, plane, request.frontFacing), pitch: isAbsurd ? null : pitch }
}

/** The roof as its rows lie on one face. */
export const onFace = (roof: ArrayRoof, plane: PlaneName): ArrayRoof =>
  roof.frames === null ? roof : { ...roof, frames: { ...roof.frames, ...rowsOn(plane, roof.frames.latitude, roof) } }
