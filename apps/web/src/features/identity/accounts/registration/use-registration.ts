import {
  type Registration,
  type RegistrationForm,
  registration,
  registrationProblems,
} from '@soundroof/contract/identity/account'
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

export const useRegistration = () => {
  const policy = usePasswordPolicy()
  return useCheckedForm({
    schema: registration,
    start: emptyForm,
    problemsOf: (form) => registrationProblems(form, policy),
    send: (form) => call('register', { body: payloadOf(form) }),
    onDone: async (_, { email, password }) => {
      toast('registered', 'success')
      await logIn({ email: email.trim(), password }, '/home')
    },
  })
}
