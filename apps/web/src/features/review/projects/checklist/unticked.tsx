import type { Problem } from '@soundroof/contract/platform/problem'
import type { JobChecklist } from '@soundroof/contract/review/review-checklist'
import { useState } from 'react'
import { TickField } from '../../../../components/fields/tick-field.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { type Message, useSay } from '../../../../platform/words/use-say.ts'

type Items = JobChecklist['items']

/** What a move asks about items that are not ticked; nothing where all are. */
export const useUnticked = ({ items }: JobChecklist) => {
  const left = items.filter(({ tick }) => tick === null)
  const [isConfirmed, confirm] = useState(false)
  const problems: readonly Problem[] =
    left.length > 0 && !isConfirmed
      ? [{ field: 'unticked', coded: { code: 'itemsUnticked', values: { count: left.length } } }]
      : []
  return { left, isConfirmed, confirm, problems, ids: isConfirmed ? left.map(({ id }) => id) : [] }
}

type Props = {
  readonly left: Items
  readonly isConfirmed: boolean
  readonly confirm: (isConfirmed: boolean) => void
  readonly error: Message | undefined
}

/** Lists what is not ticked, and asks whether to go on; the record names it. */
export const Unticked = ({ left, isConfirmed, confirm, error }: Props) => {
  const say = useSay()
  const count = left.length
  if (count === 0) return null
  return (
    <Panel
      tone="warning"
      title={count === 1 ? say('review.1-item-is-not-ticked') : say('review.items-are-not-ticked', { count })}
    >
      <ul>
        {left.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <TickField
        name="unticked"
        label={say('review.go-on-without-them')}
        checked={isConfirmed}
        onChange={confirm}
        error={isConfirmed ? undefined : error}
      />
    </Panel>
  )
}
