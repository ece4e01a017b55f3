import { Stack } from '@mantine/core'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { useQueryClient } from '@tanstack/react-query'
import { BusyButton } from '../../../../components/fields/busy-button.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { loadDraft, type WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { storedProject } from '../../../../platform/draft/open-project.ts'
import { onlyFilesDiffer } from '../../../../platform/draft/unsaved-edit.ts'
import { goTo } from '../../../../platform/navigation.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { leadTo } from '../frame/use-step-navigation.ts'
import type { StepState } from '../frame/use-wizard-step.ts'
import { removeSaved } from '../sharing/remove-saved.ts'
import classes from './photos.module.css'
import { type UploadQueue, unsentProblems, uploadingText } from './upload-queue.ts'

const filesOf = ({ photos: { fromDesk: _, ...files } }: ProjectDraft) => files

/** Whether the photos were kept. */
const keep = async (draft: WizardDraft, hash: string): Promise<boolean> => {
  const stored = await storedProject(hash)
  if (stored === null) return false
  if (onlyFilesDiffer(draft, stored))
    return (
      await call('keepPhotos', { body: { hash, ...filesOf(draft.project), openedRevision: draft.openedRevision } })
    ).ok
  toast('roofs.more-than-photos', 'problem')
  return false
}

type Props = { readonly step: StepState<'photos'>; readonly queue: UploadQueue }

/** For a stored project from the desk: its photos are kept without going through the other steps again. */
export const SavePhotos = ({ step, queue }: Props) => {
  const say = useSay()

  const queries = useQueryClient()
  const { wizard } = step
  const { hash } = wizard
  if (hash === null || step.readOnly || !step.draft.fromDesk) return null
  const save = async () => {
    const [unsent] = unsentProblems(queue)
    if (unsent) return leadTo(unsent)
    const sent = loadDraft() ?? wizard
    if (!(await keep(sent, hash))) return
    await queries.invalidateQueries()
    goTo(`/project_result?project=${encodeURIComponent(hash)}`)
    removeSaved(sent)
    toast('roofs.photos-saved', 'success')
  }
  return (
    <Panel>
      <Stack gap="sm" align="start">
        <p className={classes.hint}>{say('roofs.save-photos-why')}</p>
        <BusyButton disabled={uploadingText(queue) !== null} work={save}>
          {say('roofs.save-photos')}
        </BusyButton>
      </Stack>
    </Panel>
  )
}
