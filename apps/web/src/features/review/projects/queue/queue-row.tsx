import { Button } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import type { QueueRow as Row } from '@soundroof/contract/review/console-review'
import { TextLink } from '../../../../components/page/button-link.tsx'
import { StatusBadge } from '../../../../components/page/status-badge.tsx'
import { serverNow } from '../../../../platform/api/client-settings.ts'
import { shownDay } from '../../../../platform/shown-date.ts'
import styles from './queue.module.css'
import { ageWords, titleOf } from './queue-words.ts'

type Props = { readonly row: Row; readonly onClaim: () => void; readonly isClaiming: boolean }

const [submitted, delivered] = [2, 5]

const Facts = ({ row }: { readonly row: Row }) => (
  <dl className={styles.facts}>
    {row.status < delivered && (
      <div>
        <dt>{text('Waiting for')}</dt>
        <dd>{ageWords(row.submittedAt, serverNow())}</dd>
      </div>
    )}
    <div>
      <dt>{text('Delivery date')}</dt>
      <dd>
        {row.deliverAt ? shownDay(row.deliverAt) : '–'}
        {row.isLate && <strong className={styles.late}> {text('late')}</strong>}
      </dd>
    </div>
    <div>
      <dt>{text('Engineer')}</dt>
      <dd>{row.engineer?.name ?? '–'}</dd>
    </div>
    <div>
      <dt>{text('Open questions')}</dt>
      <dd>{row.openQuestions}</dd>
    </div>
    <div>
      <dt>{text('Revision')}</dt>
      <dd>{row.hasResult ? row.revision : text('{revision}, no result', { revision: row.revision })}</dd>
    </div>
  </dl>
)

export const QueueRow = ({ row, onClaim, isClaiming }: Props) => (
  <li className={styles.row}>
    <div className={styles.head}>
      <h2 className={styles.title}>
        <TextLink to="/console/project" search={{ project: row.hash }}>
          {titleOf(row)}
        </TextLink>
      </h2>
      <StatusBadge status={row.status} />
      {row.isReviewVoid && <strong className={styles.late}>{text('review void: deliver a corrected one')}</strong>}
      {row.reconsideredSince && <strong className={styles.late}>{text('result under reconsideration')}</strong>}
      <span className={styles.company}>{row.company.name}</span>
    </div>
    <Facts row={row} />
    {row.status === submitted && (
      <Button
        size="sm"
        loading={isClaiming}
        onClick={onClaim}
        aria-label={text('Claim {project}', { project: titleOf(row) })}
      >
        {text('Claim')}
      </Button>
    )}
  </li>
)
