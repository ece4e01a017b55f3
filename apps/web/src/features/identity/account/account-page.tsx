import { Stack } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { ApiKeysPanel } from './api-keys/api-keys-panel.tsx'
import { DevicesPanel } from './devices-panel.tsx'
import { CodesPanel } from './one-time-codes/codes-panel.tsx'
import { OwnDataPanel } from './own-data-panel.tsx'
import { PasskeysPanel } from './passkeys/passkeys-panel.tsx'

export const AccountPage = () => {
  const role = useSession()?.customer.role
  return (
    <PageFrame title={text('Account and devices')} lead={text('Signed-in devices, sign-in methods and your data.')}>
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
