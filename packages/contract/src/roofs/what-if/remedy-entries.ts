import type { Choices } from '../catalogue/choices.ts'
import type { ProjectDraft } from '../projects/draft.ts'
import { bandHolding } from '../projects/solar.ts'
import type { Entry } from '../results/advice.ts'
import type { Message, MessageValues, ValuedCode } from '../results/messages/message.ts'

const at =
  (place: Entry['place']) =>
  (field: string, value: Entry['value']): Entry => ({ place, field, value })
const solar = at('solar')
const structure = at('structure')
const option = at('options')

const plainEntries: Readonly<Partial<Record<string, readonly Entry[]>>> = {
  'use-two-screws': [option('screwsPerFoot', 2)],
  'use-feet-over-rafters': [option('feetOverRafters', true)],
  'lay-panels-flush': [solar('mount', 'flush'), solar('tiltAngle', 0)],
  'screw-feet-instead-of-clamps': [solar('fixing', 'screw'), at('roofCover')('roofType', 'tin-screwed')],
}

/** Numbers of the wizard have two decimals; members that stand closer are on the safe side. */
const downToHundredths = (value: number): number => Math.floor(100 * value + 1e-6) / 100

const exactSize = { panelLengthExact: null, panelWidthExact: null }

const moduleEntries = (name: string, choices: Choices): readonly Entry[] | null => {
  const module = choices.modules.find((each) => each.name === name)
  if (module === undefined) return null
  return [
    option('module', module.id),
    ...Object.entries(exactSize).map(([field, value]) => option(field, value)),
    solar('panelLengthBand', bandHolding(choices.panelLengthBands, module.length)),
    solar('panelWidthBand', bandHolding(choices.panelWidthBands, module.width)),
  ]
}

type Valued = { readonly [C in ValuedCode]?: (values: MessageValues[C], choices: Choices) => readonly Entry[] | null }

const valuedEntries: Valued = {
  'turn-rails': ({ direction }) => [solar('installation', direction)],
  'screw-battens': ({ screws }) => [option('battenFixing', screws === 1 ? 'one-screw' : 'two-screws')],
  'hold-battens': ({ capacity }) => [option('battenCapacity', capacity)],
  'lower-tilt': ({ to }) => [solar('tiltAngle', to)],
  'show-fly-braces': ({ spacing }) => [option('flyBraceSpacing', spacing)],
  'bridge-purlins': ({ rows }, { bridging }) => [structure('bridging', bridging.indexOf(rows))],
  'add-purlins': ({ spacing }) => [structure('spacing', downToHundredths(spacing))],
  'add-rafters': ({ spacing }) => [structure('rafterSpacing', downToHundredths(spacing))],
  'use-module': ({ name }, choices) => moduleEntries(name, choices),
  'shorter-panels': ({ length }, { panelLengthBands }) => [
    solar(
      'panelLengthBand',
      panelLengthBands.findIndex(({ upper }) => upper === length),
    ),
    option('panelLengthExact', null),
  ],
  'both-changes': ({ first, second }, choices) => {
    const [one, other] = [remedyEntries(first, choices), remedyEntries(second, choices)]
    return one && other && [...one, ...other]
  },
}

/** What to enter in the wizard for a change that helps; null where it needs a product that no list has. */
export const remedyEntries = (change: Message, choices: Choices): readonly Entry[] | null => {
  if (typeof change === 'string') return plainEntries[change] ?? null
  const entriesOf = valuedEntries[change.code] as
    | ((values: unknown, choices: Choices) => readonly Entry[] | null)
    | undefined
  return entriesOf?.(change.values, choices) ?? null
}

/** A project with values entered. */
export const withEntries = (project: ProjectDraft, entries: readonly Entry[]): ProjectDraft => {
  const enteredIn = (place: Entry['place']) => ({
    ...project[place],
    ...Object.fromEntries(entries.filter((entry) => entry.place === place).map(({ field, value }) => [field, value])),
  })
  const entered = {
    solar: enteredIn('solar'),
    structure: enteredIn('structure'),
    roofCover: enteredIn('roofCover'),
    options: enteredIn('options'),
  }
  return { ...project, ...(entered as Pick<ProjectDraft, Entry['place']>) }
}
