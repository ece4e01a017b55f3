import { Button, Text } from '@mantine/core'
import { Panel } from '../../../components/page/panel.tsx'
import { useInstallOffer } from '../../../platform/device/install-offer.ts'
import { shellHere } from '../../../platform/shell/in-shell.ts'
import { useSay } from '../../../platform/words/use-say.ts'
import { installWords } from './download-words.ts'

const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as { readonly standalone?: boolean }).standalone === true

/** This application, on this device: at once where the browser offers it, else how. Nothing to do in the app of a store. */
export const InstallPanel = () => {
  const say = useSay()

  const install = useInstallOffer()
  if (shellHere() !== null) return null
  if (isInstalled())
    return (
      <Panel title={say('help.install-this-application')}>
        <Text>{say('help.it-is-installed-here')}</Text>
      </Panel>
    )
  return (
    <Panel title={say('help.install-this-application')}>
      <Text mb="md">{say('help.it-opens-without-a-signal')}</Text>
      {install ? (
        <Button onClick={install}>{say('help.install-now')}</Button>
      ) : (
        <Text fw={600}>{say(installWords(navigator.userAgent, navigator.maxTouchPoints))}</Text>
      )}
    </Panel>
  )
}
