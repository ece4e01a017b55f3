import type { LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import type { PanelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { cellsOf, extentOf, facedBy, panelOn } from '../blocks/block-cells.ts'
import { azimuthOf, fromNorth } from '../frames/facing-sun.ts'
import { clearPitch, isLowFirst, isUpFrame, noonSun, risesUp, sunOver, upFrame } from '../frames/frames.ts'
import type { Rectangle } from '../roof/plan-line.ts'
import type { ArrayRoof } from '../settings/array-settings.ts'
import type { Frames } from '../settings/frame-rows.ts'

type Row = { readonly block: PanelBlock; readonly extent: Rectangle }

/** From one row to the next of a block; null: it has one row. */
export const pitchIn = (block: PanelBlock, roof: ArrayRoof): number | null => {
  const { width, height } = panelOn(block, roof)
  if (risesUp(facedBy(block, roof) ?? 'eave')) return block.rows > 1 ? height + block.gaps.rows : null
  return block.columns > 1 ? width + block.gaps.panels : null
}

/** From the last row of one block to the first of one behind it; null: it does not lie behind. */
const pitchBetween = (front: Row, rear: Row, roof: ArrayRoof): number | null => {
  const faces = facedBy(front.block, roof) ?? 'eave'
  if (front.block.plane !== rear.block.plane || faces !== (facedBy(rear.block, roof) ?? 'eave')) return null
  const [at, size, beside, wide] = risesUp(faces)
    ? (['y', 'height', 'x', 'width'] as const)
    : (['x', 'width', 'y', 'height'] as const)
  const [one, other] = isLowFirst(faces) ? [front, rear] : [rear, front]
  const overlaps =
    one.extent[beside] < other.extent[beside] + other.extent[wide] &&
    other.extent[beside] < one.extent[beside] + one.extent[wide]
  const gap = other.extent[at] - one.extent[at] - one.extent[size]
  return overlaps && gap >= 0 ? panelOn(front.block, roof)[size] + gap : null
}

const rowsOf = (blocks: readonly PanelBlock[], roof: ArrayRoof): readonly Row[] =>
  blocks.flatMap((block, index) => {
    const extent = extentOf(cellsOf(block, index, roof))
    return extent === null ? [] : [{ block, extent }]
  })

/** Whether the sun of noon stands in front of the panels, as far as directions are known. */
const isToSun = ({ block }: Row, roof: ArrayRoof): boolean => {
  const azimuth = azimuthOf(facedBy(block, roof) ?? 'eave', block.plane, roof.request.frontFacing)
  return azimuth === null || fromNorth(azimuth) < 90
}

type Shaded = { readonly pitch: number; readonly clear: number }

const shadedIn = (rows: readonly Row[], frames: Frames, roof: ArrayRoof): readonly Shaded[] =>
  rows
    .filter((row) => isToSun(row, roof))
    .flatMap((front) => {
      const faces = facedBy(front.block, roof) ?? 'eave'
      const length = upFrame(roof.panel, faces, roof.railsUpSlope)
      const clear = clearPitch(length, frames.tilt, sunOver(frames.latitude, faces, roof.building.slope))
      const behind = rows.filter((rear) => rear !== front).map((rear) => pitchBetween(front, rear, roof))
      const pitches = [pitchIn(front.block, roof), ...behind].filter((pitch) => pitch !== null)
      return clear === null ? [] : pitches.map((pitch) => ({ pitch, clear }))
    })
    .filter(({ pitch, clear }) => pitch < clear - 1)

const facesAway = (rows: readonly Row[], roof: ArrayRoof): readonly Message[] => {
  const away = rows
    .map(({ block }) => azimuthOf(facedBy(block, roof) ?? 'eave', block.plane, roof.request.frontFacing))
    .find((azimuth) => azimuth !== null && fromNorth(azimuth) > 90)
  return away === undefined || away === null ? [] : [{ code: 'frames-face-from-north', values: { azimuth: away } }]
}

/** Rows that shade one another, and rows that look away from the sun. */
export const frameWarnings = (blocks: readonly PanelBlock[], roof: ArrayRoof): readonly Message[] => {
  const { frames } = roof
  if (frames === null) return []
  const rows = rowsOf(blocks, roof)
  const shaded = shadedIn(rows, frames, roof).toSorted(
    (one, other) => one.pitch / one.clear - other.pitch / other.clear,
  )
  const [worst] = shaded
  // Of similar triangles: so much of a panel lies in the shadow of the row before it.
  const said: readonly Message[] =
    worst === undefined
      ? []
      : [{ code: 'rows-shade-each-other', values: { ...worst, share: 1 - worst.pitch / worst.clear } }]
  return [...said, ...facesAway(rows, roof)]
}

/** Zones that the result opens and legs close. */
export const legWarnings = (zones: readonly string[]): readonly Message[] =>
  zones.length === 0 ? [] : [{ code: 'legs-take-too-much', values: { zones } }]

/** What a layout of frames takes for granted. */
export const frameAssumptions = (
  planes: readonly LaidPlane[],
  blocks: readonly PanelBlock[],
  roof: ArrayRoof,
): readonly Message[] => {
  const { frames, railsUpSlope } = roof
  if (frames === null) return []
  const { latitude, lowEdge } = frames
  const laid = planes.flatMap(({ name, panels }) => {
    const sides = panels.map(({ place }) => facedBy(blocks[place.block] ?? {}, roof) ?? 'eave')
    return [...new Set(sides)].map((faces) => ({ plane: name, faces }))
  })
  return [
    ...laid.map(({ plane, faces }): Message => {
      const azimuth = azimuthOf(faces, plane, roof.request.frontFacing)
      return { code: 'frames-face', values: { plane, faces, azimuth } }
    }),
    { code: 'frames-clear-of-shadow', values: { sun: noonSun(latitude), latitude } },
    { code: 'legs-are-braced', values: { lowEdge } },
    ...(laid.some(({ faces }) => isUpFrame(faces, railsUpSlope)) ? (['rails-lie-in-the-frames'] as const) : []),
  ]
}
