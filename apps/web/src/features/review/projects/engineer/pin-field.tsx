import { Select } from '@mantine/core'
import { pinsOf } from '@soundroof/contract/review/pins'
import { type StepId, stepIds } from '@soundroof/contract/roofs/fields/draft-fields'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { fileCategories } from '@soundroof/contract/roofs/projects/photos'
import { choices } from '@soundroof/data/choices'
import { inputProps } from '../../../../components/fields/field-props.ts'
import { bareAddress } from '../../../../platform/api/bare-address.ts'
import { stepTitles } from '../../../../platform/wizard-route.ts'
import { type Message, type Say, useSay } from '../../../../platform/words/use-say.ts'
import { photoPin } from '../questions/pins.ts'

/** Subject of a question, as the call takes it. */
export type PinChoice = { readonly field?: string; readonly photo?: string }

type Item = { readonly value: string; readonly label: string }
type Group = { readonly group: string; readonly items: readonly Item[] }

/** Two fields of one step may have the same label, in different rows of the wizard. */
const withoutDoubles = (items: readonly Item[]): readonly Item[] =>
  items.map((item, index) => {
    const before = items.slice(0, index).filter(({ label }) => label === item.label).length
    return before === 0 ? item : { ...item, label: `${item.label} (${before + 1})` }
  })

const photosOf = (say: Say, photos: ProjectDraft['photos']): readonly Item[] =>
  fileCategories
    .flatMap((category) => photos[category])
    .map((address) => ({
      value: `photo ${bareAddress(address)}`,
      label: photoPin(say, address, photos)?.label ?? say('components.photo'),
    }))

/** The fields that this project has, and its photos, by step. */
const groupsOf = (say: Say, draft: ProjectDraft): readonly Group[] => {
  const pins = pinsOf(draft, choices)
  const itemsOf = (id: StepId): readonly Item[] =>
    id === 'photos'
      ? photosOf(say, draft.photos)
      : pins
          .filter(({ step }) => step === id)
          .map(({ name, label }) => ({ value: `field ${name}`, label: say.named(label) }))
  return stepIds
    .map((id) => ({ group: say(stepTitles[id]), items: withoutDoubles(itemsOf(id)) }))
    .filter(({ items }) => items.length > 0)
}

const valueOfPin = ({ field, photo }: PinChoice): string | null => {
  if (field !== undefined) return `field ${field}`
  return photo === undefined ? null : `photo ${photo}`
}

const choiceOf = (value: string | null): PinChoice => {
  if (value === null) return {}
  return value.startsWith('field ') ? { field: value.slice(6) } : { photo: value.slice(6) }
}

type Props = {
  readonly draft: ProjectDraft
  readonly value: PinChoice
  readonly onChange: (pin: PinChoice) => void
  readonly required: boolean
  readonly error: Message | undefined
}

/** What a question is about: searched by name, listed by step. */
export const PinField = ({ draft, value, onChange, required, error }: Props) => {
  const say = useSay()

  const data = groupsOf(say, draft).map(({ group, items }) => ({ group, items: [...items] }))
  return (
    <Select
      {...inputProps(say, { name: 'field', label: say('shell.about'), required, error })}
      searchable
      clearable
      data={data}
      value={valueOfPin(value)}
      placeholder={required ? say('review.choose-a-field-or-photo') : say('review.the-project-as-a-whole')}
      nothingFoundMessage={say('review.no-such-field')}
      comboboxProps={{ withinPortal: false }}
      maxDropdownHeight={280}
      onChange={(chosen) => onChange(choiceOf(chosen))}
    />
  )
}
