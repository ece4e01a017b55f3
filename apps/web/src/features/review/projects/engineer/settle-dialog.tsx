import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import { type FormEvent, useState } from 'react'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import type { Change } from './use-console-project.ts'

type Props = {
  readonly hash: string
  readonly reconsideration: string
  readonly change: Change
  readonly onClose: () => void
}

/** An engineer says that a result under reconsideration stands, and why. */
export const SettleDialog = ({ hash, reconsideration, change, onClose }: Props) => {
  const [reason, setReason] = useState('')
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isEmpty = reason.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isEmpty) return
    setBusy(true)
    const body = { hash, reconsideration, reason }
    const isDone = await change(() => call('settleReconsideration', { body }), say('saved'))
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <FormDialog
      title={text('The result stands')}
      submitLabel={text('Settle the reconsideration')}
      busy={isBusy}
      onSubmit={(event) => void submit(event)}
      onCancel={onClose}
    >
      <p>{text('Its documents count without reserve again. Where they must not, void them instead.')}</p>
      <TextAreaField
        name="reason"
        label={text('Reason')}
        hint={text('It stands in the audit trail; the customer does not see it.')}
        value={reason}
        onChange={setReason}
        rows={3}
        maxLength={2000}
        required
        error={hasTried && isEmpty ? say('reasonRequired') : undefined}
      />
    </FormDialog>
  )
}
