import { Button } from '@mantine/core'
import type { ReviewCondition } from '@soundroof/contract/review/review'
import { PlainList } from '../../../../components/lists/plain-list.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { ConditionCard } from '../conditions/condition-card.tsx'
import { EvidenceForm } from '../conditions/evidence-form.tsx'
import { TextForm } from '../questions/text-form.tsx'
import { uploadEvidence } from '../upload-for.ts'
import type { Change } from '../use-change.ts'
import type { Reviewed } from './use-console-project.ts'

type Props = { readonly reviewed: Reviewed; readonly change: Change }
type OneProps = { readonly hash: string; readonly condition: ReviewCondition; readonly change: Change }

/** Confirms evidence, or opens the condition again and says what is missing. */
const Judge = ({ hash, condition: { id }, change }: OneProps) => {
  const say = useSay()

  const judge = (isConfirmed: boolean, objection: string) =>
    change(
      () => call('reviewCondition', { body: { hash, condition: id, isConfirmed, objection } }),
      isConfirmed ? 'review.confirmed' : 'review.opened-again',
    )
  return (
    <>
      <div>
        <Button size="sm" onClick={() => void judge(true, '')}>
          {say('components.confirm')}
        </Button>
      </div>
      <details>
        <summary>{say('review.not-accepted')}</summary>
        <TextForm
          name={`objection-${id}`}
          field="objection"
          label={say('review.what-is-missing')}
          submitLabel={say('review.open-again')}
          send={(objection) => judge(false, objection)}
        />
      </details>
    </>
  )
}

const Close = ({ hash, condition: { id }, change }: OneProps) => {
  const say = useSay()
  return (
    <details>
      <summary>{say('review.close-with-evidence')}</summary>
      <EvidenceForm
        id={id}
        upload={(file) => uploadEvidence(file)}
        send={(given) =>
          change(() => call('consoleCloseCondition', { body: { hash, condition: id, ...given } }), 'conditionEnded')
        }
      />
    </details>
  )
}

const Withdraw = ({ hash, condition: { id }, change }: OneProps) => {
  const say = useSay()
  return (
    <details>
      <summary>{say('components.withdraw')}</summary>
      <TextForm
        name={`withdrawal-${id}`}
        field="withdrawal"
        label={say('review.why-it-is-not-needed')}
        submitLabel={say('review.withdraw-the-condition')}
        send={(reason) =>
          change(() => call('withdrawCondition', { body: { hash, condition: id, reason } }), 'conditionTakenBack')
        }
      />
    </details>
  )
}

const canBeWithdrawn = ({ state }: ReviewCondition): boolean => state === 'open' || state === 'closed'

/** Only people who may sign judge evidence: the server names no registration for administrators. */
export const ConditionSection = ({ reviewed: { told }, change }: Props) => {
  const say = useSay()
  return told.conditions.length === 0 ? null : (
    <Panel title={say('review.conditions-of-the-approval')}>
      <PlainList gap={10}>
        {told.conditions.map((condition) => (
          <ConditionCard key={condition.id} condition={condition}>
            {condition.state === 'open' && <Close hash={told.hash} condition={condition} change={change} />}
            {told.registration !== null && condition.state === 'closed' && (
              <Judge hash={told.hash} condition={condition} change={change} />
            )}
            {told.registration !== null && canBeWithdrawn(condition) && (
              <Withdraw hash={told.hash} condition={condition} change={change} />
            )}
          </ConditionCard>
        ))}
      </PlainList>
    </Panel>
  )
}
