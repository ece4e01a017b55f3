import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { call, dataOf } from '../../../../platform/api/api-client.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { loadWords } from '../queue/queue-words.ts'
import type { Change } from './use-console-project.ts'

const useEngineers = (present: ConsoleProject['engineer']) =>
  useQuery({
    queryKey: ['console', 'engineers'],
    queryFn: async ({ signal }) => dataOf(await call('consoleQueue', { query: { limit: 1 }, signal })).load,
    select: (load) => load.filter(({ id, isActive }) => isActive && id !== present?.id),
    staleTime: 0,
  })

type Props = {
  readonly hash: string
  readonly present: ConsoleProject['engineer']
  readonly change: Change
  readonly onClose: () => void
}

export const HandOverDialog = ({ hash, present, change, onClose }: Props) => {
  const say = useSay()

  const { data: engineers = [] } = useEngineers(present)
  const [position, setPosition] = useState<number | null>(null)
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const chosen = position === null ? undefined : engineers[position]
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!chosen) return
    setBusy(true)
    const body = { hash, engineer: chosen.id }
    const isDone = await change(() => call('handOverProject', { body }), {
      code: 'projectHandedOver',
      values: { name: chosen.name },
    })
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <FormDialog
      title={say('components.hand-over')}
      submitLabel={say('components.hand-over')}
      busy={isBusy}
      onSubmit={(event) => void submit(event)}
      onCancel={onClose}
    >
      <SelectField
        name="engineer"
        label={say('components.engineer')}
        placeholder={say('review.choose-a-colleague')}
        options={engineers.map((engineer) => `${engineer.name} (${loadWords(say, engineer)})`)}
        value={position}
        onChange={setPosition}
        required
        error={hasTried && !chosen ? 'review.please-choose-a-colleague' : undefined}
      />
    </FormDialog>
  )
}
