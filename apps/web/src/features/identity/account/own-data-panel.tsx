import { Button, Group, Text } from '@mantine/core'
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
      Download my data
    </Button>
  )
}

export const OwnDataPanel = ({ mayDelete }: { readonly mayDelete: boolean }) => (
  <Panel title="Your data">
    <Text mb="md">All data held about you and your company’s projects, including files, in one ZIP file.</Text>
    <Group>
      <ExportButton />
      {mayDelete && (
        <ButtonLink to="/deleteAccount" variant="default">
          Delete account
        </ButtonLink>
      )}
    </Group>
  </Panel>
)
