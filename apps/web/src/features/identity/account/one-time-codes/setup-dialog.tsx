import { Modal, Text } from '@mantine/core'
import {
  codeSetupMinutes,
  codeSetupProblems,
  type NewAuthenticator,
  oneTimeCodeProblems,
} from '@soundroof/contract/identity/one-time-codes'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import { lazy, Suspense, useState } from 'react'
import { CurrentPasswordField } from '../../../../components/fields/current-password-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { DialogForm } from '../../../../components/page/form-dialog.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import styles from './one-time-codes.module.css'

const QrPicture = lazy(async () => ({
  default: (await import('../../../../components/page/qr-picture.tsx')).QrPicture,
}))

type PasswordProps = { readonly onSecret: (made: NewAuthenticator) => void; readonly onCancel: () => void }

const PasswordStep = ({ onSecret, onCancel }: PasswordProps) => {
  const { bind, busy, submit } = useCheckedForm({
    start: { password: '' },
    problemsOf: codeSetupProblems,
    send: async (body) => {
      const reply = await call('beginCodes', { body })
      if (!reply.ok) return reply.issues
      onSecret(reply.data)
      return null
    },
  })
  return (
    <DialogForm submitLabel={text('Continue')} busy={busy} onSubmit={submit} onCancel={onCancel}>
      <Text>
        {text(
          'You need an authenticator app on your phone or computer; many password managers include one. Your other devices are signed out.',
        )}
      </Text>
      <CurrentPasswordField {...bind('password')} />
    </DialogForm>
  )
}

/** Groups of four are easier to read. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

const Secret = ({ made }: { readonly made: NewAuthenticator }) => (
  <>
    <Text>{text('Scan this code with your authenticator app. It is shown only once.')}</Text>
    <div className={styles.picture}>
      <Suspense>
        <QrPicture text={made.address} label={text('QR code for an authenticator app')} />
      </Suspense>
    </div>
    <Text>
      <Sentence
        text="Or {device}, or type this key (time based, SHA-1, 6 digits):"
        device={<a href={made.address}>{text('open it in an app on this device')}</a>}
      />
    </Text>
    <code className={styles.secret}>{inGroups(made.secret)}</code>
  </>
)

type CodeProps = {
  readonly made: NewAuthenticator
  readonly onCodes: (codes: readonly string[]) => void
  readonly onCancel: () => void
}

const FirstCodeStep = ({ made, onCodes, onCancel }: CodeProps) => {
  const { bind, busy, submit } = useCheckedForm({
    start: { code: '' },
    problemsOf: oneTimeCodeProblems,
    send: async (body) => {
      const reply = await call('turnCodesOn', { body })
      if (!reply.ok) return reply.issues
      toast(say('codesTurnedOn'), 'success')
      onCodes(reply.data.recovery_codes)
      return null
    },
  })
  return (
    <DialogForm submitLabel={text('Turn on')} busy={busy} onSubmit={submit} onCancel={onCancel}>
      <Secret made={made} />
      <TextField
        {...bind('code')}
        label={text('Code')}
        hint={text('The 6 digits that the app shows now, within {codeSetupMinutes} minutes', { codeSetupMinutes })}
        autoComplete="one-time-code"
        maxLength={100}
        required
      />
    </DialogForm>
  )
}

type Props = Omit<CodeProps, 'made'>

/** Codes are turned on only after a first correct code. */
export const SetupDialog = ({ onCodes, onCancel }: Props) => {
  const [made, setMade] = useState<NewAuthenticator | null>(null)
  return (
    <Modal opened onClose={onCancel} title={text('Turn codes on')} centered closeOnClickOutside={false}>
      {made === null ? (
        <PasswordStep onSecret={setMade} onCancel={onCancel} />
      ) : (
        <FirstCodeStep made={made} onCodes={onCodes} onCancel={onCancel} />
      )}
    </Modal>
  )
}
