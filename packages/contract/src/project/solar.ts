import { z } from 'zod'
import { say } from '../messages.ts'
import { decimal, integer, named, position } from './field.ts'
import { required, requiredOption, type StepDefinition } from './step.ts'

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
    { field: 'fixing', fails: (draft) => draft.fixing === null, message: () => say('fixingRequired') },
  ],
  warnings: [],
  resets: [{ on: 'mount', then: (draft) => ({ tiltAngle: draft.mount === 'flush' ? 0 : null }) }],
}
