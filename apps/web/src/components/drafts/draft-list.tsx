import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { removeDraft, useBegunDrafts, type WizardDraft } from '../../platform/draft/draft-store.ts'
import { goTo } from '../../platform/navigation.ts'
import { shownMoment } from '../../platform/shown-date.ts'
import { stepAddress } from '../../platform/wizard-route.ts'
import { useSay } from '../../platform/words/use-say.ts'
import entries from '../page/entries.module.css'
import styles from './draft-list.module.css'
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
        <p className={entries.detail}>
          {say('draftChangedAt', { moment: shownMoment(say, new Date(draft.changedAt).toISOString()) })}
        </p>
      </div>
      <div className={styles.actions}>
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
          className={styles.discard}
          aria-label={say('draftDiscardNamed', { title })}
          onClick={onDiscard}
        >
          {say('draftDiscard')}
        </Button>
      </div>
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

/** Discarded drafts keep their place with Undo until the screen is left. */
const useDiscarded = () => {
  const [discarded, setDiscarded] = useState<readonly Discarded[]>([])
  const list = useRef<HTMLUListElement>(null)
  // The pressed button goes away with the focus: what stands in its place takes it.
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

/** The drafts on this device, the latest change first, each to continue or discard; nothing where there is none. */
export const DraftList = () => {
  const say = useSay()

  const drafts = useBegunDrafts()
  const { list, discarded, discard, undo } = useDiscarded()
  const rows = [...drafts, ...discarded.map(({ draft }) => draft)].sort(byChange)
  if (rows.length === 0) return null
  return (
    <section className={styles.drafts} aria-labelledby="drafts">
      <h2 id="drafts" className={styles.heading}>
        {say('draftsHeading')}
      </h2>
      <p className={styles.lead}>{say('draftsLead')}</p>
      <ul className={entries.entries} ref={list}>
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
    </section>
  )
}
