import { Button, Text } from '@mantine/core'
import {
  outcomes,
  type RestingRow,
  type SettledOutcome,
  type SettledRow,
} from '@soundroof/contract/review/changed/changed-figures'
import { type RefObject, useState } from 'react'
import { PlainList } from '../../../../components/lists/plain-list.tsx'
import { useSession } from '../../../../platform/session/session.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import styles from './changed.module.css'
import { chosenOf, isSettleable, keyOf, withOne } from './chosen-rows.ts'
import { RestingCard } from './resting-card.tsx'
import { outcomeLabels, SettleManyDialog } from './settle-many-dialog.tsx'
import { type Outcome, SettledPanel } from './settled-panel.tsx'

const none: ReadonlySet<string> = new Set()

/** What is open, what was, and what is chosen of it. */
const useChoice = () => {
  const [open, setOpen] = useState(none)
  const [read, setRead] = useState(none)
  const [chosen, setChosen] = useState(none)
  const show = (keys: readonly string[]) => {
    setOpen((now) => new Set([...now, ...keys]))
    setRead((now) => new Set([...now, ...keys]))
  }
  const turn = (key: string, isOpen: boolean) => (isOpen ? show([key]) : setOpen((now) => withOne(now, key, false)))
  return { open, read, chosen, show, turn, setChosen }
}

type Choice = ReturnType<typeof useChoice>

type BarProps = {
  readonly rows: readonly RestingRow[]
  readonly choice: Choice
  readonly onSettle: (outcome: SettledOutcome) => void
}

/** Opens all that differ, chooses all that were read, settles what is chosen. */
const Bar = ({ rows, choice: { open, read, chosen, show, setChosen }, onSettle }: BarProps) => {
  const say = useSay()
  const keys = rows.filter(isSettleable).map(keyOf)
  const count = chosenOf(rows, chosen).length
  const readable = keys.filter((key) => read.has(key))
  if (keys.length === 0) return null
  return (
    <section className={styles.bar} aria-label={say('review.settle-several')}>
      <Button variant="default" disabled={keys.every((key) => open.has(key))} onClick={() => show(keys)}>
        {say('review.open-all-that-differ')}
      </Button>
      <Button
        variant="default"
        disabled={readable.length === 0}
        onClick={() => setChosen(new Set(count === readable.length ? [] : readable))}
      >
        {say(count > 0 && count === readable.length ? 'review.choose-none' : 'review.choose-all-opened')}
      </Button>
      <Text span fz="sm" role="status">
        {say('review.chosen-count', { count })}
      </Text>
      <span className={styles.moves}>
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            variant={outcome === 'stands' ? 'filled' : 'default'}
            disabled={count === 0}
            onClick={() => onSettle(outcome)}
          >
            {say(outcomeLabels[outcome])}
          </Button>
        ))}
      </span>
    </section>
  )
}

type Props = {
  readonly rows: readonly RestingRow[]
  readonly list: RefObject<HTMLUListElement | null>
  readonly reload: () => Promise<unknown>
}

/** Projects that rest on a changed figure, to be settled one by one or many at once. */
export const ChangedList = ({ rows, list, reload }: Props) => {
  const say = useSay()
  const canSign = useSession()?.customer.role === 'engineer'
  const choice = useChoice()
  const [settling, setSettling] = useState<SettledOutcome | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [reason, setReason] = useState('')
  const chosen = chosenOf(rows, choice.chosen)
  const done = async (answers: readonly SettledRow[], typed: string) => {
    setReason(answers.some(({ answer }) => answer === 'refused') ? typed : '')
    setOutcome({ answers, sent: chosen })
    setSettling(null)
    choice.setChosen(none)
    await reload()
  }
  return (
    <>
      {canSign ? (
        <Bar rows={rows} choice={choice} onSettle={setSettling} />
      ) : (
        <Text fz="sm">{say('review.administrators-read-engineers-settle')}</Text>
      )}
      {outcome && <SettledPanel key={JSON.stringify(outcome.answers)} {...outcome} />}
      <PlainList ref={list}>
        {rows.map((row) => {
          const key = keyOf(row)
          return (
            <RestingCard
              key={row.id}
              row={row}
              canSign={canSign}
              isOpen={choice.open.has(key)}
              wasOpen={choice.read.has(key)}
              isChosen={choice.chosen.has(key)}
              onOpen={(isOpen) => choice.turn(key, isOpen)}
              onChoose={(isChosen) => choice.setChosen((now) => withOne(now, key, isChosen))}
            />
          )
        })}
      </PlainList>
      {settling && chosen.length > 0 && (
        <SettleManyDialog
          outcome={settling}
          rows={chosen}
          reason={reason}
          onDone={(answers, typed) => void done(answers, typed)}
          onClose={() => setSettling(null)}
        />
      )}
    </>
  )
}
