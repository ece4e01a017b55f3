import { Button } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import type { ReviewCondition } from '@soundroof/contract/review/review'
import { Panel } from '../../../../components/page/panel.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { ConditionCard } from '../conditions/condition-card.tsx'
import styles from '../conditions/conditions.module.css'
import { EvidenceForm } from '../conditions/evidence-form.tsx'
import { TextForm } from '../questions/text-form.tsx'
import { uploadEvidence } from './upload-for.ts'
import type { Change, Reviewed } from './use-console-project.ts'

type Props = { readonly reviewed: Reviewed; readonly change: Change }
type OneProps = { readonly hash: string; readonly condition: ReviewCondition; readonly change: Change }

/** Evidence is confirmed, or the condition opened again with what is missing. */
const Judge = ({ hash, condition: { id }, change }: OneProps) => {
  const judge = (isConfirmed: boolean, objection: string) =>
    change(
      () => call('reviewCondition', { body: { hash, condition: id, isConfirmed, objection } }),
      isConfirmed ? text('Confirmed') : text('Opened again'),
    )
  return (
    <>
      <div>
        <Button size="sm" onClick={() => void judge(true, '')}>
          {text('Confirm')}
        </Button>
      </div>
      <details>
        <summary>{text('Not accepted')}</summary>
        <TextForm
          name={`objection-${id}`}
          label={text('What is missing')}
          submitLabel={text('Open again')}
          send={(objection) => judge(false, objection)}
        />
      </details>
    </>
  )
}

const Close = ({ hash, condition: { id }, change }: OneProps) => (
  <details>
    <summary>{text('Close with evidence')}</summary>
    <EvidenceForm
      id={id}
      upload={uploadEvidence}
      send={(given) =>
        change(() => call('consoleCloseCondition', { body: { hash, condition: id, ...given } }), say('conditionEnded'))
      }
    />
  </details>
)

const Withdraw = ({ hash, condition: { id }, change }: OneProps) => (
  <details>
    <summary>{text('Withdraw')}</summary>
    <TextForm
      name={`withdrawal-${id}`}
      label={text('Why it is not needed')}
      submitLabel={text('Withdraw the condition')}
      send={(reason) =>
        change(() => call('withdrawCondition', { body: { hash, condition: id, reason } }), say('conditionTakenBack'))
      }
    />
  </details>
)

const canBeWithdrawn = ({ state }: ReviewCondition): boolean => state === 'open' || state === 'closed'

/** Whoever may sign judges: the server names a registration for no administrator. */
export const ConditionSection = ({ reviewed: { told }, change }: Props) =>
  told.conditions.length === 0 ? null : (
    <Panel title={text('Conditions of the approval')}>
      <ul className={styles.list}>
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
      </ul>
    </Panel>
  )
