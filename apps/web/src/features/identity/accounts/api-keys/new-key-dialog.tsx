import { NativeSelect, Text } from '@mantine/core'
import { apiKeyDays, type CreatedApiKey, newApiKey, newApiKeyProblems } from '@soundroof/contract/identity/api-keys'
import { CurrentPasswordField } from '../../../../components/fields/current-password-field.tsx'
import { inputProps } from '../../../../components/fields/field-props.ts'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { ScopeTicks, scopesIn } from './scope-ticks.tsx'

const daysOf = (text: string) => apiKeyDays.find((days) => String(days) === text) ?? apiKeyDays[0]

const start = { name: '', scopes: '', days: String(apiKeyDays[1]), password: '' }

const useNewKey = (onMade: (made: CreatedApiKey) => void) =>
  useCheckedForm({
    schema: newApiKey,
    start,
    problemsOf: (form) => newApiKeyProblems({ ...form, scopes: scopesIn(form.scopes) }),
    send: ({ scopes, days, ...form }) =>
      call('makeApiKey', { body: { ...form, scopes: scopesIn(scopes), days: daysOf(days) } }),
    onDone: (made) => {
      toast('apiKeyMade', 'success')
      onMade(made)
    },
  })

type Props = { readonly onMade: (made: CreatedApiKey) => void; readonly onCancel: () => void }

export const NewKeyDialog = ({ onMade, onCancel }: Props) => {
  const say = useSay()

  const { bind, sending } = useNewKey(onMade)
  const { onChange, ...days } = bind('days')
  return (
    <FormDialog
      title={say('identity.new-api-key')}
      submitLabel={say('identity.create-key')}
      {...sending}
      onCancel={onCancel}
    >
      <Text>{say('identity.software-that-uses-this-key-acts')}</Text>
      <TextField {...bind('name')} hint={say('identity.a-label-for-your-own-reference')} required />
      <ScopeTicks {...bind('scopes')} />
      <NativeSelect
        {...inputProps(say, { ...days, label: say('identity.expires-after') })}
        data={apiKeyDays.map((count) => ({ value: String(count), label: say('components.days', { count }) }))}
        value={days.value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <CurrentPasswordField {...bind('password')} />
    </FormDialog>
  )
}
