import { z } from 'zod'
import { say } from '../../platform/messages.ts'
import { decimal, integer, named, position } from './field.ts'
import { type Check, required, requiredOption, type StepContext, type StepDefinition } from './step.ts'

export const installations = ['parallel', 'perpendicular'] as const
export const mounts = ['flush', 'tilt'] as const
export const fixings = ['screw', 'clamp'] as const

export const solarDraft = z.strictObject({
  installation: named('Installation Method', installations, 'Direction of the rails to the purlins'),
  scale: integer({ label: 'Installation Scale', unit: 'kW', min: 1, max: 100_000 }),
  mount: named('Flush/Tilt Mount', mounts),
  tiltAngle: decimal({ label: 'Tilt angle to roof surface', unit: 'degrees', above: 0, max: 60 }),
  panelLengthBand: position('Solar Panel Length'),
  panelWidthBand: position('Solar Panel Width'),
  fixing: named('Fixing Type', fixings),
})
export type SolarDraft = z.infer<typeof solarDraft>

const shape = solarDraft.shape
const isTilted = (draft: SolarDraft): boolean => draft.mount === 'tilt'

type Size = {
  readonly what: string
  readonly exact: number | null
  readonly position: number | null
  readonly bands: readonly { readonly lower: number; readonly upper: number }[]
}

/** A size that was left from another panel opens zones that its band keeps shut. The outermost bands have no outer end. */
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

export const solarStep: StepDefinition<SolarDraft> = {
  id: 'solar',
  schema: solarDraft,
  checks: [
    {
      field: 'installation',
      fails: (draft) => draft.installation === null,
      message: () => say('installationRequired'),
    },
    ...required<SolarDraft>('scale', 'installationScaleRequired', shape.scale),
    { field: 'mount', fails: (draft) => draft.mount === null, message: () => say('mountRequired') },
    ...required<SolarDraft>('tiltAngle', 'tiltAngleRequired', shape.tiltAngle, isTilted),
    ...requiredOption<SolarDraft>(
      'panelLengthBand',
      'panelLengthRequired',
      shape.panelLengthBand,
      (_, { choices }) => choices.panelLengthBands.length,
    ),
    ...requiredOption<SolarDraft>(
      'panelWidthBand',
      'panelWidthRequired',
      shape.panelWidthBand,
      (_, { choices }) => choices.panelWidthBands.length,
    ),
    inBand('panelLengthBand', ({ panelLengthBand }, { project, choices }) => ({
      what: 'panel length',
      exact: project.options.panelLengthExact,
      position: panelLengthBand,
      bands: choices.panelLengthBands,
    })),
    inBand('panelWidthBand', ({ panelWidthBand }, { project, choices }) => ({
      what: 'panel width',
      exact: project.options.panelWidthExact,
      position: panelWidthBand,
      bands: choices.panelWidthBands,
    })),
    { field: 'fixing', fails: (draft) => draft.fixing === null, message: () => say('fixingRequired') },
  ],
  warnings: [],
  resets: [{ on: 'mount', then: (draft) => ({ tiltAngle: draft.mount === 'flush' ? 0 : null }) }],
}
