import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { fileCategories } from '@soundroof/contract/roofs/projects/photos'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { bareAddress } from '../../../../platform/api/bare-address.ts'
import { type Message, type Say, useSay } from '../../../../platform/words/use-say.ts'
import { photoPin, pinnableFields } from '../questions/pins.ts'

/** Subject of a question, as the call takes it. */
export type PinChoice = { readonly field?: string; readonly photo?: string }

type Choice = { readonly label: string; readonly pin: PinChoice }

const choicesOf = (say: Say, photos: ProjectDraft['photos']): readonly Choice[] => [
  ...pinnableFields.map(({ wire, label }) => ({ label: say.named(label), pin: { field: wire } })),
  ...fileCategories
    .flatMap((category) => photos[category])
    .map((address) => ({
      label: photoPin(say, address, photos)?.label ?? say('components.photo'),
      pin: { photo: bareAddress(address) },
    })),
]

const isSame = (a: PinChoice, b: PinChoice): boolean => a.field === b.field && a.photo === b.photo

type Props = {
  readonly photos: ProjectDraft['photos']
  readonly value: PinChoice
  readonly onChange: (pin: PinChoice) => void
  readonly required: boolean
  readonly error: Message | undefined
}

export const PinField = ({ photos, value, onChange, required, error }: Props) => {
  const say = useSay()

  const choices = choicesOf(say, photos)
  const position = choices.findIndex(({ pin }) => isSame(pin, value))
  return (
    <SelectField
      name="field"
      label={say('shell.about')}
      placeholder={required ? say('review.choose-a-field-or-photo') : say('review.the-project-as-a-whole')}
      options={choices.map(({ label }) => label)}
      value={position < 0 ? null : position}
      onChange={(chosen) => onChange(chosen === null ? {} : (choices[chosen]?.pin ?? {}))}
      required={required}
      error={error}
    />
  )
}
