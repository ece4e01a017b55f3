import { Button, Skeleton } from '@mantine/core'
import type { ClientSettings } from '@soundroof/contract/administration/client-settings'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { QrPicture } from '../../../components/page/qr-picture.tsx'
import { useClientSettings } from '../../../platform/api/client-settings.ts'
import { type PlainCode, useSay } from '../../../platform/words/use-say.ts'
import styles from './download-page.module.css'
import { absoluteAddress, downloadLead } from './download-words.ts'

type Tile = {
  readonly key: keyof ClientSettings['downloads']
  readonly title: PlainCode | 'iOS'
  readonly text: PlainCode
  readonly action: PlainCode
}

const tiles: readonly Tile[] = [
  { key: 'apk', title: 'help.android-apk', text: 'help.the-app-as-a-file-for', action: 'help.download-apk' },
  {
    key: 'playStore',
    title: 'help.android',
    text: 'help.from-the-android-store-with-updates',
    action: 'help.open-the-android-store',
  },
  { key: 'appStore', title: 'iOS', text: 'help.for-iphone-and-ipad', action: 'help.open-the-app-store' },
]

const TileCard = ({ tile, address }: { readonly tile: Tile; readonly address: string | null }) => {
  const say = useSay()
  return (
    <section className={styles.tile} aria-labelledby={`tile-${tile.key}`}>
      <h2 id={`tile-${tile.key}`} className={styles.title}>
        {say.named(tile.title)}
      </h2>
      {address ? (
        <>
          <p className={styles.text}>{say(tile.text)}</p>
          <QrPicture text={address} label={say('help.qr-code-of-the-address-for', { title: say.named(tile.title) })} />
          <Button component="a" href={address} rel="noreferrer" variant="default" fullWidth>
            {say(tile.action)}
          </Button>
        </>
      ) : (
        <p className={styles.missing}>{say('help.not-available-yet')}</p>
      )}
    </section>
  )
}

const SandboxNote = () => {
  const say = useSay()
  return (
    <div className={styles.sandbox}>
      <Panel title={say('components.sandbox-store')} tone="quiet">
        <p className={styles.text}>{say('help.this-is-a-trial-installation-nobody')}</p>
        <ButtonLink to="/sandbox_store" variant="default">
          {say('help.open-the-sandbox-store')}
        </ButtonLink>
      </Panel>
    </div>
  )
}

export const DownloadPage = () => {
  const say = useSay()

  const settings = useClientSettings()
  const downloads = settings?.downloads
  return (
    <PageFrame title={say('shell.download')} lead={downloadLead(say, settings)}>
      <div className={styles.tiles}>
        {tiles.map((tile) =>
          downloads ? (
            <TileCard
              key={tile.key}
              tile={tile}
              address={absoluteAddress(downloads[tile.key], window.location.origin)}
            />
          ) : (
            <Skeleton key={tile.key} height={170} radius="lg" />
          ),
        )}
      </div>
      {settings?.sandboxStore && <SandboxNote />}
    </PageFrame>
  )
}
