import { Skeleton, Stack, Text } from '@mantine/core'
import type { InvitationCard } from '@soundroof/contract/identity/company'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { Sentence } from '../../../components/page/sentence.tsx'
import { call, dataOf, messageOfError } from '../../../platform/api/api-client.ts'
import { useSession } from '../../../platform/session/session.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { AcceptPanel } from './accept-panel.tsx'
import { JoinForm } from './join-form.tsx'

let lastToken = ''

/** From the fragment, because a query would reach the server's log; remembered, because the login drops it. */
const useToken = (): string => {
  const hash = useLocation({ select: ({ hash }) => hash })
  if (hash !== '') lastToken = hash
  return lastToken
}

const useInvitation = (token: string) =>
  useQuery<InvitationCard>({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) => dataOf(await call('invitation', { body: { token }, signal, quiet: true })),
    enabled: token !== '',
    retry: false,
  })

const Card = ({ token, card }: { readonly token: string; readonly card: InvitationCard }) => {
  const say = useSay()

  const isSignedIn = useSession() !== null
  return (
    <Panel>
      <Stack gap="md">
        <Text>
          <Sentence
            says="identity.invites-to-work-on-the-projects"
            person={card.invitedBy || say('identity.somebody')}
            email={<strong>{card.email}</strong>}
            company={<strong>{card.company}</strong>}
          />
        </Text>
        {card.hasAccount || isSignedIn ? (
          <div>
            <AcceptPanel token={token} card={card} />
          </div>
        ) : (
          <JoinForm token={token} card={card} />
        )}
      </Stack>
    </Panel>
  )
}

export const InvitationPage = () => {
  const say = useSay()

  const token = useToken()
  const { data, error, isLoading } = useInvitation(token)
  return (
    <PageFrame title={say('identity.invitation')} width="narrow">
      {isLoading && <Skeleton height={240} radius="lg" />}
      {(token === '' || error) && <EmptyState title={error ? say(messageOfError(error)) : say('invitationInvalid')} />}
      {data && <Card token={token} card={data} />}
    </PageFrame>
  )
}
