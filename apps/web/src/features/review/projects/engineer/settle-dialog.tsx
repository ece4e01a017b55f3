import { Box } from '@mantine/core'
import type { Reconsideration } from '@soundroof/contract/review/console-review'
import { type FormEvent, useState } from 'react'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { TickField } from '../../../../components/fields/tick-field.tsx'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { type Message, useSay } from '../../../../platform/words/use-say.ts'
import { causes } from '../reconsideration/cause-words.ts'
import { readOf } from '../reconsideration/read-differences.ts'
import { ReconsideredDifferences } from '../reconsideration/reconsidered-differences.tsx'
import type { Change } from './use-console-project.ts'

type RenewedProps = {
  readonly reconsideration: Reconsideration
  readonly isRead: boolean
  readonly onRead: (isRead: boolean) => void
  readonly error: Message | undefined
}

/** Shown over what stood behind the dialog when it was opened. */
const Renewed = ({ reconsideration, isRead, onRead, error }: RenewedProps) => {
  const say = useSay()
  return (
    <Panel title={say('review.what-differs-has-changed-since-you')} tone="warning">
      <p>{say({ code: causes[reconsideration.cause], values: { date: shownMoment(say, reconsideration.since) } })}</p>
      <ReconsideredDifferences {...reconsideration} />
      <Box mt="md">
        <TickField
          name="read"
          label={say('review.i-have-read-what-differs-now')}
          checked={isRead}
          onChange={onRead}
          error={error}
        />
      </Box>
    </Panel>
  )
}

type Props = {
  readonly hash: string
  readonly reconsideration: Reconsideration
  readonly change: Change
  readonly onClose: () => void
}

/** An engineer says that a result under reconsideration stands, and why. What is typed outlasts a refusal. */
export const SettleDialog = ({ hash, reconsideration, change, onClose }: Props) => {
  const say = useSay()

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
    const isDone = await change(() => call('settleReconsideration', { body }), 'saved')
    setBusy(false)
    setTried(false)
    if (isDone) onClose()
  }
  return (
    <FormDialog
      title={say('review.the-result-stands')}
      submitLabel={say('review.settle-the-reconsideration')}
      busy={isBusy}
      onSubmit={(event) => void submit(event)}
      onCancel={onClose}
    >
      {present !== opened && (
        <Renewed
          reconsideration={reconsideration}
          isRead={ticked === present}
          onRead={(isRead) => setTicked(isRead ? present : null)}
          error={hasTried && seen === null ? 'reconsiderationUnread' : undefined}
        />
      )}
      <p>{say('review.its-documents-count-without-reserve-again')}</p>
      <TextAreaField
        name="reason"
        label={say('components.reason')}
        hint={say('review.it-stands-in-the-audit-trail')}
        value={reason}
        onChange={setReason}
        rows={3}
        maxLength={2000}
        required
        error={hasTried && isEmpty ? 'reasonRequired' : undefined}
      />
    </FormDialog>
  )
}
