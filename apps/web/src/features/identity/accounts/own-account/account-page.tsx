import { Stack } from '@mantine/core'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { useSession } from '../../../../platform/session/session.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { ApiKeysPanel } from '../api-keys/api-keys-panel.tsx'
import { CodesPanel } from '../one-time-codes/codes-panel.tsx'
import { PasskeysPanel } from '../passkeys/passkeys-panel.tsx'
import { DevicesPanel } from './devices-panel.tsx'
import { OwnDataPanel } from './own-data-panel.tsx'

export const AccountPage = () => {
  const say = useSay()

  const role = useSession()?.customer.role
  return (
    <PageFrame
      title={say('components.account-and-devices')}
      lead={say('identity.signed-in-devices-sign-in-methods')}
      actions={
        role === 'customer' && (
          <ButtonLink to="/plans" variant="default">
            {say('components.plans')}
          </ButtonLink>
        )
      }
    >
      <Stack gap="lg">
        <DevicesPanel />
        <PasskeysPanel />
        <CodesPanel />
        {role === 'customer' && <ApiKeysPanel />}
        <OwnDataPanel mayDelete={role === 'customer'} />
      </Stack>
    </PageFrame>
  )
}
