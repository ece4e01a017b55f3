import { Box, Modal, Text } from '@mantine/core'
import { passwordMissing } from '@soundroof/contract/identity/account'
import {
  codeSetup,
  codeSetupMinutes,
  firstCode,
  type NewAuthenticator,
  oneTimeCodeProblems,
} from '@soundroof/contract/identity/one-time-codes'
import { lazy, Suspense, useState } from 'react'
import { CurrentPasswordField } from '../../../../components/fields/current-password-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { DialogForm } from '../../../../components/page/form-dialog.tsx'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { secretLook } from './secret-look.ts'

const QrPicture = lazy(async () => ({
  default: (await import('../../../../components/page/qr-picture.tsx')).QrPicture,
}))

type PasswordProps = { readonly onSecret: (made: NewAuthenticator) => void; readonly onCancel: () => void }

const PasswordStep = ({ onSecret, onCancel }: PasswordProps) => {
  const say = useSay()

  const { bind, sending } = useCheckedForm({
    schema: codeSetup,
    start: { password: '' },
    problemsOf: passwordMissing,
    send: (body) => call('beginCodes', { body }),
    onDone: onSecret,
  })
  return (
    <DialogForm submitLabel={say('identity.continue')} {...sending} onCancel={onCancel}>
      <Text>{say('identity.you-need-an-authenticator-app-on')}</Text>
      <CurrentPasswordField {...bind('password')} />
    </DialogForm>
  )
}

/** Groups of four are easier to read. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

const Secret = ({ made }: { readonly made: NewAuthenticator }) => {
  const say = useSay()
  return (
    <>
      <Text>{say('identity.scan-this-code-with-your-authenticator')}</Text>
      {/* Large enough to scan with a phone. */}
      <Box mih={238}>
        <Suspense>
          <QrPicture text={made.address} label={say('identity.qr-code-for-an-authenticator-app')} width={220} />
        </Suspense>
      </Box>
      <Text>
        <Sentence
          says="identity.or-or-type-this-key-time"
          device={<a href={made.address}>{say('identity.open-it-in-an-app-on')}</a>}
        />
      </Text>
      <Box component="code" display="block" style={{ userSelect: 'all' }} {...secretLook}>
        {inGroups(made.secret)}
      </Box>
    </>
  )
}

type CodeProps = {
  readonly made: NewAuthenticator
  readonly onCodes: (codes: readonly string[]) => void
  readonly onCancel: () => void
}

const FirstCodeStep = ({ made, onCodes, onCancel }: CodeProps) => {
  const say = useSay()

  const { bind, sending } = useCheckedForm({
    schema: firstCode,
    start: { code: '' },
    problemsOf: oneTimeCodeProblems,
    send: (body) => call('turnCodesOn', { body }),
    onDone: (made) => {
      toast('codesTurnedOn', 'success')
      onCodes(made.recovery_codes)
    },
  })
  return (
    <DialogForm submitLabel={say('identity.turn-on')} {...sending} onCancel={onCancel}>
      <Secret made={made} />
      <TextField
        {...bind('code')}
        hint={say('identity.the-6-digits-that-the-app', { codeSetupMinutes })}
        autoComplete="one-time-code"
        required
      />
    </DialogForm>
  )
}

type Props = Omit<CodeProps, 'made'>

/** Codes are turned on only after a first correct code. */
export const SetupDialog = ({ onCodes, onCancel }: Props) => {
  const say = useSay()

  const [made, setMade] = useState<NewAuthenticator | null>(null)
  return (
    <Modal opened onClose={onCancel} title={say('identity.turn-codes-on')} centered closeOnClickOutside={false}>
      {made === null ? (
        <PasswordStep onSecret={setMade} onCancel={onCancel} />
      ) : (
        <FirstCodeStep made={made} onCodes={onCodes} onCancel={onCancel} />
      )}
    </Modal>
  )
}
