import { Box, Button, Paper, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { ClientSettings } from '@soundroof/contract/administration/client-settings'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { QrPicture } from '../../../components/page/qr-picture.tsx'
import { useClientSettings } from '../../../platform/api/client-settings.ts'
import { type PlainCode, useSay } from '../../../platform/words/use-say.ts'
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
    <Paper component="section" withBorder p={24} aria-labelledby={`tile-${tile.key}`}>
      <Stack gap={0} h="100%">
        <Title order={2} id={`tile-${tile.key}`} fz="1.12rem">
          {say.named(tile.title)}
        </Title>
        {address ? (
          <>
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
          </>
        ) : (
          <Text px={14} py={10} bd="var(--edge-dashed)" bdrs="md" c="dimmed" ta="center">
            {say('help.not-available-yet')}
          </Text>
        )}
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

export const DownloadPage = () => {
  const say = useSay()

  const settings = useClientSettings()
  const downloads = settings?.downloads
  return (
    <PageFrame title={say('shell.download')} lead={downloadLead(say, settings)}>
      <SimpleGrid minColWidth="min(100%,240px)" autoFlow="auto-fit" spacing={18}>
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
      </SimpleGrid>
      {settings?.sandboxStore && <SandboxNote />}
    </PageFrame>
  )
}
