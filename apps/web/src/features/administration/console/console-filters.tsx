import { Button, SimpleGrid } from '@mantine/core'
import { auditFilters, userFilters } from '@soundroof/contract/administration/console'
import { schemaField } from '@soundroof/contract/platform/schema-field'
import { type FormEvent, useState } from 'react'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { DateField, TextField } from '../../../components/fields/text-field.tsx'
import { useSay } from '../../../platform/words/use-say.ts'
import type { Choice, ConsoleSearch, Table } from './tables.ts'

type Change = (part: Partial<ConsoleSearch>) => void
type ChoiceProps = { readonly choice: Choice; readonly value: string | undefined; readonly change: Change }

const ChoiceField = ({ choice: { name, label, options }, value, change }: ChoiceProps) => {
  const say = useSay()

  const keys = Object.keys(options)
  const position = keys.indexOf(value ?? '')
  return (
    <SelectField
      name={name}
      label={say(label)}
      placeholder={say('components.any')}
      options={Object.values(options).map((words) => say(words))}
      value={position < 0 ? null : position}
      onChange={(chosen) => change({ [name]: chosen === null ? '' : (keys[chosen] ?? '') })}
    />
  )
}

type TimeProps = { readonly form: ConsoleSearch; readonly change: Change }

const TimeFields = ({ form, change }: TimeProps) => {
  const say = useSay()
  return (
    <>
      <TextField
        {...schemaField(auditFilters, 'actor')}
        name="actor"
        placeholder={say('administration.email-operator-or-id')}
        value={form.actor ?? ''}
        onChange={(actor) => change({ actor })}
      />
      <TextField
        {...schemaField(auditFilters, 'subject')}
        name="subject"
        placeholder={say('administration.record-or-id')}
        value={form.subject ?? ''}
        onChange={(subject) => change({ subject })}
      />
      <DateField
        name="from"
        label={say('components.from')}
        value={form.from ?? ''}
        onChange={(from) => change({ from })}
      />
      <DateField name="to" label={say('administration.to')} value={form.to ?? ''} onChange={(to) => change({ to })} />
    </>
  )
}

type Props = {
  readonly table: Table
  readonly filters: ConsoleSearch
  readonly onSearch: (filters: ConsoleSearch) => void
}

/** Filters of one table; they apply on search and are stored in the address. */
export const ConsoleFilters = ({ table, filters, onSearch }: Props) => {
  const say = useSay()

  const [form, setForm] = useState(filters)
  const change: Change = (part) => setForm({ ...form, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(form)
  }
  return (
    <form onSubmit={submit} aria-label={say('administration.filters-of', { title: say(table.title) })}>
      <SimpleGrid
        minColWidth="min(100%,200px)"
        autoFlow="auto-fit"
        spacing="lg"
        verticalSpacing={14}
        mb={24}
        style={{ alignItems: 'end' }}
      >
        {table.searchLabel !== null && (
          <TextField
            {...schemaField(userFilters, 'search')}
            name="search"
            label={say(table.searchLabel)}
            value={form.search ?? ''}
            onChange={(search) => change({ search })}
          />
        )}
        {table.choices.map((choice) => (
          <ChoiceField key={choice.name} choice={choice} value={form[choice.name]} change={change} />
        ))}
        {table.isByTime && <TimeFields form={form} change={change} />}
        <Button type="submit">{say('components.search')}</Button>
      </SimpleGrid>
    </form>
  )
}
