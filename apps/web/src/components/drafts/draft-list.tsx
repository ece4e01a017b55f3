import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import { removeDraft, useBegunDrafts, type WizardDraft } from '../../platform/draft/draft-store.ts'
import { goTo } from '../../platform/navigation.ts'
import { stepAddress } from '../../platform/wizard-route.ts'
import { useSay } from '../../platform/words/use-say.ts'
import entries from '../page/entries.module.css'
import { ChangedAt, CompareButton } from './changed-elsewhere.tsx'
import { draftProgress, draftTitle } from './draft-words.ts'

export const continueDraft = (draft: WizardDraft): void => goTo(stepAddress(draft.step ?? 'header', draft))

type RowProps = { readonly draft: WizardDraft; readonly onDiscard: () => void }

const DraftRow = ({ draft, onDiscard }: RowProps) => {
  const say = useSay()

  const title = draftTitle(say, draft)
  return (
    <>
      <div className={entries.words}>
        <p className={entries.name}>{title}</p>
        <p className={entries.detail}>{draftProgress(say, draft)}</p>
        <ChangedAt draft={draft} />
      </div>
      <Group gap={8}>
        <CompareButton draft={draft} />
        <Button
          variant="default"
          aria-label={say('draftContinueNamed', { title })}
          onClick={() => continueDraft(draft)}
        >
          {say('draftContinue')}
        </Button>
        <Button
          variant="subtle"
          color="red"
          c="var(--danger-text)"
          aria-label={say('draftDiscardNamed', { title })}
          onClick={onDiscard}
        >
          {say('draftDiscard')}
        </Button>
      </Group>
    </>
  )
}

type DiscardedProps = { readonly draft: WizardDraft; readonly onUndo: () => void }

const DiscardedRow = ({ draft, onUndo }: DiscardedProps) => {
  const say = useSay()
  return (
    <>
      <p className={entries.detail} role="status">
        {say('draftDiscarded', { title: draftTitle(say, draft) })}
      </p>
      <Button variant="default" onClick={onUndo}>
        {say('undo')}
      </Button>
    </>
  )
}

const byChange = (a: WizardDraft, b: WizardDraft): number => b.changedAt - a.changedAt

type Discarded = { readonly draft: WizardDraft; readonly restore: () => void }

/** Discarded drafts keep their place, with Undo, until the person leaves the screen. */
const useDiscarded = () => {
  const [discarded, setDiscarded] = useState<readonly Discarded[]>([])
  const list = useRef<HTMLUListElement>(null)
  // The pressed button disappears with the focus, so its replacement takes the focus.
  const focusIn = (id: string) =>
    setTimeout(() => list.current?.querySelector<HTMLElement>(`[data-draft="${CSS.escape(id)}"] button`)?.focus())
  return {
    list,
    discarded,
    discard: (draft: WizardDraft) => {
      const restore = removeDraft(draft.id)
      setDiscarded((now) => [...now, { draft, restore }])
      focusIn(draft.id)
    },
    undo: ({ draft, restore }: Discarded) => {
      restore()
      setDiscarded((now) => now.filter((each) => each.draft !== draft))
      focusIn(draft.id)
    },
  }
}

/** The drafts on this device, latest change first, each to continue or discard; nothing without any. */
export const DraftList = () => {
  const say = useSay()

  const drafts = useBegunDrafts()
  const { list, discarded, discard, undo } = useDiscarded()
  const rows = [...drafts, ...discarded.map(({ draft }) => draft)].sort(byChange)
  if (rows.length === 0) return null
  return (
    <Paper component="section" withBorder mt="xl" p="18px 22px 8px" aria-labelledby="drafts">
      <Title order={2} id="drafts" fz="1.05rem">
        {say('draftsHeading')}
      </Title>
      <Text mt={4} c="dimmed" fz="0.9em">
        {say('draftsLead')}
      </Text>
      <ul className={`${entries.entries} ${entries.unclosed}`} ref={list}>
        {rows.map((draft) => {
          const gone = discarded.find((each) => each.draft === draft)
          return (
            <li key={draft.id} data-draft={draft.id} className={entries.entry}>
              {gone ? (
                <DiscardedRow draft={draft} onUndo={() => undo(gone)} />
              ) : (
                <DraftRow draft={draft} onDiscard={() => discard(draft)} />
              )}
            </li>
          )
        })}
      </ul>
    </Paper>
  )
}
