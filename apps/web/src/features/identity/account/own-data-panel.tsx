import { Button, Group, Text } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import { useState } from 'react'
import { ButtonLink } from '../../../components/page/button-link.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { saveOwnData } from './save-own-data.ts'

export const ExportButton = () => {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await saveOwnData()
    setBusy(false)
  }
  return (
    <Button variant="default" loading={busy} onClick={() => void save()}>
      {text('Download my data')}
    </Button>
  )
}

export const OwnDataPanel = ({ mayDelete }: { readonly mayDelete: boolean }) => (
  <Panel title={text('Your data')}>
    <Text mb="md">
      {text('All data held about you and your company’s projects, including files, in one ZIP file.')}
    </Text>
    <Group>
      <ExportButton />
      {mayDelete && (
        <ButtonLink to="/deleteAccount" variant="default">
          {text('Delete account')}
        </ButtonLink>
      )}
    </Group>
  </Panel>
)
