import { Button } from '@mantine/core'
import type { QueueRow as Row } from '@soundroof/contract/review/console-review'
import { TextLink } from '../../../../components/page/button-link.tsx'
import { StatusBadge } from '../../../../components/page/status-badge.tsx'
import { serverNow } from '../../../../platform/api/client-settings.ts'
import { shownDay } from '../../../../platform/shown-date.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import styles from './queue.module.css'
import { ageWords, titleOf } from './queue-words.ts'

type Props = { readonly row: Row; readonly onClaim: () => void; readonly isClaiming: boolean }

const [submitted, delivered] = [2, 5]

const Facts = ({ row }: { readonly row: Row }) => {
  const say = useSay()
  return (
    <dl className={styles.facts}>
      {row.status < delivered && (
        <div>
          <dt>{say('review.waiting-for')}</dt>
          <dd>{ageWords(say, row.submittedAt, serverNow())}</dd>
        </div>
      )}
      <div>
        <dt>{say('review.delivery-date')}</dt>
        <dd>
          {row.deliverAt ? shownDay(say, row.deliverAt) : '–'}
          {row.isLate && <strong className={styles.late}> {say('review.late')}</strong>}
        </dd>
      </div>
      <div>
        <dt>{say('components.engineer')}</dt>
        <dd>{row.engineer?.name ?? '–'}</dd>
      </div>
      <div>
        <dt>{say('review.open-questions')}</dt>
        <dd>{row.openQuestions}</dd>
      </div>
      <div>
        <dt>{say('review.revision')}</dt>
        <dd>{row.hasResult ? row.revision : say('review.no-result', { revision: row.revision })}</dd>
      </div>
    </dl>
  )
}

export const QueueRow = ({ row, onClaim, isClaiming }: Props) => {
  const say = useSay()
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <TextLink to="/console/project" search={{ project: row.hash }}>
            {titleOf(row)}
          </TextLink>
        </h2>
        <StatusBadge status={row.status} />
        {row.isReviewVoid && (
          <strong className={styles.late}>{say('review.review-void-deliver-a-corrected-one')}</strong>
        )}
        {row.reconsideredSince && (
          <strong className={styles.late}>{say('review.result-under-reconsideration-2')}</strong>
        )}
        <span className={styles.company}>{row.company.name}</span>
      </div>
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
    </li>
  )
}
