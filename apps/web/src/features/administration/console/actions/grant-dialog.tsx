import { Text } from '@mantine/core'
import { grantedPeriod } from '@soundroof/contract/money/grants'
import { parseWith } from '@soundroof/contract/platform/parse'
import type { Problem } from '@soundroof/contract/platform/problem'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

/** A company that bought by invoice. */
export type GrantRequest = { readonly id: string; readonly name: string }

const start = { invoice: '', months: '12', calculations: '' }
const form = grantedPeriod.omit({ company: true })

const problemsOf = (filled: typeof start): readonly Problem[] => {
  const read = parseWith(form, filled)
  return read.ok ? [] : read.problems
}

type Props = { readonly request: GrantRequest; readonly onClose: () => void; readonly onDone: () => void }

export const GrantDialog = ({ request: { id, name }, onClose, onDone }: Props) => {
  const say = useSay()

  const { bind, sending } = useCheckedForm({
    schema: form,
    start,
    problemsOf,
    send: (filled) => call('grantPeriod', { body: { company: id, ...filled } }),
    onDone: () => {
      toast('saved', 'success')
      onDone()
    },
  })
  return (
    <FormDialog
      title={say('administration.grant-a-period-to', { name })}
      submitLabel={say('administration.grant')}
      {...sending}
      onCancel={onClose}
    >
      <Text c="dimmed" size="sm">
        {say('administration.begins-now-for-everybody-of-the')}
      </Text>
      <TextField {...bind('invoice')} required />
      <TextField
        {...bind('months')}
        inputMode="numeric"
        hint={say('administration.from-to', { from: 1, to: 36 })}
        required
      />
      <TextField
        {...bind('calculations')}
        inputMode="numeric"
        hint={say('administration.for-the-whole-period')}
        required
      />
    </FormDialog>
  )
}
