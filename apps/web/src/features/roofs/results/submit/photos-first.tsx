import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { asOnRoof } from '@soundroof/contract/roofs/projects/photos'
import { problemsOf } from '@soundroof/contract/roofs/projects/project'
import { choices } from '@soundroof/data/choices'
import { ConfirmDialog } from '../../../../components/page/confirm-dialog.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { addPhotos } from '../desk/desk-note.tsx'

/** Rules of photos read no more than the project. */
const rules = { choices, provider: '', maxSpan: () => null }

type Props = { readonly hash: string; readonly project: ProjectDraft; readonly onClose: () => void }

/** What the Photo step asks of everybody who was on the roof, with the specified messages. */
export const PhotosFirst = ({ hash, project, onClose }: Props) => {
  const say = useSay()
  return (
    <ConfirmDialog
      opened
      title={say('roofs.submit-for-review')}
      confirmLabel={say('roofs.add-the-photos')}
      onConfirm={() => addPhotos(hash)}
      onCancel={onClose}
    >
      <p>{say('roofs.desk-needs-photos')}</p>
      <ul>
        {problemsOf('photos', asOnRoof(project), rules).map(({ field, coded }) => (
          <li key={field}>{say(coded)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
