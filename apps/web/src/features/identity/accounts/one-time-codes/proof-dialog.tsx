import { Text } from '@mantine/core'
import { passwordMissing } from '@soundroof/contract/identity/account'
import {
  anyCodeProblems,
  type CodeProof,
  codeProof,
  oneTimeCodeProblems,
} from '@soundroof/contract/identity/one-time-codes'
import type { Problem } from '@soundroof/contract/platform/problem'
import { CurrentPasswordField } from '../../../../components/fields/current-password-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { FormDialog } from '../../../../components/page/form-dialog.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

type Props = {
  readonly what: 'renew' | 'off'
  readonly onCodes: (codes: readonly string[]) => void
  readonly onDone: () => void
  readonly onCancel: () => void
}

const words = {
  renew: {
    title: 'identity.new-recovery-codes',
    means: 'identity.your-current-recovery-codes-will-stop',
    hint: 'identity.the-6-digits-that-your-authenticator',
    button: 'identity.make-new-codes',
  },
  off: {
    title: 'identity.turn-codes-off',
    means: 'identity.your-password-alone-will-sign-you',
    hint: 'identity.from-your-authenticator-app-or-a',
    button: 'identity.turn-off',
  },
} as const

const problemsOf = (what: Props['what'], form: CodeProof): readonly Problem[] => [
  ...passwordMissing(form),
  ...(what === 'renew' ? oneTimeCodeProblems(form) : anyCodeProblems(form)),
]

const send = (what: Props['what'], body: CodeProof) =>
  what === 'renew' ? call('renewRecoveryCodes', { body }) : call('turnCodesOff', { body })

/** Asks for password and code again before a login method changes. */
export const ProofDialog = (props: Props) => {
  const say = useSay()

  const { what, onCodes, onDone, onCancel } = props
  const { title, means, hint, button } = words[what]
  const { bind, busy, submit } = useCheckedForm({
    schema: codeProof,
    start: { password: '', code: '' },
    problemsOf: (form) => problemsOf(what, form),
    send: (form) => send(what, form),
    onDone: (made) => {
      if (made) return onCodes(made.recovery_codes)
      toast('codesTurnedOff', 'success')
      onDone()
    },
  })
  const form = { busy, onSubmit: submit, onCancel }
  return (
    <FormDialog title={say(title)} submitLabel={say(button)} danger={what === 'off'} {...form}>
      <Text>{say(means)}</Text>
      <CurrentPasswordField {...bind('password')} />
      <TextField {...bind('code')} hint={say(hint)} autoComplete="one-time-code" required />
    </FormDialog>
  )
}
