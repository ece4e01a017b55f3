import { Badge, Group, Stack, Text } from '@mantine/core'
import type { ReviewQuestion, Side } from '@soundroof/contract/review/review'
import type { ReactNode } from 'react'
import { Moment } from '../../../../components/lists/moment.tsx'
import { PlainList } from '../../../../components/lists/plain-list.tsx'
import surfaces from '../../../../components/page/surfaces.module.css'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { useUnread } from './use-unread.ts'

type Props = {
  readonly question: ReviewQuestion
  /** Subject of the question. */
  readonly about: ReactNode
  /** Tells the server which message was in view; absent where the card stands a second time on the page. */
  readonly onRead?: (message: string) => void
  /** The reader's actions on an open question. */
  readonly children?: ReactNode
}

const stateOf = (say: Say, { waitsFor }: ReviewQuestion): string => {
  if (waitsFor === null) return say('review.closed')
  return waitsFor === 'engineer' ? say('review.answered') : say('review.waiting-for-an-answer')
}

const sideWords = { engineer: 'review.side-engineer', customer: 'review.side-customer' } as const

type WordsProps = {
  readonly who: string
  readonly side: Side
  readonly when: string
  readonly said: string
  readonly isNew: boolean
}

const Words = ({ who, side, when, said, isNew }: WordsProps) => {
  const say = useSay()
  return (
    <>
      <p className={surfaces.written}>{said}</p>
      <Group gap={8} fz="xs" c="dimmed">
        <span>
          {say(sideWords[side], { who })}, <Moment at={when} />
        </span>
        {isNew && (
          <Badge size="sm" radius="sm">
            {say('review.new-message')}
          </Badge>
        )}
      </Group>
    </>
  )
}

/** A question with everything that was written about it. */
export const QuestionCard = ({ question, about, onRead, children }: Props) => {
  const say = useSay()
  const { ref, isNew } = useUnread(question, onRead)
  return (
    <Stack
      component="article"
      ref={ref}
      gap={6}
      className={`${surfaces.card} ${surfaces.small} ${surfaces.barred}`}
      style={{ '--bar': 'var(--accent)' }}
      aria-label={say('review.question-text', { text: question.text })}
    >
      <Group component="p" m={0} gap="4px 16px" justify="space-between" fz="sm" fw={600}>
        <span>{about}</span>
        <Text span inherit c="dimmed" fw={400}>
          {stateOf(say, question)}
        </Text>
      </Group>
      <Words
        who={question.person}
        side="engineer"
        when={question.askedAt}
        said={question.text}
        isNew={isNew(question.id)}
      />
      {question.messages.length > 0 && (
        <PlainList component="ol" gap={8} mt={4} pl={14} className={surfaces.answers}>
          {question.messages.map(({ id, person, side, at, text }) => (
            <li key={id} data-side={side}>
              <Words who={person} side={side} when={at} said={text} isNew={isNew(id)} />
            </li>
          ))}
        </PlainList>
      )}
      {question.closedAt === null && children}
    </Stack>
  )
}
