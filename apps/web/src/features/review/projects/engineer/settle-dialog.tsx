import { Box } from '@mantine/core'
import { told } from '@soundroof/contract/platform/messages'
import { reasonProblems } from '@soundroof/contract/platform/words'
import type { Reconsideration } from '@soundroof/contract/review/console-review'
import { settlement } from '@soundroof/contract/review/review-forms'
import { useState } from 'react'
import { TextAreaField } from '../../../../components/fields/text-field.tsx'
import { TickField } from '../../../../components/fields/tick-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { shownMoment } from '../../../../platform/shown-date.ts'
import { type Message, useSay } from '../../../../platform/words/use-say.ts'
import { causes } from '../reconsideration/cause-words.ts'
import { readOf } from '../reconsideration/read-differences.ts'
import { ReconsideredDifferences } from '../reconsideration/reconsidered-differences.tsx'
import type { Change } from '../use-change.ts'

type RenewedProps = {
  readonly reconsideration: Reconsideration
  readonly isRead: boolean
  readonly onRead: (isRead: boolean) => void
  readonly error: Message | undefined
}

/** Shown in place of the differences that the dialog was opened with. */
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

/** An engineer states why a result under reconsideration stands. Typed text survives a refusal. */
export const SettleDialog = ({ hash, reconsideration, change, onClose }: Props) => {
  const say = useSay()

  const { id, seen: present } = reconsideration
  const [opened] = useState(present)
  const seenIn = (ticked: string | null) => readOf({ opened, present, ticked })
  const {
    form,
    bind,
    change: edit,
    errorOf,
    busy,
    submit,
  } = useCheckedForm({
    schema: settlement,
    start: { read: null as string | null, reason: '' },
    problemsOf: ({ read, reason }) => [
      ...(seenIn(read) === null ? [{ field: 'read', ...told('reconsiderationUnread') }] : []),
      ...reasonProblems({ reason }),
    ],
    send: ({ read, reason }) => {
      const body = { hash, reconsideration: id, seen: seenIn(read) ?? '', reason }
      return change(() => call('settleReconsideration', { body }), 'saved')
    },
    onDone: onClose,
    fallbackField: 'reason',
  })
  return (
    <FormDialog
      title={say('review.the-result-stands')}
      submitLabel={say('review.settle-the-reconsideration')}
      busy={busy}
      onSubmit={submit}
      onCancel={onClose}
    >
      {present !== opened && (
        <Renewed
          reconsideration={reconsideration}
          isRead={form.read === present}
          onRead={(isRead) => edit({ read: isRead ? present : null })}
          error={errorOf('read')}
        />
      )}
      <p>{say('review.its-documents-count-without-reserve-again')}</p>
      <TextAreaField {...bind('reason')} hint={say('review.it-stands-in-the-audit-trail')} rows={3} required />
    </FormDialog>
  )
}
