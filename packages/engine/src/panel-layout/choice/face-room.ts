import type { LayoutZone } from '@soundroof/contract/roofs/panel-layout/layout'
import type { PanelBlock } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { panelOn } from '../blocks/block-cells.ts'
import { usualBlock } from '../blocks/blocks-of-rows.ts'
import type { ZonedPlane } from '../blocks/cell-refusal.ts'
import { type Block, type Span, spanIn } from '../face/band-frame.ts'
import { type Field, fieldOf } from '../face/plane-field.ts'
import { isUpFrame, shrinkOn } from '../frames/frames.ts'
import type { Arrangement } from '../rails/run-arrangement.ts'
import { TOUCH } from '../roof/zone-regions.ts'
import type { ArrayRoof, Lines } from '../settings/array-settings.ts'
import { stepsToCover, stepsWithin, wholeNear } from '../settings/whole-steps.ts'

/** The feet below a run of panels, how far its rails reach past it, mm, and whether an installer is told to look at them. */
export type Below = { readonly feet: number; readonly past: number; readonly isTold: boolean }

/** A plane with the room for rows of panels on it; mm, along the eave and up the slope. */
export type Face = {
  readonly zoned: ZonedPlane
  readonly roof: ArrayRoof
  /** Limits along the eave and up the slope. */
  readonly shape: Field
  /** Limits along and across the rails. */
  readonly field: Field
  readonly width: number
  readonly height: number
  /** From one panel of a row to the next, and from row to row. */
  readonly pitch: number
  readonly rowPitch: number
  readonly gaps: PanelBlock['gaps']
  /** What no panel may cover, in order along the eave. */
  readonly taken: readonly Block[]
  /** Room of a row by where it begins up the slope. */
  readonly rooms: Map<number, readonly Span[]>
  /** No slanting sides. */
  readonly isSquare: boolean
  /** What was found below runs, by their zones and ends, and their place where it matters; null: no rails. */
  readonly known: Map<string, Map<number, Map<number, Below | null>>>
  /** The same of the rails of runs, by zones and place across them. */
  readonly arrangements: Map<string, Arrangement | null>
  /** Where rails up the slope were found to carry least. */
  readonly lightest: Map<string, readonly number[]>
}

const isSquare = ({ outline }: Field): boolean =>
  outline.every(({ byU, byV }) => Math.abs(byU) < 1e-9 || Math.abs(byV) < 1e-9)

/** Null: all of the plane is kept clear. */
export const faceOf = (
  zoned: ZonedPlane,
  isClear: (zone: LayoutZone) => boolean,
  roof: ArrayRoof,
  gaps: PanelBlock['gaps'] = usualBlock(roof).gaps,
): Face | null => {
  const left = { areas: true } as const
  const shape = fieldOf(zoned.plane, zoned.regions, isClear, { ...roof, railsUpSlope: false }, left)
  const field = fieldOf(zoned.plane, zoned.regions, isClear, roof, left)
  if (shape === null || field === null) return null
  const size = panelOn(usualBlock(roof), roof)
  const pitches = { pitch: size.width + gaps.panels, rowPitch: size.height + gaps.rows }
  return {
    zoned,
    roof,
    shape,
    field,
    ...size,
    ...pitches,
    gaps,
    taken: takenOn(shape, roof),
    isSquare: isSquare(field),
    rooms: new Map(),
    known: new Map(),
    arrangements: new Map(),
    lightest: new Map(),
  }
}

/** Rows of frames on front and rear legs lie as far apart as was typed. */
const isPitchTyped = ({ frames, railsUpSlope, request }: ArrayRoof): boolean =>
  frames !== null && !isUpFrame(frames.faces, railsUpSlope) && request.frames?.pitch !== undefined

/** Rows, or with rails up the slope columns, as far apart as purlins, battens or ribs let them; null: at the usual gap. */
export const gapsOnLines = (roof: ArrayRoof): PanelBlock['gaps'] | null => {
  const { gaps, ...usual } = usualBlock(roof)
  if (roof.railLines === null || isPitchTyped(roof)) return null
  const { width, height } = panelOn(usual, roof)
  const { pitch } = roof.railLines
  const onLines = (size: number, gap: number): number => pitch * stepsToCover(size + gap, pitch) - size
  return roof.railsUpSlope
    ? { ...gaps, panels: onLines(width, gaps.panels) }
    : { ...gaps, rows: onLines(height, gaps.rows) }
}

