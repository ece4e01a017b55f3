import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import type { ReviewCondition } from '@soundroof/contract/review/review'
import { acceptance, acceptanceProblems } from '@soundroof/contract/review/review-forms'
import { DateField, TextAreaField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { useFirstFocus } from '../../../../components/fields/use-first-focus.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { useKeptForm } from '../../../../platform/draft/kept-forms.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { Unticked, useUnticked } from '../checklist/unticked.tsx'
import { conditionLines, conditionsProblems } from '../condition-lines.ts'
import type { Change } from '../use-change.ts'

type Props = {
  readonly told: Pick<ConsoleProject, 'hash' | 'conditions' | 'checklist'>
  readonly change: Change
  readonly onClose: () => void
}

const empty = { deliverAt: '', conditions: '' }

/** Conditions of an earlier approval that no engineer has confirmed or withdrawn. */
const Standing = ({ conditions }: { readonly conditions: readonly ReviewCondition[] }) => {
  const say = useSay()

  const standing = conditions.filter(({ state }) => state === 'open' || state === 'closed')
  if (standing.length === 0) return null
  return (
    <Panel title={say('review.conditions-of-the-earlier-approval')} tone="warning">
      <p>{say('review.these-stay-and-stand-on-the')}</p>
      <ul>
        {standing.map((condition) => (
          <li key={condition.id}>{condition.text}</li>
        ))}
      </ul>
    </Panel>
  )
}

export const AcceptDialog = ({ told, change, onClose }: Props) => {
  const say = useSay()
  useFirstFocus('deliverAt')
  const { hash, conditions: former, checklist } = told
  const { problems: untickedProblems, ids, ...unticked } = useUnticked(checklist)

  const { form, bind, problems, busy, submit } = useCheckedForm({
    schema: acceptance,
    start: empty,
    kept: useKeptForm(`accept-${hash}`, empty, { day: 'deliverAt' }),
    problemsOf: (given) => [...acceptanceProblems(given), ...conditionsProblems(given.conditions), ...untickedProblems],
    send: ({ deliverAt, conditions }) => {
      const body = { hash, deliverAt, conditions: conditionLines(conditions), unticked: ids }
      return change(() => call('acceptProject', { body }), 'projectAccepted')
    },
    onDone: onClose,
  })
  return (
    <FormDialog
      title={say('review.accept')}
      submitLabel={say('review.accept')}
      busy={busy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <DateField {...bind('deliverAt')} hint={say('review.from-today-to-a-year-ahead')} required />
      <Standing conditions={former} />
      <TextAreaField
        {...bind('conditions')}
        label={say('review.conditions-of-the-approval')}
        hint={say('review.one-on-each-line-each-is')}
        rows={4}
        error={conditionsProblems(form.conditions)[0]?.coded}
      />
      <Unticked {...unticked} error={problems.find(({ field }) => field === 'unticked')?.coded} />
    </FormDialog>
  )
}
