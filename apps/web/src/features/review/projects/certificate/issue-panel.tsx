import { Button, Group } from '@mantine/core'
import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import { statusOf } from '@soundroof/contract/roofs/project-status'
import { useState } from 'react'
import { Panel } from '../../../../components/page/panel.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { DeliverDialog } from '../delivery/deliver-dialog.tsx'
import { WithoutRegistration, WithoutResult } from '../delivery/signing-warnings.tsx'
import { SecondCheckState } from '../second-check/second-check-panel.tsx'
import type { Change } from '../use-change.ts'
import { type Certificate, issuedLink } from './use-certificate.ts'

type IssuedProps = {
  readonly issued: NonNullable<ConsoleProject['certificate']>
  readonly isChangedSince: boolean
}

const Issued = ({ issued, isChangedSince }: IssuedProps) => {
  const say = useSay()
  return (
    <>
      <p>
        <Sentence
          says="review.certificate-is-issued-and-signed-then"
          code={issued.code}
          read={
            <a id={issuedLink} href={issued.address} target="_blank" rel="noopener">
              {say('review.read-it')}
            </a>
          }
        />
      </p>
      {isChangedSince && <p>{say('review.entries-were-changed-since-it-was-issued')}</p>}
    </>
  )
}

type Props = {
  readonly told: ConsoleProject
  readonly certificate: Certificate
  readonly change: Change
  readonly onDelivered: () => void
}

/** Issues the certificate, shows it, and goes on with its delivery. */
export const IssuePanel = ({ told, certificate, change, onDelivered }: Props) => {
  const say = useSay()

  const [isDelivering, setDelivering] = useState(false)
  const mayIssue = told.moves.includes('deliver')
  const issued = told.certificate
  const isChangedSince = issued !== null && certificate.isChangedSince(issued.code)
  return (
    <Panel title={say('review.issue')}>
      {told.registration === null && <WithoutRegistration />}
      {told.resultId === null && <WithoutResult />}
      {told.registration !== null && <p>{say('review.your-registration', { registration: told.registration })}</p>}
      {!mayIssue && <p>{say('review.it-can-be-issued-once-you-have-accepted')}</p>}
      <div role="status">
        {issued && <Issued issued={issued} isChangedSince={isChangedSince} />}
        <SecondCheckState secondCheck={told.secondCheck} />
      </div>
      {mayIssue && (
        <Group gap={10}>
          <Button
            variant={issued && !isChangedSince ? 'default' : 'filled'}
            loading={certificate.busy}
            onClick={certificate.issue}
          >
            {issued ? say('review.issue-it-again') : say('review.issue-the-certificate')}
          </Button>
          {issued && (
            <Button variant={isChangedSince ? 'default' : 'filled'} onClick={() => setDelivering(true)}>
              {say('review.deliver')}
            </Button>
          )}
        </Group>
      )}
      {isDelivering && (
        <DeliverDialog
          told={told}
          isAgain={told.status === statusOf.delivered}
          isBesideEntries
          change={change}
          onClose={() => setDelivering(false)}
          onDelivered={onDelivered}
        />
      )}
    </Panel>
  )
}
