import { Button } from '@mantine/core'
import type { Problem } from '@soundroof/contract/platform/problem'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import styles from '../figures.module.css'
import { useInView, ViewLeft } from '../in-view.tsx'
import stepStyles from './steps.module.css'

type Props = {
  readonly title: string
  readonly lead: string
  readonly submitLabel: string
  readonly busy: boolean
  /** Zones that would open are known, and confirmed where there are any. */
  readonly isReady: boolean
  /** Refusals of figures, each with its name. */
  readonly problems: readonly Problem[]
  readonly onSubmit: (event: FormEvent) => void
  readonly onCancel: () => void
  /** Figures, whose pieces must have been in view. */
  readonly children: ReactNode
  /** What is asked below them. */
  readonly asked: ReactNode
}

/** A step of several figures, which opens once each of them was in view. */
export const StepFrame = ({ title, lead, submitLabel, busy, isReady, problems, children, asked, ...on }: Props) => {
  const say = useSay()
  const heading = useRef<HTMLHeadingElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const { inside, ...looked } = useInView(bar)
  const send = useRef<HTMLButtonElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isSeen = looked.left?.length === 0
  useEffect(() => {
    // The button that showed the next line is gone, and the focus with it.
    if (isSeen && document.activeElement === document.body) send.current?.focus()
  }, [isSeen])
  return (
    <form className={stepStyles.step} onSubmit={on.onSubmit} noValidate aria-labelledby="step-title">
      <h2 id="step-title" ref={heading} tabIndex={-1} className={stepStyles.heading}>
        {title}
      </h2>
      <p className={styles.quiet}>{lead}</p>
      <div ref={inside} className={styles.list}>
        {children}
      </div>
      {asked}
      {problems.length > 0 && (
        <ul className={styles.problem} role="alert">
          {problems.map(({ coded }) => (
            <li key={JSON.stringify(coded)}>{say(coded)}</li>
          ))}
        </ul>
      )}
      <div ref={bar} className={stepStyles.bar}>
        <ViewLeft {...looked} id="step-left" />
        <Button variant="default" onClick={on.onCancel} disabled={busy}>
          {say('components.cancel')}
        </Button>
        <Button ref={send} type="submit" loading={busy} disabled={!isSeen || !isReady} aria-describedby="step-left">
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
