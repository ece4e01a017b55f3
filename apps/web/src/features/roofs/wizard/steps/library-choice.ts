import { text } from '@soundroof/contract/platform/text'
import type { AssessmentOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import type { ListedModule, ListedRacking } from '@soundroof/contract/roofs/catalogue/library/listed-entry'
import { optionFields } from '@soundroof/contract/roofs/fields/options'
import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import { bandHolding } from '@soundroof/contract/roofs/project/solar'

/** What the solar step says of racking systems and modules, and what a choice sets. */

type Entry = ListedRacking | ListedModule

const withStatus = {
  verified: '{edition}. {source}',
  unverified: '{edition}, not confirmed. {source}',
  estimate: '{edition}, an estimate. {source}',
} as const

/** Where the figures of an entry come from, and how long they hold. */
export const entryWords = ({ source, edition, status, validUntil }: Entry): string =>
  text(withStatus[status], {
    edition: validUntil === null ? edition : text('{edition}, valid until {validUntil}', { edition, validUntil }),
    source,
  })

/** What stands in place of an entry. */
export const generic = { racking: 'Generic figures', module: 'Not known: size range below' } as const

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

/** The assumptions with an entry chosen; a module brings its own size. */
export const withEntry = (
  options: AssessmentOptions,
  kind: 'racking' | 'module',
  id: string | null,
): AssessmentOptions => ({
  ...options,
  [kind]: id,
  ...(kind === 'module' && id !== null ? { panelLengthExact: null, panelWidthExact: null } : {}),
})
