import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import type { ReviewCondition } from '@soundroof/contract/review/review'
import { type FormEvent, useState } from 'react'
import { DateField, TextAreaField } from '../../../../components/fields/text-field.tsx'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { useKeptForm } from '../../../../platform/draft/kept-forms.ts'
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
  const standing = conditions.filter(({ state }) => state === 'open' || state === 'closed')
  if (standing.length === 0) return null
  return (
    <Panel title={text('Conditions of the earlier approval')} tone="warning">
      <p>{text('These stay, and stand on the certificate, until you confirm or withdraw them.')}</p>
      <ul>
        {standing.map((condition) => (
          <li key={condition.id}>{condition.text}</li>
        ))}
      </ul>
    </Panel>
  )
}

export const AcceptDialog = ({ hash, conditions: former, change, onClose }: Props) => {
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
    const isAccepted = await change(() => call('acceptProject', { body }), say('projectAccepted'))
    setBusy(false)
    if (!isAccepted) return
    forget()
    onClose()
  }
  return (
    <FormDialog
      title={text('Accept')}
      submitLabel={text('Accept')}
      busy={isBusy}
      onSubmit={(event) => void submit(event)}
      onCancel={onClose}
    >
      <DateField
        name="deliverAt"
        label={text(dateLabel)}
        hint={text('From today to a year ahead. The customer sees it.')}
        value={day}
        onChange={(chosen) => edit({ day: chosen })}
        required
        error={hasTried && day === '' ? say('textRequired', { label: dateLabel }) : undefined}
      />
      <Standing conditions={former} />
      <TextAreaField
        name="conditions"
        label={text('Conditions of the approval')}
        hint={text('One on each line. Each is closed with evidence.')}
        value={conditions}
        onChange={(lines) => edit({ conditions: lines })}
        rows={4}
        error={conditionsProblem(conditions)}
      />
    </FormDialog>
  )
}
