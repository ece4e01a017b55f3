import { Button } from '@mantine/core'
import type { AsBuiltOfProject } from '@soundroof/contract/review/as-built/as-built-calls'
import type { IssuedInspection } from '@soundroof/contract/review/inspection/inspection-calls'
import { useState } from 'react'
import { focusSoon } from '../../../../components/fields/error-summary.tsx'
import { TextLink } from '../../../../components/page/button-link.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { messageOfError } from '../../../../platform/api/api-client.ts'
import { useSession } from '../../../../platform/session/session.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import styles from './inspection.module.css'
import { InspectionForm } from './inspection-form.tsx'
import { useInspectionDraft } from './use-inspection.ts'

const issueButton = 'issue-inspection'

type Certificate = NonNullable<AsBuiltOfProject['inspection']>

/** The certificate that counts. */
const Issued = ({ address, code }: Pick<Certificate, 'address' | 'code'>) => {
  const say = useSay()
  return (
    <p>
      <a href={address} target="_blank" rel="noopener">
        {say('review.certificate-after-inspection')}
      </a>
      <br />
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

type EntryProps = {
  readonly hash: string
  readonly asBuilt: string
  readonly onIssued: (issued: IssuedInspection) => void
  readonly onCancel: () => void
}

const Entry = ({ hash, asBuilt, ...onEnd }: EntryProps) => {
  const say = useSay()
  const { data, error } = useInspectionDraft(hash, asBuilt, true)
  if (data) return <InspectionForm key={data.design.code} hash={hash} draft={data} {...onEnd} />
  return error === null ? null : <p role="alert">{say(messageOfError(error))}</p>
}

/** True once nothing about the record is open. */
const isSettled = ({ state }: AsBuiltOfProject): boolean => state === 'accepted' || state === 'closed'

type Props = { readonly hash: string; readonly told: AsBuiltOfProject; readonly refresh: () => unknown }

/** The certificate after inspection of a finished array: read, or issued by an engineer. */
export const InspectionPanel = ({ hash, told, refresh }: Props) => {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const [waiting, setWaiting] = useState<IssuedInspection | null>(null)
  const mayIssue = useSession()?.customer.role === 'engineer'
  if (!isSettled(told) || !(mayIssue || told.inspection)) return null
  const onIssued = (issued: IssuedInspection) => {
    setOpen(false)
    setWaiting(issued.awaitsCheck ? issued : null)
    toast(issued.awaitsCheck ? 'review.issued-for-its-check' : 'review.inspection-issued', 'success')
    void refresh()
    focusSoon(issueButton)
  }
  /** What is typed stays on this device. */
  const onCancel = () => {
    setOpen(false)
    focusSoon(issueButton)
  }
  return (
    <Panel title={say('review.certificate-after-inspection')}>
      <div role="status" className={styles.told}>
        {told.inspection && <Issued {...told.inspection} />}
        {waiting && <p>{say('review.a-second-engineer-checks-the-inspection', { code: waiting.code })}</p>}
      </div>
      <div className={styles.parts}>
        {isOpen ? (
          <Entry hash={hash} asBuilt={told.record} onIssued={onIssued} onCancel={onCancel} />
        ) : (
          mayIssue && (
            <Button id={issueButton} variant="default" className={styles.issue ?? ''} onClick={() => setOpen(true)}>
              {say(told.inspection ? 'review.issue-it-again' : 'review.certify-after-inspection')}
            </Button>
          )
        )}
      </div>
    </Panel>
  )
}
