import { Button } from '@mantine/core'
import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import type { SecondCheck } from '@soundroof/contract/review/second-check'
import { useState } from 'react'
import { TickField } from '../../../../components/fields/tick-field.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { useBusy } from '../../../../platform/use-busy.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import type { Change } from '../use-change.ts'

type Issued = NonNullable<SecondCheck['issued']>

/** Who checked what the certificate says, or that nobody has yet. */
export const SecondCheckState = ({
  secondCheck: { isAsked, issued, checked },
}: {
  readonly secondCheck: SecondCheck
}) => {
  const say = useSay()
  if (!isAsked || issued === null) return null
  if (checked === null) return <p>{say('review.a-second-engineer-has-to-check-it')}</p>
  const { engineer, registration, checkedAt } = checked
  return (
    <>
      <p>{say('review.checked-by', { engineer, registration, moment: shownMoment(say, checkedAt) })}</p>
      {!issued.isChecked && <p>{say('review.issue-it-again-so-that-it-names')}</p>}
    </>
  )
}

type ConfirmProps = { readonly hash: string; readonly issued: Issued; readonly change: Change }

const Confirm = ({ hash, issued, change }: ConfirmProps) => {
  const say = useSay()

  const [hasRead, setRead] = useState(false)
  const [isBusy, during] = useBusy()
  const body = { hash, code: issued.code }
  const confirm = () => during(change(() => call('checkCertificate', { body }), 'review.the-certificate-is-checked'))
  return (
    <>
      <p>
        <Sentence
          says="review.certificate-waits-for-your-check"
          engineer={issued.engineer}
          read={
            <a href={issued.address} target="_blank" rel="noopener">
              {say('review.read-it')}
            </a>
          }
        />
      </p>
      <TickField
        name="has-read"
        label={say('review.i-have-read-every-page-and-checked')}
        checked={hasRead}
        onChange={setRead}
      />
      <Button mt="md" disabled={!hasRead} loading={isBusy} onClick={() => void confirm()}>
        {say('review.confirm-the-certificate')}
      </Button>
    </>
  )
}

type Props = { readonly told: ConsoleProject; readonly change: Change }

/** For engineers who did not issue it: the certificate to be read, and its confirmation. */
export const SecondCheckPanel = ({ told: { hash, secondCheck }, change }: Props) => {
  const say = useSay()
  const { isAsked, issued, mayCheck } = secondCheck
  if (!isAsked || issued === null) return null
  return (
    <Panel title={say('review.second-check')}>
      {mayCheck ? (
        <Confirm key={issued.code} hash={hash} issued={issued} change={change} />
      ) : (
        <SecondCheckState secondCheck={secondCheck} />
      )}
    </Panel>
  )
}
