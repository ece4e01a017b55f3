import { Button } from '@mantine/core'
import { useBusy } from '../../../../platform/use-busy.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { useShortcutProps, useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { takeNext } from './next-job.ts'

type Props = {
  /** The project on screen: once put back, it is not the next. */
  readonly except?: string
  readonly variant?: 'filled' | 'default'
}

/** One press: the next job is claimed and opened. */
export const NextJobButton = ({ except, variant = 'filled' }: Props) => {
  const say = useSay()
  const told = useShortcutProps()
  const [busy, during] = useBusy()
  const take = () => {
    if (!busy) void during(takeNext(except))
  }
  useShortcuts({ next: take })
  return (
    <Button variant={variant} loading={busy} onClick={take} {...told('next')}>
      {say('review.next-job')}
    </Button>
  )
}
