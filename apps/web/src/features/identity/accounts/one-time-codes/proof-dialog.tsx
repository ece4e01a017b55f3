import { Text } from '@mantine/core'
import {
  anyCodeProblems,
  type CodeProof,
  codeSetupProblems,
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
  ...codeSetupProblems(form),
  ...(what === 'renew' ? oneTimeCodeProblems(form) : anyCodeProblems(form)),
]

/** The server's problems; null on success. */
const change = async ({ what, onCodes, onDone }: Props, body: CodeProof): Promise<readonly Problem[] | null> => {
  if (what === 'renew') {
    const reply = await call('renewRecoveryCodes', { body })
    if (!reply.ok) return reply.issues
    onCodes(reply.data.recovery_codes)
    return null
  }
  const reply = await call('turnCodesOff', { body })
  if (!reply.ok) return reply.issues
  toast('codesTurnedOff', 'success')
  onDone()
  return null
}

/** Asks for password and code again before a login method changes. */
export const ProofDialog = (props: Props) => {
  const say = useSay()

  const { what, onCancel } = props
  const { title, means, hint, button } = words[what]
  const { bind, busy, submit } = useCheckedForm<CodeProof>({
    start: { password: '', code: '' },
    problemsOf: (form) => problemsOf(what, form),
    send: (form) => change(props, form),
  })
  const form = { busy, onSubmit: submit, onCancel }
  return (
    <FormDialog title={say.named(title)} submitLabel={say.named(button)} danger={what === 'off'} {...form}>
      <Text>{say.named(means)}</Text>
      <CurrentPasswordField {...bind('password')} />
      <TextField
        {...bind('code')}
        label={say('identity.code')}
        hint={say.named(hint)}
        autoComplete="one-time-code"
        maxLength={100}
        required
      />
    </FormDialog>
  )
}
