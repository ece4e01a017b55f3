import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import { handOver } from '@soundroof/contract/review/review-forms'
import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { call, dataOf } from '../../../../platform/api/api-client.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { loadWords } from '../queue/queue-words.ts'
import type { Change } from '../use-change.ts'

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
  readonly present: ConsoleProject['engineer']
  readonly change: Change
  readonly onClose: () => void
}

export const HandOverDialog = ({ hash, present, change, onClose }: Props) => {
  const say = useSay()

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
      const done = { code: 'projectHandedOver', values: { name } }
      return change(() => call('handOverProject', { body: { hash, engineer } }), done)
    },
    onDone: onClose,
  })
  const position = engineers.findIndex(({ id }) => id === form.engineer)
  return (
    <FormDialog
      title={say('components.hand-over')}
      submitLabel={say('components.hand-over')}
      busy={busy}
      onSubmit={submit}
      onCancel={onClose}
    >
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
