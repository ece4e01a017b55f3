import { Button, Skeleton, Text } from '@mantine/core'
import { type Checklist, type ChecklistItem, longestItem, mostItems } from '@soundroof/contract/review/review-checklist'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { BusyButton } from '../../../../components/fields/busy-button.tsx'
import { focusSoon } from '../../../../components/fields/error-summary.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { LoadFailed } from '../../../../components/page/load-failed.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { call, messageOfError } from '../../../../platform/api/api-client.ts'
import type { Refused } from '../../../../platform/api/envelope.ts'
import { useCallData } from '../../../../platform/api/use-call-data.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { toast } from '../../../../platform/toast.ts'
import { type Message, useSay } from '../../../../platform/words/use-say.ts'
import styles from './checklist.module.css'
import { movedItem, newItem, savedItems } from './edited-items.ts'

const key = ['console', 'checklist'] as const

type LineProps = {
  readonly item: ChecklistItem
  readonly number: number
  readonly error: Message | undefined
  readonly onText: (text: string) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

const Line = ({ item, number, error, onText, onMove, onRemove }: LineProps) => {
  const say = useSay()
  return (
    <li className={styles.line}>
      <TextField
        name={`item-${item.id}`}
        label={say('review.item-number', { number })}
        value={item.text}
        maxLength={longestItem}
        error={error}
        onChange={onText}
      />
      <div>
        <Button variant="default" onClick={() => onMove(-1)} aria-label={say('review.item-up', { number })}>
          ↑
        </Button>
        <Button variant="default" onClick={() => onMove(1)} aria-label={say('review.item-down', { number })}>
          ↓
        </Button>
        <Button variant="default" onClick={onRemove} aria-label={say('review.remove-item', { number })}>
          {say('review.remove-the-template')}
        </Button>
      </div>
    </li>
  )
}

type Faults = Readonly<Record<string, Message>>

/** Problems of the server by the item that they are about. */
const faultsOf = (items: readonly ChecklistItem[], { issues }: Refused): Faults =>
  Object.fromEntries(
    issues.flatMap(({ field, coded }) => {
      const item = items[Number(/^items\.(\d+)/.exec(field)?.[1] ?? -1)]
      return item ? [[item.id, coded]] : []
    }),
  )

/** What is typed stays after a refusal; after a conflict the present list can be taken instead. */
const useEdited = (present: Checklist) => {
  const queries = useQueryClient()
  const [base, setBase] = useState(present)
  const [items, setItems] = useState<readonly ChecklistItem[]>(present.items)
  const [faults, setFaults] = useState<Faults>({})
  const take = (next: Checklist) => {
    setBase(next)
    setItems(next.items)
    setFaults({})
  }
  const save = async () => {
    const given = savedItems(items)
    const answer = await call('changeChecklist', { body: { version: base.version, items: given } })
    if (answer.ok) {
      take(answer.data)
      toast('review.checklist-saved', 'success')
    } else setFaults(faultsOf(given, answer))
    await queries.invalidateQueries({ queryKey: key })
  }
  return { base, items, setItems, faults, take, save }
}

const Saved = ({ saved }: Pick<Checklist, 'saved'>) => {
  const say = useSay()
  if (saved === null) return null
  const person = saved.codedPerson ? say(saved.codedPerson) : saved.person
  return (
    <Text fz="sm" c="dimmed">
      {say('review.checklist-saved-by', { person, moment: shownMoment(say, saved.at) })}
    </Text>
  )
}

const Form = ({ present }: { readonly present: Checklist }) => {
  const say = useSay()
  const { base, items, setItems, faults, take, save } = useEdited(present)
  const add = () => {
    const item = newItem()
    setItems([...items, item])
    focusSoon(`item-${item.id}`)
  }
  const put = (id: string, text: string) => setItems(items.map((item) => (item.id === id ? { ...item, text } : item)))
  return (
    <Panel title={say('review.checklist')}>
      <p>{say('review.what-engineers-check-of-every-job')}</p>
      {base.version !== present.version && (
        <Panel tone="warning" title={say('review.a-colleague-changed-the-checklist')}>
          <Button variant="default" onClick={() => take(present)}>
            {say('review.show-the-present-checklist')}
          </Button>
        </Panel>
      )}
      <ol className={styles.defined}>
        {items.map((item, place) => (
          <Line
            key={item.id}
            item={item}
            number={place + 1}
            error={faults[item.id]}
            onText={(text) => put(item.id, text)}
            onMove={(by) => setItems(movedItem(items, place, by))}
            onRemove={() => setItems(items.filter(({ id }) => id !== item.id))}
          />
        ))}
      </ol>
      <div className={styles.below}>
        <Button variant="default" onClick={add} disabled={items.length >= mostItems}>
          {say('review.add-an-item')}
        </Button>
        <BusyButton work={save}>{say('components.save')}</BusyButton>
        <Saved saved={base.saved} />
      </div>
    </Panel>
  )
}

/** What the provider's engineers check of every job, defined by one of them or an administrator. */
export const ChecklistPart = () => {
  const say = useSay()
  const { data, error, refetch } = useCallData('checklist', key)
  if (data) return <Form present={data} />
  return error ? (
    <LoadFailed title={say(messageOfError(error))} retry={refetch} />
  ) : (
    <Skeleton height={240} radius="lg" />
  )
}
