import { Box } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import type { Reconsideration } from '@soundroof/contract/review/console-review'
import { type FormEvent, useState } from 'react'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { TickField } from '../../../../components/fields/tick-field.tsx'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { causes } from '../reconsideration/cause-words.ts'
import { readOf } from '../reconsideration/read-differences.ts'
import { ReconsideredDifferences } from '../reconsideration/reconsidered-differences.tsx'
import type { Change } from './use-console-project.ts'

type RenewedProps = {
  readonly reconsideration: Reconsideration
  readonly isRead: boolean
  readonly onRead: (isRead: boolean) => void
  readonly error: string | undefined
}

/** Shown over what stood behind the dialog when it was opened. */
const Renewed = ({ reconsideration, isRead, onRead, error }: RenewedProps) => (
  <Panel title={text('What differs has changed since you opened this')} tone="warning">
    <p>{text(causes[reconsideration.cause], { date: shownMoment(reconsideration.since) })}</p>
    <ReconsideredDifferences {...reconsideration} />
    <Box mt="md">
      <TickField
        name="read"
        label={text('I have read what differs now')}
        checked={isRead}
        onChange={onRead}
        error={error}
      />
    </Box>
  </Panel>
)

type Props = {
  readonly hash: string
  readonly reconsideration: Reconsideration
  readonly change: Change
  readonly onClose: () => void
}

/** An engineer says that a result under reconsideration stands, and why. What is typed outlasts a refusal. */
export const SettleDialog = ({ hash, reconsideration, change, onClose }: Props) => {
  const { id, seen: present } = reconsideration
  const [opened] = useState(present)
  const [ticked, setTicked] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isEmpty = reason.trim() === ''
  const seen = readOf({ opened, present, ticked })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isEmpty || seen === null) return
    setBusy(true)
    const body = { hash, reconsideration: id, seen, reason }
    const isDone = await change(() => call('settleReconsideration', { body }), say('saved'))
    setBusy(false)
    setTried(false)
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
      {present !== opened && (
        <Renewed
          reconsideration={reconsideration}
          isRead={ticked === present}
          onRead={(isRead) => setTicked(isRead ? present : null)}
          error={hasTried && seen === null ? say('reconsiderationUnread') : undefined}
        />
      )}
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
