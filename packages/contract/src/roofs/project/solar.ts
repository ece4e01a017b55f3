import { say } from '../../platform/messages.ts'
import type { SolarDraft } from './draft.ts'
import type { Check, StepContext, StepRules } from './step.ts'

type Size = {
  readonly what: string
  readonly exact: number | null
  readonly position: number | null
  readonly bands: readonly { readonly lower: number; readonly upper: number }[]
}

/**
 * An exact size left over from another panel could pass zones that fail for the chosen range. The outermost ranges are
 * open-ended.
 */
const isOutside = ({ exact, position, bands }: Size): boolean => {
  const band = position === null ? undefined : bands[position]
  if (exact === null || band === undefined) return false
  return (position !== 0 && exact <= band.lower - 1) || (position !== bands.length - 1 && exact > band.upper)
}

const outsideWords = ({ what, exact, position, bands }: Size): string => {
  const { lower = 0, upper = 0 } = bands[position ?? 0] ?? {}
  return say('exactOutsideBand', { what, exact: exact ?? 0, min: lower, max: upper })
}

const inBand = (
  field: 'panelLengthBand' | 'panelWidthBand',
  sizeOf: (draft: SolarDraft, context: StepContext) => Size,
): Check<SolarDraft> => ({
  field,
  fails: (draft, context) => isOutside(sizeOf(draft, context)),
  message: (draft, context) => outsideWords(sizeOf(draft, context)),
})

export const solarRules: StepRules<'solar'> = {
  after: {
    panelLengthBand: [
      inBand('panelLengthBand', ({ panelLengthBand }, { project, choices }) => ({
        what: 'panel length',
        exact: project.options.panelLengthExact,
        position: panelLengthBand,
        bands: choices.panelLengthBands,
      })),
    ],
    panelWidthBand: [
      inBand('panelWidthBand', ({ panelWidthBand }, { project, choices }) => ({
        what: 'panel width',
        exact: project.options.panelWidthExact,
        position: panelWidthBand,
        bands: choices.panelWidthBands,
      })),
    ],
  },
  resets: [{ on: 'mount', then: (draft) => ({ tiltAngle: draft.mount === 'flush' ? 0 : null }) }],
}
