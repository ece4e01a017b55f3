import { Button } from '@mantine/core'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { Remedy } from '@soundroof/contract/roofs/results/advice'
import { withEntries } from '@soundroof/contract/roofs/what-if/remedy-entries'
import { openInWizard } from '../../../../platform/draft/open-project.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { useStoredProject } from '../project/use-stored-project.ts'

type Props = {
  /** Null where nothing can be applied: the project is under review, or the result has earlier inputs. */
  readonly hash: string | null
  readonly remedy: Remedy | null
}

const apply = async (hash: string, seen: ProjectDraft, { change, entries = [] }: Remedy): Promise<void> => {
  const isOpen = await openInWizard(
    hash,
    { step: 'roofCover', field: '' },
    { seen, apply: (project) => withEntries(project, entries) },
  )
  if (isOpen) toast({ code: 'remedyEntered', values: { change } }, 'success')
}

const ApplyButton = ({ hash, remedy }: { readonly hash: string; readonly remedy: Remedy }) => {
  const say = useSay()
  const { data: stored } = useStoredProject(hash, { awaitReport: false })
  return stored === undefined ? null : (
    <Button
      variant="default"
      size="sm"
      aria-label={say('roofs.apply-change', { change: remedy.change })}
      onClick={() => void apply(hash, stored.project, remedy)}
    >
      {say('roofs.apply')}
    </Button>
  )
}

/** Opens the wizard with a change that helps, as a revision to calculate. */
export const ApplyRemedy = ({ hash, remedy }: Props) =>
  hash === null || remedy?.entries === undefined ? null : <ApplyButton hash={hash} remedy={remedy} />
