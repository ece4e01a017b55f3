import { Group, Stack, Text } from '@mantine/core'
import type { ReviewQuestion } from '@soundroof/contract/review/review'
import type { ReactNode } from 'react'
import { Moment } from '../../../../components/lists/moment.tsx'
import { PlainList } from '../../../../components/lists/plain-list.tsx'
import surfaces from '../../../../components/page/surfaces.module.css'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'

type Props = {
  readonly question: ReviewQuestion
  /** Subject of the question. */
  readonly about: ReactNode
  /** The reader's actions on an open question. */
  readonly children?: ReactNode
}

const stateOf = (say: Say, { closedAt, answers }: ReviewQuestion): string => {
  if (closedAt !== null) return say('review.closed')
  return answers.length > 0 ? say('review.answered') : say('review.waiting-for-an-answer')
}

const Words = ({ who, when, said }: { readonly who: string; readonly when: string; readonly said: string }) => (
  <>
    <p className={surfaces.written}>{said}</p>
    <Text fz="xs" c="dimmed">
      {who}, <Moment at={when} />
    </Text>
  </>
)

export const QuestionCard = ({ question, about, children }: Props) => {
  const say = useSay()
  return (
    <Stack
      component="article"
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
      <Words who={question.person} when={question.askedAt} said={question.text} />
      {question.answers.length > 0 && (
        <PlainList component="ol" gap={8} mt={4} pl={14} className={surfaces.answers}>
          {question.answers.map((answer) => (
            <li key={answer.answeredAt}>
              <Words who={answer.person} when={answer.answeredAt} said={answer.text} />
            </li>
          ))}
        </PlainList>
      )}
      {question.closedAt === null && children}
    </Stack>
  )
}
