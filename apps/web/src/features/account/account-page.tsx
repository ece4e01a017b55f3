import { PageFrame } from '../../components/page-frame.tsx'
import { DevicesPanel } from './devices-panel.tsx'

export const AccountPage = () => (
  <PageFrame title="Account and devices" lead="Where you are signed in.">
    <DevicesPanel />
  </PageFrame>
)
