import { Stack, Text } from '@mantine/core'
import type { ReviewCondition } from '@soundroof/contract/review/review'
import type { ReactNode } from 'react'
import surfaces from '../../../../components/page/surfaces.module.css'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

const states = {
  open: { words: 'review.open', bar: 'var(--sun)' },
  closed: { words: 'review.evidence-given-to-be-confirmed-by', bar: 'var(--sun)' },
  confirmed: { words: 'review.confirmed', bar: '#2c9a62' },
  withdrawn: { words: 'review.withdrawn-by-the-engineer', bar: 'var(--line-strong)' },
} as const satisfies Readonly<Record<ReviewCondition['state'], unknown>>

const Evidence = ({
  condition: { closedBy, codedClosedBy, closedAt, note, evidence },
}: {
  readonly condition: ReviewCondition
}) => {
  const say = useSay()
  return closedAt === null ? null : (
    <Text fz="sm" c="dimmed">
      {note} {evidence && <a href={evidence}>{say('review.evidence')}</a>}
      <br />
      <small>
        {codedClosedBy ? say(codedClosedBy) : closedBy}, {shownMoment(say, closedAt)}
      </small>
    </Text>
  )
}

type Props = { readonly condition: ReviewCondition; readonly children?: ReactNode }

/** A condition of the approval; `children`: the reader's actions. */
export const ConditionCard = ({ condition, children }: Props) => {
  const say = useSay()
  const isWithdrawn = condition.state === 'withdrawn'
  const { words, bar } = states[condition.state]
  return (
    <Stack
      component="li"
      data-state={condition.state}
      gap={6}
      className={`${surfaces.card} ${surfaces.small} ${surfaces.barred}`}
      bg="transparent"
      style={{ '--bar': bar }}
      aria-label={say('review.condition', { text: condition.text })}
    >
      <p className={surfaces.written}>{condition.text}</p>
      <Text fz="sm" c="dimmed">
        {say(words)}
      </Text>
      {condition.objection !== '' && (
        <Text fz="sm" {...(isWithdrawn ? {} : { c: 'var(--danger-text)' })}>
          {say(isWithdrawn ? 'review.reason' : 'review.not-accepted-reason', { reason: condition.objection })}
        </Text>
      )}
      <Evidence condition={condition} />
      {children}
    </Stack>
  )
}
