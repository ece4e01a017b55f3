import { type InvitationCard, type JoiningForm, joining, joiningProblems } from '@soundroof/contract/identity/company'
import { AgreementField } from '../../../components/fields/agreement.tsx'
import { NewPasswordFields } from '../../../components/fields/new-password-fields.tsx'
import { PageForm } from '../../../components/fields/page-form.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useCheckedForm } from '../../../components/fields/use-checked-form.ts'
import { logIn } from '../../../platform/account/log-in.ts'
import { usePasswordPolicy } from '../../../platform/account/password-policy.ts'
import { call } from '../../../platform/api/api-client.ts'
import { toast } from '../../../platform/toast.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { words } from '../../../platform/words/words.ts'

const empty: Omit<JoiningForm, 'token'> = {
  name: '',
  password: '',
  password_confirmation: '',
  phone: '',
  agreed: false,
}

type Props = { readonly token: string; readonly card: InvitationCard }

const useJoining = ({ token, card }: Props) => {
  const policy = usePasswordPolicy()
  return useCheckedForm({
    schema: joining,
    start: empty,
    problemsOf: (values) => joiningProblems({ ...values, token }, policy),
    send: ({ agreed: _, ...values }) => call('joinCompany', { body: { ...values, token, language: words.language } }),
    onDone: async (_, { password }) => {
      toast({ code: 'companyJoined', values: { company: card.company } }, 'success')
      await logIn({ email: card.email, password }, '/home')
    },
  })
}

/** For new people: an account with the invited address, in the inviting company. */
export const JoinForm = (props: Props) => {
  const say = useSay()

  const joiner = useJoining(props)
  const { bind, sending } = joiner
  return (
    <PageForm submitLabel={say('identity.join-the-company')} {...sending}>
      <TextField {...bind('name')} autoComplete="name" required />
      <NewPasswordFields bind={bind} />
      <TextField {...bind('phone')} type="tel" autoComplete="tel" required />
      <AgreementField {...joiner} />
    </PageForm>
  )
}
