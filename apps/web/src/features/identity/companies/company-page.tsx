import { Skeleton, Stack } from '@mantine/core'
import { LetterheadPanel } from '../../../components/letterhead/letterhead-panel.tsx'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { messageOfError } from '../../../platform/api/api-client.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { InvitationsPanel } from './invitations-panel.tsx'
import { LeavePanel } from './leave-panel.tsx'
import { NamePanel } from './name-panel.tsx'
import { PeoplePanel } from './people-panel.tsx'
import { sendLogo } from './send-logo.ts'
import { useCompany } from './use-company.ts'

export const CompanyPage = () => {
  const say = useSay()

  const { data, error, refetch } = useCompany()
  const isOwner = data?.role === 'owner'
  return (
    <PageFrame title={say('components.company')} lead={data?.name}>
      {!data && !error && <Skeleton height={240} radius="lg" />}
      {!data && error && <LoadFailed title={say(messageOfError(error))} retry={refetch} />}
      {data && (
        <Stack gap="lg">
          <PeoplePanel company={data} />
          {isOwner && <InvitationsPanel />}
          {isOwner && <NamePanel key={data.name} name={data.name} />}
          {isOwner && <LetterheadPanel read="letterhead" change="changeLetterhead" send={(file) => sendLogo(file)} />}
          <LeavePanel company={data} />
        </Stack>
      )}
    </PageFrame>
  )
}
