import { Text } from '@mantine/core'
import { newPassword, newPasswordProblems } from '@soundroof/contract/identity/account-password'
import { useState } from 'react'
import { NewPasswordFields } from '../../../../components/fields/new-password-fields.tsx'
import { PageForm } from '../../../../components/fields/page-form.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { TextLink } from '../../../../components/page/button-link.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { usePasswordPolicy } from '../../../../platform/account/password-policy.ts'
import { call } from '../../../../platform/api/api-client.ts'
import { goTo } from '../../../../platform/navigation.ts'
import { clearSession } from '../../../../platform/session/session.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

const tokenInAddress = (): string => window.location.hash.slice(1)

const NewPasswordForm = ({ token }: { readonly token: string }) => {
  const say = useSay()

  const policy = usePasswordPolicy()
  const { bind, sending } = useCheckedForm({
    schema: newPassword,
    start: { password: '', password_confirmation: '' },
    problemsOf: (form) => newPasswordProblems(form, policy),
    send: (form) => call('setPassword', { body: { token, ...form } }),
    onDone: () => {
      // All sessions have ended, this browser's included.
      clearSession()
      toast('passwordChanged', 'success')
      goTo('/login', 'replace')
    },
  })
  return (
    <PageForm submitLabel={say('identity.set-the-password')} {...sending}>
      <NewPasswordFields bind={bind} />
    </PageForm>
  )
}

/** Of an invited engineer or administrator: the first password. */
const StaffInvitation = ({ token }: { readonly token: string }) => {
  const say = useSay()
  return (
    <PageFrame title={say('identity.welcome')} width="narrow" lead={say('identity.set-a-password-to-begin')}>
      <Panel>
        {token === '' ? (
          <Text>{say('identity.ask-an-administrator-for-another')}</Text>
        ) : (
          <NewPasswordForm token={token} />
        )}
      </Panel>
    </PageFrame>
  )
}

const isInvited = (): boolean => new URLSearchParams(window.location.search).has('invited')

export const NewPasswordPage = () => {
  const say = useSay()

  const [token] = useState(tokenInAddress)
  const [invited] = useState(isInvited)
  if (invited) return <StaffInvitation token={token} />
  return (
    <PageFrame title={say('identity.new-password')} width="narrow" lead={say('identity.you-will-be-signed-out-on')}>
      <Panel>{token === '' ? <Text>{say('passwordLinkOver')}</Text> : <NewPasswordForm token={token} />}</Panel>
      <Text mt="lg" ta="center">
        <TextLink to="/forgetPassword">{say('identity.ask-for-a-new-link')}</TextLink>
      </Text>
    </PageFrame>
  )
}
