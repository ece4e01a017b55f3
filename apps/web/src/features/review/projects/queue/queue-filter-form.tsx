import { Button, Group } from '@mantine/core'
import { schemaField } from '@soundroof/contract/platform/schema-field'
import { queueFilters, queueStates } from '@soundroof/contract/review/console-review'
import type { QueueSort } from '@soundroof/contract/review/queue-order'
import { type FormEvent, useState } from 'react'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { TickField } from '../../../../components/fields/tick-field.tsx'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import styles from './queue.module.css'
import { orderOf, type QueueSearch, stateOf } from './queue-filters.ts'
import { stateLabels } from './queue-words.ts'

const sorts = [
  ['age', 'review.waiting-for'],
  ['delivery', 'review.delivery-date'],
  ['verdict', 'review.verdict'],
  ['power', 'review.array'],
] as const satisfies readonly (readonly [QueueSort, PlainCode])[]

type Props = { readonly search: QueueSearch; readonly onSearch: (search: QueueSearch) => void }

/** Filters of the queue; they apply on search and are stored in the address. */
export const QueueFilterForm = ({ search, onSearch }: Props) => {
  const say = useSay()

  const [form, setForm] = useState(search)
  const change = (part: QueueSearch) => setForm({ ...form, ...part })
  const bound = (name: 'name' | 'company') => ({
    ...schemaField(queueFilters, name),
    name,
    value: form[name] ?? '',
    onChange: (value: string) => change({ [name]: value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(form)
  }
  return (
    <form className={styles.filters} onSubmit={submit} aria-label={say('review.filters-of-the-queue')}>
      <SelectField
        name="state"
        label={say('report.status')}
        placeholder={say('review.open')}
        options={queueStates.map((state) => say(stateLabels[state]))}
        value={queueStates.indexOf(stateOf(form.state))}
        onChange={(position) => change({ state: queueStates[position ?? 0] ?? 'open' })}
      />
      <div className={styles.narrow}>
        <SelectField
          name="sort"
          label={say('review.sorted-by')}
          options={sorts.map(([, title]) => say(title))}
          value={sorts.findIndex(([sort]) => sort === orderOf(form).sort)}
          onChange={(position) => change({ sort: sorts[position ?? 0]?.[0] ?? 'age', direction: '' })}
        />
      </div>
      <TextField {...bound('name')} />
      <TextField {...bound('company')} />
      <Group gap="4px 18px">
        <TickField
          name="mine"
          label={say('review.mine-only')}
          checked={form.mine === '1'}
          onChange={(mine) => change({ mine: mine ? '1' : '' })}
        />
        <TickField
          name="late"
          label={say('review.late-only')}
          checked={form.late === '1'}
          onChange={(late) => change({ late: late ? '1' : '' })}
        />
      </Group>
      <Button type="submit">{say('components.search')}</Button>
    </form>
  )
}
