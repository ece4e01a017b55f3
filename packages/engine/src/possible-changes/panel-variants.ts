import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { tiltOf } from '../actions/tilt.ts'
import type { Variant } from './variant.ts'

type PanelLengthBand = AssessmentInput['array']['panelLength']

/** Degrees between two tilts that are tried. */
const TILT_STEP = 5

/** Less tilt, in steps, and at last flush; none where panels are flush. */
export const lowerTilts = ({ array }: AssessmentInput): readonly Variant[] => {
  const from = tiltOf(array)
  if (from === null) return []
  const touches = ['pressure', 'members', 'rails'] as const
  const tilts: number[] = []
  for (let tilt = (Math.ceil(from / TILT_STEP) - 1) * TILT_STEP; tilt > 0; tilt -= TILT_STEP) tilts.push(tilt)
  const lower = tilts.map(
    (tilt): Variant => ({
      kind: 'tilt',
      message: { code: 'lower-tilt', values: { from, to: tilt } },
      touches,
      change: (input) => ({ ...input, array: { ...input.array, tilt } }),
    }),
  )
  const flush: Variant = {
    kind: 'tilt',
    message: 'lay-panels-flush',
    touches,
    change: (input) => ({ ...input, array: { ...input.array, mount: 'flush', tilt: 0 } }),
  }
  return [...lower, flush]
}

/** Panels of a shorter band; exact sizes give way to the band. A module of the catalogue has its own size. */
export const shorterPanels = (
  { array, options }: AssessmentInput,
  bands: readonly PanelLengthBand[],
): readonly Variant[] => {
  if (options.module !== null) return []
  const length = options.panelLengthExact ?? array.panelLength.upper
  return bands
    .filter(({ upper }) => upper < length)
    .sort((a, b) => b.upper - a.upper)
    .map(
      (panelLength): Variant => ({
        kind: 'panels',
        message: { code: 'shorter-panels', values: { length: panelLength.upper } },
        touches: ['rails'],
        change: (input) => ({
          ...input,
          array: { ...input.array, panelLength },
          options: { ...input.options, panelLengthExact: null },
        }),
      }),
    )
}
