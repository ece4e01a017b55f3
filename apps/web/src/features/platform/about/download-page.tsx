import { Button, Skeleton } from '@mantine/core'
import type { ClientSettings } from '@soundroof/contract/administration/client-settings'
import { text } from '@soundroof/contract/platform/text'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { QrPicture } from '../../../components/page/qr-picture.tsx'
import { useClientSettings } from '../../../platform/api/client-settings.ts'
import styles from './download-page.module.css'
import { absoluteAddress, downloadLead } from './download-words.ts'

type Tile = {
  readonly key: keyof ClientSettings['downloads']
  readonly title: string
  readonly text: string
  readonly action: string
}

const tiles: readonly Tile[] = [
  { key: 'apk', title: 'Android APK', text: 'The app as a file, for devices without a store.', action: 'Download APK' },
  {
    key: 'playStore',
    title: 'Android',
    text: 'From the Android store, with updates.',
    action: 'Open the Android store',
  },
  { key: 'appStore', title: 'iOS', text: 'For iPhone and iPad.', action: 'Open the App Store' },
]

const TileCard = ({ tile, address }: { readonly tile: Tile; readonly address: string | null }) => (
  <section className={styles.tile} aria-labelledby={`tile-${tile.key}`}>
    <h2 id={`tile-${tile.key}`} className={styles.title}>
      {text(tile.title)}
    </h2>
    {address ? (
      <>
        <p className={styles.text}>{text(tile.text)}</p>
        <QrPicture text={address} label={text('QR code of the address for {title}', { title: tile.title })} />
        <Button component="a" href={address} rel="noreferrer" variant="default" fullWidth>
          {text(tile.action)}
        </Button>
      </>
    ) : (
      <p className={styles.missing}>{text('Not available yet')}</p>
    )}
  </section>
)

const SandboxNote = () => (
  <div className={styles.sandbox}>
    <Panel title={text('Sandbox store')} tone="quiet">
      <p className={styles.text}>{text('This is a trial installation: nobody pays for subscriptions here.')}</p>
      <ButtonLink to="/sandbox_store" variant="default">
        {text('Open the sandbox store')}
      </ButtonLink>
    </Panel>
  </div>
)

export const DownloadPage = () => {
  const settings = useClientSettings()
  const downloads = settings?.downloads
  return (
    <PageFrame title={text('Download')} lead={downloadLead(settings)}>
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
