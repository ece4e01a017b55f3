import { passwordChange, passwordChangeProblems } from '@soundroof/contract/identity/account-password'
import { CurrentPasswordField } from '../../../../components/fields/current-password-field.tsx'
import { NewPasswordFields } from '../../../../components/fields/new-password-fields.tsx'
import { PageForm } from '../../../../components/fields/page-form.tsx'
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
  const { bind, sending } = useChange(goBack)
  return (
    <PageFrame
      title={say('components.reset-password')}
      width="narrow"
      lead={say('identity.you-stay-signed-in-here-and')}
    >
      <Panel>
        <PageForm submitLabel={say('components.reset-password')} {...sending} onBack={goBack}>
          <CurrentPasswordField {...bind('oldPassword')} />
          <NewPasswordFields bind={bind} />
        </PageForm>
      </Panel>
    </PageFrame>
  )
}
