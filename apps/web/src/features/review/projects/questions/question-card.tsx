import { Box, Group, Stack, Text } from '@mantine/core'
import type { ReviewQuestion } from '@soundroof/contract/review/review'
import type { ReactNode } from 'react'
import { PlainList } from '../../../../components/page/plain-list.tsx'
import { barredCard, written } from '../../../../components/page/surfaces.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'

type Props = {
  readonly question: ReviewQuestion
  /** What it is about. */
  readonly about: ReactNode
  /** What the reader can do with an open question. */
  readonly children?: ReactNode
}

const stateOf = (say: Say, { closedAt, answers }: ReviewQuestion): string => {
  if (closedAt !== null) return say('review.closed')
  return answers.length > 0 ? say('review.answered') : say('review.waiting-for-an-answer')
}

const Words = ({ who, when, said }: { readonly who: string; readonly when: string; readonly said: string }) => {
  const say = useSay()
  return (
    <>
      <Box component="p" {...written}>
        {said}
      </Box>
      <Text fz="xs" c="dimmed">
        {who}, <time dateTime={when}>{shownMoment(say, when)}</time>
      </Text>
    </>
  )
}

const answers = { listStyle: 'none', borderLeft: '2px solid var(--line)' } as const

export const QuestionCard = ({ question, about, children }: Props) => {
  const say = useSay()
  return (
    <Stack
      component="article"
      gap={6}
      bg="var(--surface)"
      {...barredCard('var(--accent)')}
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
        <PlainList component="ol" gap={8} mt={4} pl={14} style={answers}>
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
