import { Button } from '@mantine/core'
import { projectStatuses } from '@soundroof/contract/review'
import { type FormEvent, type ReactNode, useState } from 'react'
import { SelectField } from '../../components/select-field.tsx'
import { DateField, TextField } from '../../components/text-field.tsx'
import styles from './filter-form.module.css'
import { hasFilters, type ListFilters, noFilters } from './project-filter.ts'

const statuses = Object.entries(projectStatuses)
const statusPosition = (status: string): number | null => {
  const position = statuses.findIndex(([code]) => code === status)
  return position < 0 ? null : position
}

type Change = (part: Partial<ListFilters>) => void

type FieldsProps = { readonly form: ListFilters; readonly change: Change; readonly children: ReactNode }

const Fields = ({ form, change, children }: FieldsProps) => {
  const text = (name: keyof ListFilters) => ({
    name,
    value: form[name],
    onChange: (value: string) => change({ [name]: value }),
  })
  return (
    <div className={styles.fields}>
      <TextField {...text('name')} label="Project name" maxLength={200} />
      <TextField {...text('engineerName')} label="Engineer name" maxLength={200} />
      <SelectField
        name="status"
        label="Project status"
        placeholder="Any"
        options={statuses.map(([, label]) => label)}
        value={statusPosition(form.status)}
        onChange={(position) => change({ status: position === null ? '' : (statuses[position]?.[0] ?? '') })}
      />
      <div className={styles.pair}>
        <DateField {...text('startTime')} label="Project time from" />
        <DateField {...text('endTime')} label="Project time to" />
      </div>
      <div className={styles.pair}>
        <DateField {...text('eStartTime')} label="Project delivery time from" />
        <DateField {...text('eEndTime')} label="Project delivery time to" />
      </div>
      {children}
    </div>
  )
}

type Props = { readonly filters: ListFilters; readonly onSearch: (filters: ListFilters) => void }

/** Filters of the project list; they apply on search, and the address keeps them. */
export const FilterForm = ({ filters, onSearch }: Props) => {
  const [form, setForm] = useState(filters)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(form)
  }
  const reset = () => {
    setForm(noFilters)
    onSearch(noFilters)
  }
  return (
    <details className={styles.filters} open={hasFilters(filters) || window.innerWidth > 860}>
      <summary className={styles.summary}>Filters{hasFilters(filters) ? ' (active)' : ''}</summary>
      <form onSubmit={submit} className={styles.form}>
        <Fields form={form} change={(part) => setForm({ ...form, ...part })}>
          <div className={styles.buttons}>
            <Button variant="default" onClick={reset}>
              Reset
            </Button>
            <Button type="submit">Search</Button>
          </div>
        </Fields>
      </form>
    </details>
  )
}
