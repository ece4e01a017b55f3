import { Button } from '@mantine/core'
import type { OpenedZones } from '@soundroof/contract/review/figures/figures-console'
import { useEffect, useState } from 'react'
import { call } from '../../../../platform/api/api-client.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { Opened } from '../figure-effects.tsx'
import styles from '../figures.module.css'
import { isComplete, lookAtAll } from '../look-at-all.ts'

/** What the step may send: not before every project was calculated, and its list confirmed where it has one. */
export type Together = { readonly isReady: boolean; readonly seen: string | null }
export const notYet: Together = { isReady: false, seen: null }

const readyOf = (opened: OpenedZones, isConfirmed: boolean): Together =>
  isComplete(opened) ? { isReady: opened.seen === null || isConfirmed, seen: isConfirmed ? opened.seen : null } : notYet

type Props = {
  readonly figures: readonly string[]
  /** Ids of waiting proposals. */
  readonly signOffs: readonly string[]
  readonly onChange: (together: Together) => void
}

/** Zones that all figures of a step together would open; looked for at once, and confirmed where there are any. */
export const OpenedTogether = ({ figures, signOffs, onChange }: Props) => {
  const say = useSay()
  const [opened, setOpened] = useState<OpenedZones | null>(null)
  const [isConfirmed, setConfirmed] = useState(false)
  const [tries, setTries] = useState(0)
  const [isStopped, setStopped] = useState(false)
  const asked = JSON.stringify({ figures, signOffs })
  useEffect(() => {
    let isOpen = tries >= 0
    onChange(notYet)
    const ask = async () => {
      const answer = await call('figuresTogether', { body: JSON.parse(asked) })
      return answer.ok ? { rows: [], next: null, opened: answer.data } : null
    }
    const show = ({ opened: found }: { readonly opened: OpenedZones | null }) => {
      if (found === null) return
      setOpened(found)
      onChange(readyOf(found, false))
    }
    void lookAtAll({ ask, show, isOpen: () => isOpen }).then(() => isOpen && setStopped(true))
    return () => {
      isOpen = false
    }
  }, [asked, tries, onChange])
  const confirm = (confirmed: boolean) => {
    setConfirmed(confirmed)
    if (opened) onChange(readyOf(opened, confirmed))
  }
  const isDone = opened !== null && isComplete(opened)
  return (
    <section className={styles.effects} aria-label={say('review.projects-that-would-change')}>
      {!isDone && (
        <p className={styles.quiet} role="status">
          {opened === null
            ? say('review.loading')
            : say('review.of-projects-are-calculated', {
                lookedAt: String(opened.lookedAt),
                resting: String(opened.resting),
              })}
        </p>
      )}
      {!isDone && isStopped && (
        <Button variant="default" size="sm" onClick={() => setTries(tries + 1)}>
          {say('review.which-projects-would-change')}
        </Button>
      )}
      {isDone && opened.resting === 0 && <p className={styles.quiet}>{say('review.no-project-rests-on-these')}</p>}
      {isDone && opened.resting > 0 && <Opened opened={opened} isConfirmed={isConfirmed} onConfirm={confirm} />}
    </section>
  )
}
