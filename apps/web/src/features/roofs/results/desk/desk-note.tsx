import { Button, Group, Stack } from '@mantine/core'
import { firstReadOnlyStatus } from '@soundroof/contract/roofs/project-status'
import { isFromDesk } from '@soundroof/contract/roofs/projects/photos'
import { Panel } from '../../../../components/page/panel.tsx'
import { openInWizard } from '../../../../platform/draft/open-project.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import type { StoredProject } from '../project/use-stored-project.ts'

/** Opens the Photo step of a stored project. */
export const addPhotos = (hash: string): Promise<boolean> => openInWizard(hash, { step: 'photos', field: 'roof' })

/** Before the verdict: nothing is installed by figures that nobody has measured. */
export const DeskNote = ({ stored: { summary, project } }: { readonly stored: StoredProject }) => {
  const say = useSay()

  if (!isFromDesk(project)) return null
  return (
    <Panel tone="warning">
      <Group gap="xs" justify="space-between">
        <Stack gap={2} flex="1 1 20rem">
          <strong>{say('report.from-desk')}</strong>
          <span>{say('report.from-desk-entered')}</span>
        </Stack>
        {summary.status < firstReadOnlyStatus ? (
          <Button variant="default" onClick={() => void addPhotos(summary.hash)}>
            {say('roofs.add-the-photos')}
          </Button>
        ) : null}
      </Group>
    </Panel>
  )
}
