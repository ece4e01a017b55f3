import { Button, Group, Stack } from '@mantine/core'
import { passwordChangeProblems } from '@soundroof/contract/identity/account-password'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import { CurrentPasswordField } from '../../../components/fields/current-password-field.tsx'
import { NewPasswordFields } from '../../../components/fields/new-password-fields.tsx'
import { useCheckedForm } from '../../../components/fields/use-checked-form.ts'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { useGoBack } from '../../../components/page/use-go-back.ts'
import { usePasswordPolicy } from '../../../platform/account/password-policy.ts'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'

const useChange = (goBack: () => void) => {
  const policy = usePasswordPolicy()
  return useCheckedForm({
    start: { oldPassword: '', password: '', password_confirmation: '' },
    problemsOf: (values) => passwordChangeProblems(values, policy),
    send: async (body) => {
      const reply = await call('changePassword', { body })
      if (!reply.ok) return reply.issues
      toast(say('passwordChanged'), 'success')
      goBack()
      return null
    },
  })
}

export const ChangePasswordPage = () => {
  const goBack = useGoBack('/home')
  const { bind, busy, submit } = useChange(goBack)
  return (
    <PageFrame
      title={text('Reset password')}
      width="narrow"
      lead={text('You stay signed in here and are signed out elsewhere. Your passkeys stay.')}
    >
      <Panel>
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <CurrentPasswordField {...bind('oldPassword')} label={text('Old Password')} />
            <NewPasswordFields bind={bind} />
            <Group grow mt="xs">
              <Button variant="default" onClick={goBack}>
                {text('Back')}
              </Button>
              <Button type="submit" loading={busy}>
                {text('Reset password')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Panel>
    </PageFrame>
  )
}
