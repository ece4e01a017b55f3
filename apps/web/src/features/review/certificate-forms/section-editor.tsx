import { Button, Fieldset, SimpleGrid, Stack } from '@mantine/core'
import { entryNames, type FormEntry } from '@soundroof/contract/review/certificate/certificate-form'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useSay } from '../../../platform/words/use-say.ts'
import { type EditedSection, entryWords, newEntry, replaced } from './edited-form.ts'
import { PlaceButtons } from './place-buttons.tsx'

type EntryProps = {
  readonly entry: FormEntry
  readonly name: string
  readonly id: string
  readonly onChange: (entry: FormEntry) => void
}

/** The options after the known values: the form's own words. */
const EntryEditor = ({ entry: { label, value }, name, id, onChange }: EntryProps) => {
  const say = useSay()

  const isWords = typeof value !== 'string'
  const choose = (chosen: number | null) => {
    const known = entryNames[chosen ?? -1]
    onChange({ label, value: known ?? { words: isWords ? value.words : '' } })
  }
  return (
    <SimpleGrid minColWidth="min(100%,220px)" spacing="sm" verticalSpacing="sm">
      <TextField
        name={`${id}.label`}
        label={`${name}: ${say.named('Label')}`}
        value={label}
        onChange={(text) => onChange({ label: text, value })}
        required
      />
      <SelectField
        name={`${id}.value`}
        label={`${name}: ${say.named('Value')}`}
        options={[...entryNames.map(entryWords), say('review.form-own-words')]}
        value={isWords ? entryNames.length : entryNames.indexOf(value)}
        onChange={choose}
        required
      />
      {isWords && (
        <TextField
          name={`${id}.words`}
          label={`${name}: ${say.named('Words')}`}
          value={value.words}
          onChange={(words) => onChange({ label, value: { words } })}
          required
        />
      )}
    </SimpleGrid>
  )
}

type Props = {
  readonly section: EditedSection
  readonly number: number
  readonly onChange: (section: EditedSection) => void
}

export const SectionEditor = ({ section, number, onChange }: Props) => {
  const say = useSay()

  const { title, hint, entries } = section
  const setEntries = (list: readonly FormEntry[]) => onChange({ ...section, entries: list })
  const id = `section${number}`
  return (
    <Stack gap="sm">
      <SimpleGrid minColWidth="min(100%,220px)" spacing="sm">
        <TextField
          name={`${id}.title`}
          label={say.named('Title')}
          value={title}
          onChange={(text) => onChange({ ...section, title: text })}
          required
        />
        <TextField
          name={`${id}.hint`}
          label={say.named('Hint')}
          value={hint}
          onChange={(text) => onChange({ ...section, hint: text })}
        />
      </SimpleGrid>
      {entries.map((entry, at) => {
        const name = say('review.form-entry', { number: `${number}.${at + 1}` })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name of its own, and may be empty
          <Fieldset key={at} aria-label={name}>
            <EntryEditor
              entry={entry}
              name={name}
              id={`${id}.entry${at + 1}`}
              onChange={(one) => setEntries(replaced(entries, at, one))}
            />
            <PlaceButtons name={name} list={entries} at={at} onChange={setEntries} />
          </Fieldset>
        )
      })}
      <Button
        variant="default"
        style={{ alignSelf: 'start' }}
        aria-label={`${say('review.form-section', { number })}: ${say('review.form-add-entry')}`}
        onClick={() => setEntries([...entries, newEntry])}
      >
        {say('review.form-add-entry')}
      </Button>
    </Stack>
  )
}
