import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import { deliveryMove, deliveryMoveProblems } from '@soundroof/contract/review/review-forms'
import { DateField, TextAreaField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { useKeptForm } from '../../../../platform/draft/kept-forms.ts'
import { shownDay } from '../../../../platform/shown-date.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import type { Change } from '../use-change.ts'

type Props = {
  readonly told: Pick<ConsoleProject, 'hash' | 'deliverAt'>
  readonly change: Change
  readonly onClose: () => void
}

const empty = { deliverAt: '', reason: '' }

/** Another delivery date, and why: its customer gets both by mail. */
export const MoveDeliveryDialog = ({ told: { hash, deliverAt: former }, change, onClose }: Props) => {
  const say = useSay()

  const { bind, sending } = useCheckedForm({
    schema: deliveryMove,
    start: empty,
    kept: useKeptForm(`move-delivery-${hash}`, empty, { day: 'deliverAt' }),
    problemsOf: deliveryMoveProblems,
    send: (given) =>
      change(() => call('moveDelivery', { body: { hash, former, ...given } }), 'review.delivery-date-changed'),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={say('review.change-the-delivery-date')}
      submitLabel={say('review.change-the-date')}
      {...sending}
      onCancel={onClose}
    >
      {former && <p>{say('review.promised-for', { day: shownDay(say, former) })}</p>}
      <DateField {...bind('deliverAt')} hint={say('review.from-today-to-a-year-ahead')} required />
      <TextAreaField {...bind('reason')} hint={say('review.the-customer-gets-date-and-reason')} rows={3} required />
    </FormDialog>
  )
}
