import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Agreement } from '../../../../components/fields/agreement.tsx'
import { ErrorSummary } from '../../../../components/fields/error-summary.tsx'
import { NewPasswordFields } from '../../../../components/fields/new-password-fields.tsx'
import { TextAreaField, TextField } from '../../../../components/fields/text-field.tsx'
import { TickField } from '../../../../components/fields/tick-field.tsx'
import { TextLink } from '../../../../components/page/button-link.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { useRegistration } from './use-registration.ts'

type Bind = ReturnType<typeof useRegistration>['bind']

const AccountFields = ({ bind }: { readonly bind: Bind }) => {
  const say = useSay()
  return (
    <>
      <TextField
        {...bind('email')}
        label={say('components.email')}
        type="email"
        autoComplete="username"
        maxLength={225}
        required
      />
      <TextField {...bind('name')} label={say('components.name')} autoComplete="name" maxLength={200} required />
      <NewPasswordFields bind={bind} />
    </>
  )
}

const CompanyFields = ({ bind }: { readonly bind: Bind }) => {
  const say = useSay()
  return (
    <>
      <TextField
        {...bind('company_name')}
        label={say('components.company-name')}
        autoComplete="organization"
        maxLength={200}
        required
      />
      <TextField
        {...bind('phone')}
        label={say('identity.contact-number')}
        type="tel"
        autoComplete="tel"
        maxLength={60}
        required
      />
      <TextAreaField
        {...bind('avenue')}
        label={say('identity.how-did-you-hear-about-us')}
        hint={say('identity.optional')}
        rows={2}
        maxLength={1000}
      />
    </>
  )
}

export const RegisterPage = () => {
  const say = useSay()

  const { form, bind, change, errorOf, problems, busy, submit } = useRegistration()
  const [tried, setTried] = useState(false)
  return (
    <PageFrame title={say('identity.register')} width="narrow" lead={say('identity.an-account-for-you-and-your')}>
      <Panel>
        <form
          noValidate
          onSubmit={(event) => {
            setTried(true)
            submit(event)
          }}
        >
          <Stack gap="md">
            <AccountFields bind={bind} />
            <CompanyFields bind={bind} />
            <TickField
              name="agreed"
              label={<Agreement />}
              checked={form.agreed}
              error={errorOf('agreed')}
              onChange={(agreed) => change({ agreed })}
            />
            {tried && <ErrorSummary problems={problems} />}
            <Button type="submit" loading={busy} mt="xs">
              {say('identity.register')}
            </Button>
          </Stack>
        </form>
      </Panel>
      <Text mt="lg" ta="center">
        <Sentence says="identity.already-registered" login={<TextLink to="/login">{say('shell.login')}</TextLink>} />
      </Text>
    </PageFrame>
  )
}
