import { Button, Stack, Text } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import { useState } from 'react'
import { Agreement } from '../../../components/fields/agreement.tsx'
import { ErrorSummary } from '../../../components/fields/error-summary.tsx'
import { NewPasswordFields } from '../../../components/fields/new-password-fields.tsx'
import { TextAreaField, TextField } from '../../../components/fields/text-field.tsx'
import { TickField } from '../../../components/fields/tick-field.tsx'
import { TextLink } from '../../../components/page/button-link.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { Sentence } from '../../../components/page/sentence.tsx'
import { useRegistration } from './use-registration.ts'

type Bind = ReturnType<typeof useRegistration>['bind']

const AccountFields = ({ bind }: { readonly bind: Bind }) => (
  <>
    <TextField {...bind('email')} label={text('Email')} type="email" autoComplete="username" maxLength={225} required />
    <TextField {...bind('name')} label={text('Name')} autoComplete="name" maxLength={200} required />
    <NewPasswordFields bind={bind} />
  </>
)

const CompanyFields = ({ bind }: { readonly bind: Bind }) => (
  <>
    <TextField
      {...bind('company_name')}
      label={text('Company name')}
      autoComplete="organization"
      maxLength={200}
      required
    />
    <TextField
      {...bind('phone')}
      label={text('Contact Number')}
      type="tel"
      autoComplete="tel"
      maxLength={60}
      required
    />
    <TextAreaField
      {...bind('avenue')}
      label={text('How did you hear about us')}
      hint={text('Optional')}
      rows={2}
      maxLength={1000}
    />
  </>
)

export const RegisterPage = () => {
  const { form, bind, change, errorOf, problems, busy, submit } = useRegistration()
  const [tried, setTried] = useState(false)
  return (
    <PageFrame title={text('Register')} width="narrow" lead={text('An account for you and your company.')}>
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
              {text('Register')}
            </Button>
          </Stack>
        </form>
      </Panel>
      <Text mt="lg" ta="center">
        <Sentence text="Already registered? {login}" login={<TextLink to="/login">{text('Login')}</TextLink>} />
      </Text>
    </PageFrame>
  )
}
