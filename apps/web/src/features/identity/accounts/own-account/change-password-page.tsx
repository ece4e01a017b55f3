import { Button, Group, Stack } from '@mantine/core'
import { passwordChange, passwordChangeProblems } from '@soundroof/contract/identity/account-password'
import { CurrentPasswordField } from '../../../../components/fields/current-password-field.tsx'
import { NewPasswordFields } from '../../../../components/fields/new-password-fields.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { useGoBack } from '../../../../components/page/use-go-back.ts'
import { usePasswordPolicy } from '../../../../platform/account/password-policy.ts'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

const useChange = (goBack: () => void) => {
  const policy = usePasswordPolicy()
  return useCheckedForm({
    schema: passwordChange,
    start: { oldPassword: '', password: '', password_confirmation: '' },
    problemsOf: (values) => passwordChangeProblems(values, policy),
    send: (body) => call('changePassword', { body }),
    onDone: () => {
      toast('passwordChanged', 'success')
      goBack()
    },
  })
}

export const ChangePasswordPage = () => {
  const say = useSay()

  const goBack = useGoBack('/home')
  const { bind, busy, submit } = useChange(goBack)
  return (
    <PageFrame
      title={say('components.reset-password')}
      width="narrow"
      lead={say('identity.you-stay-signed-in-here-and')}
    >
      <Panel>
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <CurrentPasswordField {...bind('oldPassword')} />
            <NewPasswordFields bind={bind} />
            <Group grow mt="xs">
              <Button variant="default" onClick={goBack}>
                {say('components.back')}
              </Button>
              <Button type="submit" loading={busy}>
                {say('components.reset-password')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Panel>
    </PageFrame>
  )
}
