import { type Registration, type RegistrationForm, registrationProblems } from '@soundroof/contract/identity/account'
import { say } from '@soundroof/contract/platform/messages'
import type { Problem } from '@soundroof/contract/platform/problem'
import { type FormEvent, useState } from 'react'
import { focusField, focusSoon } from '../../../components/fields/error-summary.tsx'
import { logIn } from '../../../platform/account/log-in.ts'
import { usePasswordPolicy } from '../../../platform/account/password-policy.ts'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'

const emptyForm: RegistrationForm = {
  agreed: false,
  email: '',
  name: '',
  password: '',
  password_confirmation: '',
  company_name: '',
  phone: '',
  avenue: '',
}

const payloadOf = ({ agreed: _, avenue, ...form }: RegistrationForm): Registration => ({
  ...form,
  email: form.email.trim(),
  ...(avenue?.trim() ? { avenue: avenue.trim() } : {}),
})

/** Registers and logs in with the same credentials; returns the server's problems. */
const register = async (form: RegistrationForm): Promise<readonly Problem[] | null> => {
  const body = payloadOf(form)
  const answer = await call('register', { body })
  if (!answer.ok) return answer.issues
  toast(say('registered'), 'success')
  await logIn({ email: body.email, password: body.password }, '/home')
  return null
}

export const useRegistration = () => {
  const policy = usePasswordPolicy()
  const [form, setForm] = useState(emptyForm)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [busy, setBusy] = useState(false)
  const change = (part: Partial<RegistrationForm>) => {
    setForm({ ...form, ...part })
    setProblems(problems.filter(({ field }) => !(field in part)))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = registrationProblems(form, policy)
    setProblems(found)
    const [first] = found
    if (first) {
      toast(first.message, 'problem')
      focusField(first.field)
      return
    }
    setBusy(true)
    const refused = await register(form)
    setBusy(false)
    if (refused === null) return
    setProblems(refused)
    focusSoon(refused[0]?.field ?? 'email')
  }
  const bind = (name: keyof RegistrationForm & string) => ({
    name,
    value: String(form[name] ?? ''),
    error: problems.find(({ field }) => field === name)?.message,
    onChange: (value: string) => change({ [name]: value }),
  })
  return { form, bind, change, problems, policy, busy, submit }
}
