import { Text } from '@mantine/core'
import { AgreementField } from '../../../../components/fields/agreement.tsx'
import { ErrorSummary } from '../../../../components/fields/error-summary.tsx'
import { NewPasswordFields } from '../../../../components/fields/new-password-fields.tsx'
import { PageForm } from '../../../../components/fields/page-form.tsx'
import { TextAreaField, TextField } from '../../../../components/fields/text-field.tsx'
import { TextLink } from '../../../../components/page/button-link.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { useRegistration } from './use-registration.ts'

type Bind = ReturnType<typeof useRegistration>['bind']

const AccountFields = ({ bind }: { readonly bind: Bind }) => (
  <>
    <TextField {...bind('email')} type="email" autoComplete="username" required />
    <TextField {...bind('name')} autoComplete="name" required />
    <NewPasswordFields bind={bind} />
  </>
)

const CompanyFields = ({ bind }: { readonly bind: Bind }) => {
  const say = useSay()
  return (
    <>
      <TextField {...bind('company_name')} autoComplete="organization" required />
      <TextField {...bind('phone')} type="tel" autoComplete="tel" required />
      <TextAreaField {...bind('avenue')} hint={say('identity.optional')} rows={2} />
    </>
  )
}

export const RegisterPage = () => {
  const say = useSay()

  const registration = useRegistration()
  const { bind, problems, sending } = registration
  return (
    <PageFrame title={say('identity.register')} width="narrow" lead={say('identity.an-account-for-you-and-your')}>
      <Panel>
        <PageForm submitLabel={say('identity.register')} {...sending}>
          <AccountFields bind={bind} />
          <CompanyFields bind={bind} />
          <AgreementField {...registration} />
          <ErrorSummary problems={problems} />
        </PageForm>
      </Panel>
      <Text mt="lg" ta="center">
        <Sentence says="identity.already-registered" login={<TextLink to="/login">{say('shell.login')}</TextLink>} />
      </Text>
    </PageFrame>
  )
}
