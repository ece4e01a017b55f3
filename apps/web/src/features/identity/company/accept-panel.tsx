import { Button, Text } from '@mantine/core'
import type { InvitationCard } from '@soundroof/contract/identity/company'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import { useState } from 'react'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { goTo } from '../../../platform/navigation.ts'
import { useSession } from '../../../platform/session/session.ts'
import { toast } from '../../../platform/toast.ts'
import { useChangeCompany } from './use-company.ts'

type Props = { readonly token: string; readonly card: InvitationCard }

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

const Accept = ({ token, card }: Props) => {
  const [busy, setBusy] = useState(false)
  const changeCompany = useChangeCompany()
  const accept = async () => {
    setBusy(true)
    const answer = await call('acceptInvitation', { body: { token } })
    setBusy(false)
    if (!answer.ok) return
    changeCompany(card.company)
    toast(say('companyJoined', { company: card.company }), 'success')
    goTo('/company', 'replace')
  }
  return (
    <>
      <Text mb="md">
        {text(
          'You leave your present company and join this one. You keep your account and subscription; projects stay there.',
        )}
      </Text>
      <Button loading={busy} onClick={() => void accept()}>
        {text('Join the company')}
      </Button>
    </>
  )
}

/** For people with an account: logged in, they accept; otherwise they log in first. */
export const AcceptPanel = ({ token, card }: Props) => {
  const session = useSession()
  if (session && isSame(session.customer.email, card.email)) return <Accept token={token} card={card} />
  if (session)
    return (
      <Text>
        {text('You are logged in as {email}. Please log out to accept this invitation.', {
          email: session.customer.email,
        })}
      </Text>
    )
  return (
    <>
      <Text mb="md">{text('This email address has an account. Please log in to accept.')}</Text>
      <ButtonLink to="/login" search={{ redirect: '/invitation' }}>
        {text('Login')}
      </ButtonLink>
    </>
  )
}
