import type { ReviewCondition } from '@soundroof/contract/review/review'
import { type FormEvent, useState } from 'react'
import { DateField, TextAreaField } from '../../../../components/fields/text-field.tsx'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { useKeptForm } from '../../../../platform/draft/kept-forms.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { conditionLines, conditionsProblem } from './condition-lines.ts'
import type { Change } from './use-console-project.ts'

type Props = {
  readonly hash: string
  readonly conditions: readonly ReviewCondition[]
  readonly change: Change
  readonly onClose: () => void
}

const dateLabel = 'Delivery date'

/** Conditions of an earlier approval that nobody has confirmed or withdrawn. */
const Standing = ({ conditions }: Pick<Props, 'conditions'>) => {
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

export const AcceptDialog = ({ hash, conditions: former, change, onClose }: Props) => {
  const say = useSay()

  const { form, edit, forget } = useKeptForm(`accept-${hash}`, { day: '', conditions: '' })
  const { day, conditions } = form
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (day === '' || conditionsProblem(conditions)) return
    setBusy(true)
    const body = { hash, deliverAt: day, conditions: conditionLines(conditions) }
    const isAccepted = await change(() => call('acceptProject', { body }), 'projectAccepted')
    setBusy(false)
    if (!isAccepted) return
    forget()
    onClose()
  }
  return (
    <FormDialog
      title={say('review.accept')}
      submitLabel={say('review.accept')}
      busy={isBusy}
      onSubmit={(event) => void submit(event)}
      onCancel={onClose}
    >
      <DateField
        name="deliverAt"
        label={say(dateLabel)}
        hint={say('review.from-today-to-a-year-ahead')}
        value={day}
        onChange={(chosen) => edit({ day: chosen })}
        required
        error={hasTried && day === '' ? { code: 'textRequired', values: { label: dateLabel } } : undefined}
      />
      <Standing conditions={former} />
      <TextAreaField
        name="conditions"
        label={say('review.conditions-of-the-approval')}
        hint={say('review.one-on-each-line-each-is')}
        value={conditions}
        onChange={(lines) => edit({ conditions: lines })}
        rows={4}
        error={conditionsProblem(conditions)}
      />
    </FormDialog>
  )
}
