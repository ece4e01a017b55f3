import { Box, Button, Paper, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { ClientSettings } from '@soundroof/contract/administration/client-settings'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { QrPicture } from '../../../components/page/qr-picture.tsx'
import { useClientSettings } from '../../../platform/api/client-settings.ts'
import { type PlainCode, useSay } from '../../../platform/words/use-say.ts'
import { absoluteAddress, downloadLead } from './download-words.ts'
import { InstallPanel } from './install-panel.tsx'

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

const TileCard = ({ tile, address }: { readonly tile: Tile; readonly address: string }) => {
  const say = useSay()
  return (
    <Paper component="section" withBorder p={24} aria-labelledby={`tile-${tile.key}`}>
      <Stack gap={0} h="100%">
        <Title order={2} id={`tile-${tile.key}`} fz="1.12rem">
          {say.named(tile.title)}
        </Title>
        <Text flex={1} mt={4} mb={20} c="dimmed">
          {say(tile.text)}
        </Text>
        <QrPicture
          text={address}
          width={168}
          label={say('help.qr-code-of-the-address-for', { title: say.named(tile.title) })}
        />
        <Button component="a" href={address} rel="noreferrer" variant="default" fullWidth>
          {say(tile.action)}
        </Button>
      </Stack>
    </Paper>
  )
}

const SandboxNote = () => {
  const say = useSay()
  return (
    <Box mt={24}>
      <Panel title={say('components.sandbox-store')} tone="quiet">
        <Text mb="lg" c="dimmed">
          {say('help.this-is-a-trial-installation-nobody')}
        </Text>
        <ButtonLink to="/sandbox_store" variant="default">
          {say('help.open-the-sandbox-store')}
        </ButtonLink>
      </Panel>
    </Box>
  )
}

const PlansNote = () => {
  const say = useSay()
  return (
    <Box mt={24}>
      <Panel title={say('components.plans')}>
        <Text mb="lg">{say('help.how-to-subscribe-in-the-app')}</Text>
        <ButtonLink to="/plans" variant="default">
          {say('components.plans-and-invoice')}
        </ButtonLink>
      </Panel>
    </Box>
  )
}

type TilesProps = { readonly downloads: ClientSettings['downloads'] }

/** Only where there is something to get. */
const Tiles = ({ downloads }: TilesProps) => {
  const offered = tiles.flatMap((tile) => {
    const address = absoluteAddress(downloads[tile.key], window.location.origin)
    return address === null ? [] : [{ tile, address }]
  })
  if (offered.length === 0) return null
  return (
    <SimpleGrid minColWidth="min(100%,240px)" autoFlow="auto-fit" spacing={18} mt={24}>
      {offered.map(({ tile, address }) => (
        <TileCard key={tile.key} tile={tile} address={address} />
      ))}
    </SimpleGrid>
  )
}

export const DownloadPage = () => {
  const say = useSay()

  const settings = useClientSettings()
  return (
    <PageFrame title={say('shell.download')} lead={downloadLead(say, settings)}>
      <InstallPanel />
      {settings ? <Tiles downloads={settings.downloads} /> : <Skeleton height={170} radius="lg" mt={24} />}
      <PlansNote />
      {settings?.sandboxStore && <SandboxNote />}
    </PageFrame>
  )
}
