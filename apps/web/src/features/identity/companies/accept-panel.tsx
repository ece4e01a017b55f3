import { Text } from '@mantine/core'
import type { InvitationCard } from '@soundroof/contract/identity/company'
import { BusyButton } from '../../../components/fields/busy-button.tsx'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { goTo } from '../../../platform/navigation.ts'
import { useSession } from '../../../platform/session/session.ts'
import { toast } from '../../../platform/toast.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { useChangeCompany } from './use-company.ts'

type Props = { readonly token: string; readonly card: InvitationCard }

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

const Accept = ({ token, card }: Props) => {
  const say = useSay()

  const changeCompany = useChangeCompany()
  const accept = async () => {
    const answer = await call('acceptInvitation', { body: { token } })
    if (!answer.ok) return
    changeCompany(card.company)
    toast({ code: 'companyJoined', values: { company: card.company } }, 'success')
    goTo('/company', 'replace')
  }
  return (
    <>
      <Text mb="md">{say('identity.you-leave-your-present-company-and')}</Text>
      <BusyButton work={accept}>{say('identity.join-the-company')}</BusyButton>
    </>
  )
}

/** For people with an account: logged in, they accept; otherwise they log in first. */
export const AcceptPanel = ({ token, card }: Props) => {
  const say = useSay()

  const session = useSession()
  if (session && isSame(session.customer.email, card.email)) return <Accept token={token} card={card} />
  if (session) return <Text>{say('identity.you-are-logged-in-as-please', { email: session.customer.email })}</Text>
  return (
    <>
      <Text mb="md">{say('identity.this-email-address-has-an-account')}</Text>
      <ButtonLink to="/login" search={{ redirect: '/invitation' }}>
        {say('shell.login')}
      </ButtonLink>
    </>
  )
}
