import { Button } from '@mantine/core'
import { isOnDevice } from '@soundroof/contract/roofs/offline/device-hash'
import { firstReadOnlyStatus } from '@soundroof/contract/roofs/project-status'
import { isFromDesk } from '@soundroof/contract/roofs/projects/photos'
import { NoteLine } from '../../../../components/page/note-line.tsx'
import { openInWizard } from '../../../../platform/draft/open-project.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import type { StoredProject } from '../project/use-stored-project.ts'

/** Opens the Photo step of a stored project. */
export const addPhotos = (hash: string): Promise<boolean> => openInWizard(hash, { step: 'photos', field: 'roof' })

const AddPhotos = ({ hash }: { readonly hash: string }) => {
  const say = useSay()
  return (
    <Button variant="default" size="xs" onClick={() => void addPhotos(hash)}>
      {say('roofs.add-the-photos')}
    </Button>
  )
}

/** Before the verdict: nothing is installed by figures that nobody has measured. */
export const DeskNote = ({ stored: { summary, project } }: { readonly stored: StoredProject }) => {
  const say = useSay()

  if (!isFromDesk(project)) return null
  const isOpen = summary.status < firstReadOnlyStatus && !isOnDevice(summary.hash)
  return (
    <NoteLine title={say('report.from-desk')} tone="warning" action={isOpen ? <AddPhotos hash={summary.hash} /> : null}>
      <p>{say('report.from-desk-entered')}</p>
    </NoteLine>
  )
}
