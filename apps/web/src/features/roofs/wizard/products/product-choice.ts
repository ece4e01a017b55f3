import type { AssessmentOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import type { ListedModule, ListedRacking } from '@soundroof/contract/roofs/catalogue/products/listed-product'
import type { OwnModule, OwnRacking } from '@soundroof/contract/roofs/catalogue/products/own-product'
import { optionFields } from '@soundroof/contract/roofs/fields/options'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { scaleOfEntered } from '@soundroof/contract/roofs/projects/entered-array'
import { bandHolding } from '@soundroof/contract/roofs/projects/solar'
import { shownDay } from '../../../../platform/shown-date.ts'
import type { Say, ScreenCode } from '../../../../platform/words/use-say.ts'

/** Texts of the solar step on racking systems and modules, and the values that a choice sets. */

type Entry = ListedRacking | ListedModule

const withStatus = {
  verified: 'report.value-edition-source',
  unverified: 'roofs.not-confirmed',
  estimate: 'roofs.an-estimate',
} as const satisfies Readonly<Record<Entry['status'], ScreenCode>>

/** Source and validity of an entry's figures. */
export const entryWords = (say: Say, { source, edition, status, validUntil }: Entry): string =>
  say({
    code: withStatus[status],
    values: {
      edition:
        validUntil === null ? edition : say('roofs.valid-until', { edition, validUntil: shownDay(say, validUntil) }),
      source,
    },
  })

/** Shown in place of an entry. */
export const generic = {
  racking: 'roofs.generic-figures',
  module: 'roofs.not-known-size-range-below',
} as const satisfies Readonly<Record<string, ScreenCode>>

export const entriesOf = ({ rackingSystems, modules }: Choices, kind: 'racking' | 'module'): readonly Entry[] =>
  kind === 'racking' ? rackingSystems : modules

export const labelOf = (kind: 'racking' | 'module'): string => optionFields[kind].label

type Bands = Pick<Choices, 'panelLengthBands' | 'panelWidthBands'>

/** The size ranges of a module; none where no module is chosen. */
export const bandsOfModule = (
  { panelLengthBands, panelWidthBands }: Bands,
  module: Pick<ListedModule, 'length' | 'width'> | undefined,
): Partial<ProjectDraft['solar']> =>
  module === undefined
    ? {}
    : {
        panelLengthBand: bandHolding(panelLengthBands, module.length),
        panelWidthBand: bandHolding(panelWidthBands, module.width),
      }

/** The size ranges of a module, and the whole kW of an array that was entered in panels. */
export const withModule = (
  choices: Choices,
  project: Pick<ProjectDraft, 'solar' | 'options'>,
  module: Pick<ListedModule, 'length' | 'width'>,
): Partial<ProjectDraft['solar']> => {
  const bands = bandsOfModule(choices, module)
  const scale = scaleOfEntered(choices, { ...project, solar: { ...project.solar, ...bands } })
  return scale === null ? bands : { ...bands, scale }
}

/** Every word begins one of the name, or is part of a size: `1762`, `tiger 580`, `2384 x 1303`. */
export const isSought = (text: string, sought: string): boolean => {
  const plain = (words: string) => words.toLowerCase().replaceAll('×', 'x')
  const parts = plain(sought).split(/[\s,]+/)
  return parts.every((part) => part === 'x' || plain(text).includes(part))
}

type Sized = { readonly name: string; readonly length?: number; readonly width?: number; readonly mass: number }

/** Maker and model with what tells it from the others. */
export const productLabel = ({ name, length, width, mass }: Sized): string =>
  length === undefined || width === undefined
    ? `${name}, ${mass} kg/m²`
    : `${name}, ${length} x ${width} mm, ${mass} kg`

/** The assumptions with an entry of a data sheet in place of one of the catalogue; a module brings its own size. */
export const withOwn = (options: AssessmentOptions, own: OwnModule | OwnRacking): AssessmentOptions =>
  'length' in own
    ? { ...options, module: null, ownModule: own, panelLengthExact: null, panelWidthExact: null }
    : { ...options, racking: null, ownRacking: own }

/** The assumptions with an entry chosen; a module brings its own size. */
export const withEntry = (
  options: AssessmentOptions,
  kind: 'racking' | 'module',
  id: string | null,
): AssessmentOptions => ({
  ...options,
  [kind]: id,
  [kind === 'module' ? 'ownModule' : 'ownRacking']: null,
  ...(kind === 'module' && id !== null ? { panelLengthExact: null, panelWidthExact: null } : {}),
})
