import { Button } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import type { Remedy } from '@soundroof/contract/roofs/results/advice'
import { withEntries } from '@soundroof/contract/roofs/what-if/remedy-entries'
import { openInWizard } from '../../../../platform/draft/open-project.ts'
import { toast } from '../../../../platform/toast.ts'

type Props = {
  /** Null where nothing may be applied: the project is being reviewed, or the result is of earlier inputs. */
  readonly hash: string | null
  readonly remedy: Remedy | null
}

const apply = async (hash: string, { change, entries = [] }: Remedy): Promise<void> => {
  const isOpen = await openInWizard(hash, { step: 'roofCover', field: '' }, (project) => withEntries(project, entries))
  if (isOpen) toast(say('remedyEntered', { change }), 'success')
}

/** Opens the wizard with a change that helps, as a revision to calculate. */
export const ApplyRemedy = ({ hash, remedy }: Props) =>
  hash === null || remedy?.entries === undefined ? null : (
    <Button
      variant="default"
      size="sm"
      aria-label={text('Apply: {change}', { change: remedy.change })}
      onClick={() => void apply(hash, remedy)}
    >
      {text('Apply')}
    </Button>
  )
