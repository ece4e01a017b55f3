import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import { handOver } from '@soundroof/contract/review/review-forms'
import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { useFirstFocus } from '../../../../components/fields/use-first-focus.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { call, dataOf } from '../../../../platform/api/api-client.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import type { Change } from '../use-change.ts'
import { loadWords } from './queue-words.ts'

const useEngineers = (present: ConsoleProject['engineer']) =>
  useQuery({
    queryKey: ['console', 'engineers'],
    queryFn: async ({ signal }) => dataOf(await call('consoleQueue', { query: { limit: 1 }, signal })).load,
    select: (load) => load.filter(({ id, isActive }) => isActive && id !== present?.id),
    staleTime: 0,
  })

const unchosen = { field: 'engineer', coded: { code: 'review.please-choose-a-colleague' } }

type Props = {
  readonly hash: string
  /** Nobody holds it: it is given out of the queue. */
  readonly isUnclaimed?: boolean
  readonly present: ConsoleProject['engineer']
  readonly change: Change
  readonly onClose: () => void
}

export const HandOverDialog = ({ hash, isUnclaimed = false, present, change, onClose }: Props) => {
  const say = useSay()
  useFirstFocus('engineer')

  const { data: engineers = [] } = useEngineers(present)
  const {
    form,
    change: edit,
    errorOf,
    busy,
    submit,
  } = useCheckedForm({
    schema: handOver,
    start: { engineer: '' },
    problemsOf: ({ engineer }) => (engineer === '' ? [unchosen] : []),
    send: ({ engineer }) => {
      const name = engineers.find(({ id }) => id === engineer)?.name ?? ''
      const body = { hash, engineer }
      return isUnclaimed
        ? change(() => call('assignProject', { body }), { code: 'review.given-to', values: { name } })
        : change(() => call('handOverProject', { body }), { code: 'projectHandedOver', values: { name } })
    },
    onDone: onClose,
  })
  const title = say(isUnclaimed ? 'review.assign' : 'components.hand-over')
  const position = engineers.findIndex(({ id }) => id === form.engineer)
  return (
    <FormDialog title={title} submitLabel={title} busy={busy} onSubmit={submit} onCancel={onClose}>
      <SelectField
        name="engineer"
        label={say('components.engineer')}
        placeholder={say('review.choose-a-colleague')}
        options={engineers.map((engineer) => `${engineer.name} (${loadWords(say, engineer)})`)}
        value={position < 0 ? null : position}
        onChange={(chosen) => edit({ engineer: engineers[chosen ?? -1]?.id ?? '' })}
        required
        error={errorOf('engineer')}
      />
    </FormDialog>
  )
}
