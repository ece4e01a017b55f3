import { Button, Stack, Text } from '@mantine/core'
import { Panel } from '../../../../components/page/panel.tsx'
import { useInstallOffer } from '../../../../platform/device/install-offer.ts'
import { usePersistence } from '../../../../platform/device/persistence.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

/** What it means that the browser promises nothing, and what helps; nothing where it has promised, or was not asked. */
export const MayBeCleared = () => {
  const say = useSay()
  const install = useInstallOffer()
  if (usePersistence() !== 'refused') return null
  return (
    <Panel tone="quiet">
      <Stack gap="sm" align="start">
        <Text inherit>{say('roofs.browser-may-clear')}</Text>
        {install ? (
          <Button size="md" mih={48} variant="default" onClick={install}>
            {say('roofs.install')}
          </Button>
        ) : (
          <Text inherit>{say('roofs.how-to-install')}</Text>
        )}
      </Stack>
    </Panel>
  )
}
