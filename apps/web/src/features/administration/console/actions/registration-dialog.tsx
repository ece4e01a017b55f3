import { Text } from '@mantine/core'
import { type EngineerRegistration, engineerRegistration } from '@soundroof/contract/identity/engineer-registration'
import { parseWith } from '@soundroof/contract/platform/parse'
import type { Problem } from '@soundroof/contract/platform/problem'
import { DateField, TextField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

/** An engineer, with what is kept so far. */
export type RegistrationRequest = {
  readonly id: string
  readonly name: string
  readonly registration: EngineerRegistration | null
}

const none: EngineerRegistration = { body: '', number: '', class: '', validUntil: '' }

const problemsOf = (form: EngineerRegistration): readonly Problem[] => {
  const read = parseWith(engineerRegistration, form)
  return read.ok ? [] : read.problems
}

type Props = { readonly request: RegistrationRequest; readonly onClose: () => void; readonly onDone: () => void }

export const RegistrationDialog = ({ request: { id, name, registration }, onClose, onDone }: Props) => {
  const say = useSay()

  const { bind, sending } = useCheckedForm({
    schema: engineerRegistration,
    start: registration ?? none,
    problemsOf,
    send: (form) => call('changeRegistration', { body: { id, ...form } }),
    onDone: () => {
      toast('saved', 'success')
      onDone()
    },
  })
  return (
    <FormDialog
      title={say('administration.registration-of', { name })}
      submitLabel={say('components.save')}
      {...sending}
      onCancel={onClose}
    >
      <Text c="dimmed" size="sm">
        {say('administration.without-a-registration-and-after-its')}
      </Text>
      <TextField {...bind('body')} placeholder="RPEQ" required />
      <TextField {...bind('number')} required />
      <TextField {...bind('class')} required />
      <DateField {...bind('validUntil')} required />
    </FormDialog>
  )
}
