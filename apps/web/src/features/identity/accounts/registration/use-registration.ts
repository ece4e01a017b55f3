import { type Registration, type RegistrationForm, registrationProblems } from '@soundroof/contract/identity/account'
import type { Problem } from '@soundroof/contract/platform/problem'
import { useCheckedForm } from '../../../../components/fields/use-checked-form.ts'
import { logIn } from '../../../../platform/account/log-in.ts'
import { usePasswordPolicy } from '../../../../platform/account/password-policy.ts'
import { call } from '../../../../platform/api/api-client.ts'
import { toast } from '../../../../platform/toast.ts'
import { words } from '../../../../platform/words/words.ts'

const emptyForm: RegistrationForm = {
  email: '',
  name: '',
  password: '',
  password_confirmation: '',
  company_name: '',
  phone: '',
  avenue: '',
  agreed: false,
}

const payloadOf = ({ agreed: _, avenue, ...form }: RegistrationForm): Registration => ({
  ...form,
  email: form.email.trim(),
  ...(avenue?.trim() ? { avenue: avenue.trim() } : {}),
  language: words.language,
})

/** Registers and logs in with the same credentials; returns the server's problems. */
const register = async (form: RegistrationForm): Promise<readonly Problem[] | null> => {
  const body = payloadOf(form)
  const answer = await call('register', { body })
  if (!answer.ok) return answer.issues
  toast('registered', 'success')
  await logIn({ email: body.email, password: body.password }, '/home')
  return null
}

export const useRegistration = () => {
  const policy = usePasswordPolicy()
  return useCheckedForm({
    start: emptyForm,
    problemsOf: (form) => registrationProblems(form, policy),
    send: register,
  })
}
