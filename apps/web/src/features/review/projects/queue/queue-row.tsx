import { Box, Button, Text } from '@mantine/core'
import type { QueueRow as Row } from '@soundroof/contract/review/console-review'
import { statusOf } from '@soundroof/contract/roofs/project-status'
import { TextLink } from '../../../../components/page/button-link.tsx'
import { StatusBadge } from '../../../../components/page/status-badge.tsx'
import { VerdictBadge } from '../../../../components/roofs/verdict-badge.tsx'
import { serverNow } from '../../../../platform/api/client-settings.ts'
import { shownDay } from '../../../../platform/shown-date.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import styles from './queue.module.css'
import { ageWords, arrayWords, roofWords, titleOf, warningWords } from './queue-words.ts'

const Alarm = ({ children }: { readonly children: string }) => (
  <Text span inherit fw={700} c="var(--danger-text)">
    {children}
  </Text>
)

const Project = ({ row }: { readonly row: Row }) => {
  const say = useSay()
  return (
    <th scope="row">
      <TextLink to="/console/project" search={{ project: row.hash }} data-row-link>
        {titleOf(row)}
      </TextLink>
      <small>{[row.company.name, row.place].filter((part) => part !== '').join(' · ')}</small>
      {row.isReviewVoid && <Alarm>{say('review.review-void-deliver-a-corrected-one')}</Alarm>}
      {row.reconsideredSince && <Alarm>{say('review.result-under-reconsideration-2')}</Alarm>}
    </th>
  )
}

const Verdict = ({ row }: { readonly row: Row }) => {
  const say = useSay()
  const warnings = warningWords(say, row)
  return (
    <td>
      <VerdictBadge project={{ verdict: row.verdict, isComplete: true }} />
      {warnings && <small>{warnings}</small>}
    </td>
  )
}

const Dates = ({ row }: { readonly row: Row }) => {
  const say = useSay()
  const waits = row.status < statusOf.delivered
  return (
    <>
      <td data-label={waits ? say('review.waiting-for') : undefined}>
        {waits && ageWords(say, row.submittedAt, serverNow())}
      </td>
      <td data-label={say('review.delivery-date')}>
        {row.deliverAt ? shownDay(say, row.deliverAt) : '–'} {row.isLate && <Alarm>{say('review.late')}</Alarm>}
      </td>
    </>
  )
}

type Moves = {
  readonly row: Row
  readonly onClaim: () => void
  readonly onAssign: () => void
  readonly isClaiming: boolean
}

const Buttons = ({ row, onClaim, onAssign, isClaiming }: Moves) => {
  const say = useSay()
  const project = titleOf(row)
  const gives = row.moves.includes('assign') ? 'review.assign' : 'components.hand-over'
  return (
    <td className={styles.moves}>
      <Box className={styles.buttons ?? ''}>
        {row.moves.includes('claim') && (
          <Button
            size="compact-md"
            loading={isClaiming}
            onClick={onClaim}
            aria-label={say('review.claim-project', { project })}
          >
            {say('review.claim')}
          </Button>
        )}
        {(row.moves.includes('assign') || row.moves.includes('handOver')) && (
          <Button
            size="compact-md"
            variant="default"
            onClick={onAssign}
            aria-label={say('review.value-of-project', { value: say(gives), project })}
          >
            {say(gives)}
          </Button>
        )}
      </Box>
    </td>
  )
}

export const QueueRow = (moves: Moves) => {
  const say = useSay()
  const { row } = moves
  return (
    <tr data-hash={row.hash}>
      <Project row={row} />
      <td>
        <StatusBadge status={row.status} />
        {!row.hasResult && <small>{say('review.no-result', { revision: row.revision })}</small>}
      </td>
      <Verdict row={row} />
      <td data-label={say('review.array')}>{arrayWords(say, row)}</td>
      <td data-label={say('review.roof')}>{roofWords(say, row)}</td>
      <Dates row={row} />
      <td data-label={say('components.engineer')}>{row.engineer?.name ?? '–'}</td>
      <td data-label={say('review.open-questions')}>{row.openQuestions}</td>
      <Buttons {...moves} />
    </tr>
  )
}
