import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import type { PanelRow } from '../blocks/blocks-of-rows.ts'
import { zonesTouched } from '../blocks/cell-refusal.ts'
import { onRails } from '../rails/support-run.ts'
import type { Below, Face } from './face-room.ts'
import { isInFrames, panelsIn, type Run, runsOf, withoutRuns } from './runs-of-rows.ts'

/** Of a panel across its rails, mm. */
const depthAcross = ({ roof, width, height }: Face): number => (roof.railsUpSlope ? width : height)

/** From one panel to the next along its rails: in frames each has rails of its own, and they may not meet. */
const risePitch = ({ roof, pitch, rowPitch }: Face): number => (roof.railsUpSlope ? rowPitch : pitch)

/** The rails below a run in these zones; null where it finds none. */
const railsIn = (face: Face, zones: readonly LayoutZone[], { from, to, v }: Run): Below | null => {
  const { zoned, field, roof, arrangements } = face
  const extent = { from, to, v, depth: depthAcross(face), faces: roof.frames?.faces ?? null }
  const found = onRails(zones, extent, { zoned, field, roof, arrangements })
  if ('reason' in found) return null
  const { arrangement, rail } = found
  if (isInFrames(face) && rail.to - rail.from > risePitch(face)) return null
  const isOffCourse = roof.courses !== null && roof.railLines !== null && arrangement.rails[0]?.line === null
  return {
    feet: rail.feet.length * arrangement.rails.length,
    past: Math.max(from - rail.from, rail.to - to),
    isTold: isOffCourse || rail.isTooFar,
  }
}

const knownFrom = ({ known }: Face, key: string, from: number): Map<number, Below | null> => {
  const inZones = known.get(key) ?? new Map<number, Map<number, Below | null>>()
  const before = inZones.get(from)
  if (before !== undefined) return before
  const begun = new Map<number, Below | null>()
  known.set(key, inZones.set(from, begun))
  return begun
}

/** Whether runs of one length are alike, wherever they lie across their rails: no slanting side, line or obstacle ends them. */
const isAlike = (face: Face, { v }: Run): boolean =>
  face.isSquare &&
  face.roof.railLines === null &&
  face.field.solid.every(({ fromV, toV }) => fromV >= v + depthAcross(face) || toV <= v)

/** The rails below a run; null where it finds none. */
export const railsBelow = (face: Face, run: Run): Below | null => {
  const zones = zonesTouched(face.zoned.regions, run.rectangle)
  const begun = knownFrom(face, isAlike(face, run) ? zones.join() : `${zones.join()} ${run.v}`, run.from)
  const before = begun.get(run.to)
  if (before !== undefined) return before
  const below = railsIn(face, zones, run)
  begun.set(run.to, below)
  return below
}

/**
 * The rows, or with rails up the slope the columns, that find rails and feet; none as soon as they are too few.
 * @param mayLose how many panels may find none
 */
export const heldRows = (face: Face, rows: readonly PanelRow[], mayLose: number): readonly PanelRow[] => {
  const lost: Run[] = []
  let left = mayLose
  for (const run of runsOf(face, rows)) {
    if (railsBelow(face, run) !== null) continue
    lost.push(run)
    left -= panelsIn(face, run)
    if (left < 0) return []
  }
  return lost.length === 0 ? rows : withoutRuns(face, rows, lost)
}
