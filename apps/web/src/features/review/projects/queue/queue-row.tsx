import { Box, Button, Group, Stack, Text } from '@mantine/core'
import type { QueueRow as Row } from '@soundroof/contract/review/console-review'
import type { ReactNode } from 'react'
import { TextLink } from '../../../../components/page/button-link.tsx'
import { StatusBadge } from '../../../../components/page/status-badge.tsx'
import surfaces from '../../../../components/page/surfaces.module.css'
import { serverNow } from '../../../../platform/api/client-settings.ts'
import { shownDay } from '../../../../platform/shown-date.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { ageWords, titleOf } from './queue-words.ts'

type CardProps = {
  readonly heading: 'h2' | 'h3'
  readonly title: ReactNode
  /** Behind the title. */
  readonly marks?: ReactNode
  readonly beside: readonly string[]
  readonly children: ReactNode
}

/** A project in a list of the console. */
export const QueueCard = ({ heading, title, marks, beside, children }: CardProps) => (
  <Stack component="li" gap={10} align="flex-start" p="16px 18px" className={surfaces.card}>
    <Group gap="6px 12px">
      <Box component={heading} m={0} fz="1.05rem">
        {title}
      </Box>
      {marks}
      {beside.map((words) => (
        <Text span key={words} fz="sm" c="dimmed">
          {words}
        </Text>
      ))}
    </Group>
    {children}
  </Stack>
)

const Alarm = ({ children }: { readonly children: string }) => (
  <Text span inherit fw={700} c="var(--danger-text)">
    {children}
  </Text>
)

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <Text component="dt" inherit c="dimmed">
      {name}
    </Text>
    <Box component="dd" m={0}>
      {children}
    </Box>
  </div>
)

type Props = { readonly row: Row; readonly onClaim: () => void; readonly isClaiming: boolean }

const [submitted, delivered] = [2, 5]

const Facts = ({ row }: { readonly row: Row }) => {
  const say = useSay()
  return (
    <Group component="dl" m={0} gap="6px 28px" align="stretch" fz="sm">
      {row.status < delivered && (
        <Fact name={say('review.waiting-for')}>{ageWords(say, row.submittedAt, serverNow())}</Fact>
      )}
      <Fact name={say('review.delivery-date')}>
        {row.deliverAt ? shownDay(say, row.deliverAt) : '–'} {row.isLate && <Alarm>{say('review.late')}</Alarm>}
      </Fact>
      <Fact name={say('components.engineer')}>{row.engineer?.name ?? '–'}</Fact>
      <Fact name={say('review.open-questions')}>{row.openQuestions}</Fact>
      <Fact name={say('review.revision')}>
        {row.hasResult ? row.revision : say('review.no-result', { revision: row.revision })}
      </Fact>
    </Group>
  )
}

export const QueueRow = ({ row, onClaim, isClaiming }: Props) => {
  const say = useSay()

  const title = (
    <TextLink to="/console/project" search={{ project: row.hash }}>
      {titleOf(row)}
    </TextLink>
  )
  const marks = (
    <>
      <StatusBadge status={row.status} />
      {row.isReviewVoid && <Alarm>{say('review.review-void-deliver-a-corrected-one')}</Alarm>}
      {row.reconsideredSince && <Alarm>{say('review.result-under-reconsideration-2')}</Alarm>}
    </>
  )
  return (
    <QueueCard heading="h2" title={title} marks={marks} beside={[row.company.name]}>
      <Facts row={row} />
      {row.status === submitted && (
        <Button
          size="sm"
          loading={isClaiming}
          onClick={onClaim}
          aria-label={say('review.claim-project', { project: titleOf(row) })}
        >
          {say('review.claim')}
        </Button>
      )}
    </QueueCard>
  )
}
