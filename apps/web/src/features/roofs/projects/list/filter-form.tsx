import { Box, Button, Group } from '@mantine/core'
import { projectStatuses } from '@soundroof/contract/roofs/project-status'
import { type FormEvent, type ReactNode, useState } from 'react'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { DateField, TextField } from '../../../../components/fields/text-field.tsx'
import surfaces from '../../../../components/page/surfaces.module.css'
import { useSay } from '../../../../platform/words/use-say.ts'
import styles from './filter-form.module.css'
import { type ListFilters, noFilters, sameFilters } from './project-filter.ts'

const statuses = Object.entries(projectStatuses)
const statusPosition = (status: string): number | null => {
  const position = statuses.findIndex(([code]) => code === status)
  return position < 0 ? null : position
}

type Change = (part: Partial<ListFilters>) => void

type FieldsProps = { readonly form: ListFilters; readonly change: Change; readonly children: ReactNode }

const Fields = ({ form, change, children }: FieldsProps) => {
  const say = useSay()

  const bound = (name: keyof ListFilters) => ({
    name,
    value: form[name],
    onChange: (value: string) => change({ [name]: value }),
  })
  return (
    <div className={styles.fields}>
      <TextField {...bound('name')} label={say('components.project-name')} maxLength={200} />
      <TextField {...bound('engineerName')} label={say('roofs.engineer-name')} maxLength={200} />
      <SelectField
        name="status"
        label={say('roofs.project-status')}
        placeholder={say('components.any')}
        options={statuses.map(([, label]) => label)}
        value={statusPosition(form.status)}
        onChange={(position) => change({ status: position === null ? '' : (statuses[position]?.[0] ?? '') })}
      />
      <div className={styles.pair}>
        <DateField {...bound('startTime')} label={say('roofs.project-time-from')} />
        <DateField {...bound('endTime')} label={say('roofs.project-time-to')} />
      </div>
      <div className={styles.pair}>
        <DateField {...bound('eStartTime')} label={say('roofs.project-delivery-time-from')} />
        <DateField {...bound('eEndTime')} label={say('roofs.project-delivery-time-to')} />
      </div>
      {children}
    </div>
  )
}

type Props = { readonly filters: ListFilters; readonly onSearch: (filters: ListFilters) => void }

/** Follows changes of the address from outside (back, a link), not the form's own. */
const useFilterForm = ({ filters, onSearch }: Props) => {
  const [form, setForm] = useState(filters)
  const [applied, setApplied] = useState(filters)
  const [seen, setSeen] = useState(filters)
  if (!sameFilters(filters, seen)) {
    setSeen(filters)
    if (!sameFilters(filters, applied)) setForm(filters)
    setApplied(filters)
  }
  const apply = (next: ListFilters) => {
    setForm(next)
    setApplied(next)
    onSearch(next)
  }
  return { form, change: (part: Partial<ListFilters>) => setForm({ ...form, ...part }), apply }
}

/** Filters of the project list; they apply on search and are stored in the address. */
export const FilterForm = (props: Props) => {
  const say = useSay()

  const { form, change, apply } = useFilterForm(props)
  const active = Object.values(props.filters).filter((value) => value !== '').length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply(form)
  }
  return (
    <Box component="details" mb={24} className={surfaces.card} open={window.innerWidth > 860}>
      <Box component="summary" mih={44} p="11px 20px" fw={600} style={{ cursor: 'pointer' }}>
        {active === 0 ? say('roofs.filters') : say('roofs.filters-active', { active })}
      </Box>
      <Box component="form" onSubmit={submit} p="4px 20px 20px">
        <Fields form={form} change={change}>
          <Group className={styles.buttons} justify="flex-end" align="flex-end" gap={10}>
            <Button variant="default" onClick={() => apply(noFilters)}>
              {say('roofs.reset')}
            </Button>
            <Button type="submit">{say('components.search')}</Button>
          </Group>
        </Fields>
      </Box>
    </Box>
  )
}
