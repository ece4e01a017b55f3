import { Group } from '@mantine/core'
import type { AsBuiltOfProject, AsBuiltState } from '@soundroof/contract/review/as-built/as-built-calls'
import { useQueryClient } from '@tanstack/react-query'
import { TextLink } from '../../../components/page/button-link.tsx'
import { ConfirmButton } from '../../../components/page/confirm-button.tsx'
import { DownloadButton } from '../../../components/page/download-button.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { Sentence } from '../../../components/page/sentence.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { inspectionFileName, packFileName } from '../../../platform/api/pack-file-name.ts'
import { showAnswer } from '../../../platform/api/show-answer.ts'
import { isUnsaved, type KeptRecord } from '../../../platform/as-built/kept-record.ts'
import { meetServer } from '../../../platform/as-built/kept-records.ts'
import { shownMoment } from '../../../platform/shown-date.ts'
import { type PlainCode, useSay } from '../../../platform/words/use-say.ts'
import styles from './as-built.module.css'
import { PlanAndMeasured } from './plan-and-measured.tsx'
import { StatementFacts } from './statement-facts.tsx'
import { asBuiltKey } from './use-as-built.ts'

export const stateWords = {
  open: 'review.record-open',
  'with-engineer': 'review.record-with-engineer',
  'put-right': 'review.record-put-right',
  accepted: 'review.record-accepted',
  closed: 'review.record-closed',
} as const satisfies Readonly<Record<AsBuiltState, PlainCode>>

type Props = { readonly hash: string; readonly told: AsBuiltOfProject; readonly record: KeptRecord }

const Decision = ({ told: { decision } }: Pick<Props, 'told'>) => {
  const say = useSay()
  if (decision === null) return null
  const { engineer, registration, decidedAt, reason } = decision
  return (
    <>
      <p className={styles.reason}>{reason}</p>
      <p>{say('review.decided-by', { engineer, registration, moment: shownMoment(say, decidedAt) })}</p>
    </>
  )
}

const Checked = ({ code }: { readonly code: string }) => {
  const say = useSay()
  return (
    <p>
      <Sentence
        says="review.anybody-can-check-it"
        document={
          <TextLink to="/verify/$code" params={{ code }}>
            {say('review.document-2', { code })}
          </TextLink>
        }
      />
    </p>
  )
}

const Pack = ({ pack, title }: { readonly pack: NonNullable<AsBuiltOfProject['pack']>; readonly title: string }) => {
  const say = useSay()
  return (
    <>
      <DownloadButton
        size="md"
        address={pack.address}
        fileName={packFileName(title)}
        label={say('review.download-the-close-out-pack')}
      />
      <Checked code={pack.code} />
      <p>{say('review.keep-the-pack-five-years')}</p>
    </>
  )
}

const Inspection = ({
  inspection,
  title,
}: {
  readonly inspection: NonNullable<AsBuiltOfProject['inspection']>
  readonly title: string
}) => {
  const say = useSay()
  return (
    <>
      <DownloadButton
        size="md"
        variant="default"
        address={inspection.address}
        fileName={inspectionFileName(title)}
        label={say('review.certificate-after-inspection')}
      />
      <Checked code={inspection.code} />
    </>
  )
}

/** A signed record never changes: a new one begins with what it holds. */
const Reopen = ({ hash, told }: Pick<Props, 'hash' | 'told'>) => {
  const say = useSay()
  const queries = useQueryClient()
  const reopen = async () => {
    const answer = await call('reopenAsBuilt', { body: { hash } })
    if (!answer.ok) return
    meetServer(hash, '', answer.data)
    showAnswer(queries, asBuiltKey(hash), answer.data)
  }
  const isDue = told.state === 'put-right'
  return (
    <ConfirmButton
      label={say(isDue ? 'review.put-it-right' : 'review.begin-a-new-record')}
      confirmLabel={say('review.begin')}
      variant={isDue ? 'filled' : 'default'}
      isFinal
      act={reopen}
    >
      {say('review.the-signed-record-stays')}
    </ConfirmButton>
  )
}

/** What became of the signed record, and its close-out pack. */
export const SignedRecord = ({ hash, told, record }: Props) => {
  const say = useSay()
  const isWarning = told.state === 'put-right'
  return (
    <div className={styles.page}>
      <Panel title={say(stateWords[told.state])} tone={isWarning ? 'warning' : 'plain'}>
        <div className={styles.fields}>
          {told.state === 'with-engineer' && <p>{say('review.an-engineer-decides-about-the-deviations')}</p>}
          <Decision told={told} />
          {told.pack && <Pack pack={told.pack} title={record.title} />}
          {told.inspection && <Inspection inspection={told.inspection} title={record.title} />}
          {(isUnsaved(record) || record.waiting.length > 0) && (
            <p role="status">{say('review.entries-after-signing-are-kept-here')}</p>
          )}
          <Group>
            <Reopen hash={hash} told={told} />
          </Group>
        </div>
      </Panel>
      <Panel title={say('review.plan-and-built')}>
        <PlanAndMeasured zones={told.zones} />
      </Panel>
      <Panel title={say('review.statement-of-the-installer')}>
        <StatementFacts told={told} />
      </Panel>
    </div>
  )
}
