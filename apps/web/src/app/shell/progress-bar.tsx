import { VisuallyHidden } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { usePendingCalls } from '../../platform/activity.ts'
import { useSay } from '../../platform/words/use-say.ts'
import styles from './progress-bar.module.css'

/** Shorter calls would only flicker. */
const delay = 120

const useBusy = (): boolean => {
  const calls = usePendingCalls()
  const loading = useRouterState({ select: (state) => state.status === 'pending' })
  const active = calls > 0 || loading
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setBusy(active), active ? delay : 0)
    return () => clearTimeout(timer)
  }, [active])
  return busy
}

/** Loading indicator: a line at the top, and a word for screen readers. */
export const ProgressBar = () => {
  const say = useSay()

  const busy = useBusy()
  return (
    <>
      <div className={styles.bar} data-busy={busy} aria-hidden="true" />
      <VisuallyHidden role="status" aria-live="polite">
        {busy ? say('shell.loading') : ''}
      </VisuallyHidden>
    </>
  )
}
