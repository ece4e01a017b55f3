import { Checkbox } from '@mantine/core'
import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import type { JobChecklist, Tick } from '@soundroof/contract/review/review-checklist'
import { statusOf } from '@soundroof/contract/roofs/project-status'
import { useState } from 'react'
import { TextLink } from '../../../../components/page/button-link.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { useShortcutProps, useShortcuts } from '../shortcuts/use-shortcuts.ts'
import type { Change } from '../use-change.ts'
import styles from './checklist.module.css'

type Item = JobChecklist['items'][number]
type Told = Pick<ConsoleProject, 'hash' | 'checklist' | 'moves' | 'revision' | 'status'>

const tickWords = (say: Say, { person, codedPerson, at }: Tick): string =>
  say('review.ticked-by', { person: codedPerson ? say(codedPerson) : person, moment: shownMoment(say, at) })

const formerWords = (say: Say, item: Item, { text, revision, ...tick }: Tick): string => {
  const words = tickWords(say, { text, revision, ...tick })
  return text === item.text
    ? say('review.ticked-at-an-earlier-revision', { words, revision })
    : say('review.ticked-when-it-read-otherwise', { words, text })
}

type RowProps = {
  readonly item: Item
  readonly number: number
  readonly disabled: boolean
  readonly onTick: () => void
}

const Row = ({ item, number, disabled, onTick }: RowProps) => {
  const say = useSay()
  const { tick, before } = item
  return (
    <li>
      <Checkbox
        label={`${number}. ${item.text}`}
        description={tick ? tickWords(say, tick) : before && formerWords(say, item, before)}
        checked={tick !== null}
        disabled={disabled}
        onChange={onTick}
      />
    </li>
  )
}

/** Who may move a project from the claim on has it, or administers. */
const canTick = ({ status, moves }: Told): boolean => status >= statusOf.underReview && moves.length > 0

/** One press at a time, so that a key held down ticks each item once. */
const useTicks = ({ hash, revision }: Told, change: Change) => {
  const [busy, setBusy] = useState<string | null>(null)
  const tick = async ({ id, text, tick: present }: Item | { id: string; text: string; tick: Tick | null }) => {
    if (busy !== null) return
    setBusy(id)
    const body = { hash, item: id, text, revision, isTicked: present === null }
    await change(() => call('tickItem', { body }), null)
    setBusy(null)
  }
  return { busy, tick }
}

type Props = { readonly told: Told; readonly change: Change }

/** What the provider checks of every job, ticked for this one. */
export const JobChecklistPanel = ({ told, change }: Props) => {
  const say = useSay()
  const { items } = told.checklist
  const { busy, tick } = useTicks(told, change)
  const keys = useShortcutProps()
  const may = canTick(told)
  const press = (item: Item | undefined) => {
    if (may && item) void tick(item)
  }
  useShortcuts({
    tick: () => press(items.find((item) => item.tick === null)),
    item: (number) => press(items[number - 1]),
  })
  const page = (
    <TextLink to="/console" search={{ table: 'checklist' }}>
      {say('review.checklist')}
    </TextLink>
  )
  return (
    <Panel title={say('review.checklist-count', countsOf(items))}>
      {items.length === 0 ? (
        <p className={styles.none}>
          <Sentence says="review.no-checklist-is-defined-yet" page={page} />
        </p>
      ) : (
        <ul className={styles.items} aria-label={say('review.checklist')} {...keys('tick')}>
          {items.map((item, place) => (
            <Row
              key={item.id}
              item={item}
              number={place + 1}
              disabled={!may || busy !== null}
              onTick={() => press(item)}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** How many are ticked, of how many. */
export const countsOf = (items: readonly Item[]): { readonly ticked: number; readonly count: number } => ({
  ticked: items.filter(({ tick }) => tick !== null).length,
  count: items.length,
})
