import { type Told, word } from '../../platform/coded/told.ts'
import { told } from '../../platform/messages.ts'
import { dayInWords } from '../../platform/time/australian-time.ts'
import type { SolarDraft } from './draft.ts'
import { scaleOfEntered } from './entered-array.ts'
import { moduleOf, outOfDateIn, rackingOf } from './products.ts'
import type { Check, OptionCheck, StepContext, StepRules } from './step.ts'

type Size = {
  readonly what: string
  readonly exact: number | null
  readonly isOfModule: boolean
  readonly position: number | null
  readonly bands: readonly { readonly lower: number; readonly upper: number }[]
}

/**
 * An exact size left over from another panel could pass zones that fail for the chosen range. The outermost ranges are
 * open-ended.
 */
const isOutside = ({ exact, position, bands }: Pick<Size, 'exact' | 'position' | 'bands'>): boolean => {
  const band = position === null ? undefined : bands[position]
  if (exact === null || band === undefined) return false
  return (position !== 0 && exact <= band.lower - 1) || (position !== bands.length - 1 && exact > band.upper)
}

/** Position of the range that holds a size in mm; the outermost ranges are open-ended. */
export const bandHolding = (bands: Size['bands'], size: number): number =>
  bands.findIndex((_, position) => !isOutside({ exact: size, position, bands }))

const outsideWords = ({ what, exact, position, bands, isOfModule }: Size): Told => {
  const { lower = 0, upper = 0 } = bands[position ?? 0] ?? {}
  return told(isOfModule ? 'moduleOutsideBand' : 'exactOutsideBand', {
    what: word(what),
    exact: exact ?? 0,
    min: lower,
    max: upper,
  })
}

const inBand = (
  field: 'panelLengthBand' | 'panelWidthBand',
  sizeOf: (draft: SolarDraft, context: StepContext) => Size,
): Check<SolarDraft> => ({
  field,
  fails: (draft, context) => isOutside(sizeOf(draft, context)),
  message: (draft, context) => outsideWords(sizeOf(draft, context)),
})

/** An empty list is one that a client has not loaded yet. */
const unknownRacking: OptionCheck = {
  field: 'options.racking',
  fails: (_, { project: { options }, choices }) =>
    options.racking !== null && choices.rackingSystems.length > 0 && !rackingOf(choices, options),
  message: (_, { project }) => told('rackingUnknown', { id: project.options.racking ?? '' }),
}

const unknownModule: OptionCheck = {
  field: 'options.module',
  fails: (_, { project: { options }, choices }) =>
    options.module !== null && choices.modules.length > 0 && !moduleOf(choices, options),
  message: (_, { project }) => told('moduleUnknown', { id: project.options.module ?? '' }),
}

/** Whether a module fits on no roof of this length and width, m; sizes that are not entered yet fit. */
const isLargerThanRoof = ({ project, choices }: StepContext): boolean => {
  const module = moduleOf(choices, project.options)
  const { length, width } = project.building
  if (!module || !length || !width) return false
  return module.length / 1000 > Math.max(length, width) || module.width / 1000 > Math.min(length, width)
}

const largeModule: OptionCheck = {
  field: 'options.module',
  fails: (_, context) => isLargerThanRoof(context),
  message: (_, { project, choices }) => {
    const { name = '', length = 0, width = 0 } = moduleOf(choices, project.options) ?? {}
    const { length: roofLength, width: roofWidth } = project.building
    return told('moduleLargerThanRoof', { name, length, width, roofLength: roofLength ?? 0, roofWidth: roofWidth ?? 0 })
  },
}

const outOfDate = (kind: 'racking' | 'module', entryOf: typeof rackingOf | typeof moduleOf): OptionCheck => ({
  field: `options.${kind}`,
  fails: (_, { project, choices }) => outOfDateIn(choices, project).includes(kind),
  message: (_, { project, choices }) => {
    const { name = '', edition = '', validFrom, validUntil } = entryOf(choices, project.options) ?? {}
    return told('outOfDate', {
      name,
      edition,
      from: validFrom ? dayInWords(validFrom) : word('always'),
      until: validUntil ? dayInWords(validUntil) : word('further notice'),
    })
  },
})

const bothEntered: Check<SolarDraft> = {
  field: 'power',
  fails: ({ panels, power }) => panels !== null && power !== null,
  message: () => told('panelsOrPower'),
}

/** The whole kW of the array as it was entered; on the screen they follow by themselves. */
const entered = (draft: SolarDraft, { project, choices }: StepContext): number | null =>
  scaleOfEntered(choices, { ...project, solar: draft })

const otherScale: Check<SolarDraft> = {
  field: 'scale',
  fails: (draft, context) => draft.scale !== null && (entered(draft, context) ?? draft.scale) !== draft.scale,
  message: (draft, context) => told('scaleOfEnteredArray', { scale: entered(draft, context) ?? 0 }),
}

const withScale = (draft: SolarDraft, context: StepContext): Partial<SolarDraft> => {
  const scale = entered(draft, context)
  return scale === null ? {} : { scale }
}

/** Exact sizes must lie in their range, and chosen products in the lists. */
export const solarRules: StepRules<'solar'> = {
  options: [unknownRacking, unknownModule, largeModule],
  warnings: [otherScale, outOfDate('racking', rackingOf), outOfDate('module', moduleOf)],
  after: {
    power: [bothEntered],
    panelLengthBand: [
      inBand('panelLengthBand', ({ panelLengthBand }, { project, choices }) => ({
        what: 'panel length',
        isOfModule: moduleOf(choices, project.options) !== undefined,
        exact: moduleOf(choices, project.options)?.length ?? project.options.panelLengthExact,
        position: panelLengthBand,
        bands: choices.panelLengthBands,
      })),
    ],
    panelWidthBand: [
      inBand('panelWidthBand', ({ panelWidthBand }, { project, choices }) => ({
        what: 'panel width',
        isOfModule: moduleOf(choices, project.options) !== undefined,
        exact: moduleOf(choices, project.options)?.width ?? project.options.panelWidthExact,
        position: panelWidthBand,
        bands: choices.panelWidthBands,
      })),
    ],
  },
  resets: [
    { on: 'mount', then: (draft) => ({ tiltAngle: draft.mount === 'flush' ? 0 : null }) },
    { on: 'panels', then: ({ panels, power }) => ({ power: panels === null ? power : null }) },
    { on: 'power', then: ({ panels, power }) => ({ panels: power === null ? panels : null }) },
    { on: 'panels', then: withScale },
    { on: 'power', then: withScale },
    { on: 'panelLengthBand', then: withScale },
    { on: 'panelWidthBand', then: withScale },
  ],
}