/** An obstacle with the room that the ends of rails beside it need. */
const withRailEnds = ({ fromU, toU, fromV, toV }: Block, { railsUpSlope, rails: { pastPanel } }: ArrayRoof): Block =>
  railsUpSlope
    ? { fromU, toU, fromV: fromV - pastPanel, toV: toV + pastPanel }
    : { fromU: fromU - pastPanel, toU: toU + pastPanel, fromV, toV }

const withMargin = ({ fromU, toU, fromV, toV }: Block): Block => ({
  fromU: fromU - 2 * TOUCH,
  toU: toU + 2 * TOUCH,
  fromV: fromV - 2 * TOUCH,
  toV: toV + 2 * TOUCH,
})

/** What no panel of a row may cover, in order along the eave. */
const takenOn = ({ solid, clear }: Field, roof: ArrayRoof): readonly Block[] =>
  [...solid.map((each) => withRailEnds(each, roof)), ...clear.map(withMargin)].toSorted(
    (one, other) => one.fromU - other.fromU,
  )

const roomAt = ({ shape, taken, height }: Face, y: number): readonly Span[] => {
  const span = spanIn(shape.panels, y, y + height)
  if (span === null) return []
  const free: Span[] = []
  let { low } = span
  for (const { fromU, toU, fromV, toV } of taken) {
    if (fromV >= y + height - 1e-6 || toV <= y + 1e-6) continue
    if (fromU >= span.high) break
    if (fromU > low) free.push({ low, high: fromU })
    low = Math.max(low, toU)
  }
  return low < span.high || low === span.low ? [...free, { low, high: span.high }] : free
}

/** Where the panels of a row may lie that begins so far up the slope, mm along the eave. */
export const rowRoom = (face: Face, y: number): readonly Span[] => {
  const known = face.rooms.get(y)
  if (known !== undefined) return known
  const room = roomAt(face, y)
  face.rooms.set(y, room)
  return room
}

/** What one millimetre of a panel across its rails is on the roof. */
export const acrossOn = ({ panel, frames, railsUpSlope }: ArrayRoof): number =>
  shrinkOn(panel.tilt ?? 0, frames?.faces ?? null, railsUpSlope).across

/**
 * Distances from the edge of a panel that put a line there under which its rails carry alike: those of the result, and with the
 * middle of the panel on a line or between two.
 */
export const evenPlaces = (roof: ArrayRoof, pitch: number): readonly number[] => {
  const { answers, panel } = roof
  const across = acrossOn(roof)
  const own = [...answers.values()].map(({ rails }) => (rails[0] as number) * across)
  const middle = (panel.length * across) / 2
  return [...new Set([...own, middle, middle - pitch / 2])]
}

/** Where the rails up the slope of a panel lie as the result says, each on a rib: the first such place from here on. */
export const evenlyOnRibs = ({ roof }: Face, from: number): readonly number[] => {
  const { railLines, railsUpSlope } = roof
  if (railLines === null || !railsUpSlope) return []
  return evenPlaces(roof, railLines.pitch).map((place) => {
    const { first, pitch } = railLines
    return first + pitch * Math.max(0, stepsToCover(from + place - first, pitch)) - place
  })
}

/** Where a rail so long ends alike past its first and its last foot: over a line or between two in its middle, from a place on. */
export const evenlyOver = ({ first, pitch }: Lines, from: number, length: number): readonly number[] => {
  const middle = stepsToCover(from + length / 2 - first, pitch / 2)
  return [middle, middle + 1].map((half) => wholeNear(first + (half * pitch) / 2 - length / 2))
}

/** How many panels lie side by side in a length, mm. */
export const columnsIn = ({ width, pitch }: Pick<Face, 'width' | 'pitch'>, length: number): number =>
  length < width - 1e-6 ? 0 : stepsWithin(length - width + 1e-6, pitch) + 1

/** Length of so many panels side by side, mm. */
export const lengthOf = ({ width, pitch }: Pick<Face, 'width' | 'pitch'>, columns: number): number =>
  width + (columns - 1) * pitch

/** The most panels that one part of a row takes. */
export const mostColumns = (face: Face, y: number): number =>
  rowRoom(face, y).reduce((most, { low, high }) => Math.max(most, columnsIn(face, high - low)), 0)
