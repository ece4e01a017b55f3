import { Button } from '@mantine/core'
import { maxPhotos } from '@soundroof/contract/platform/upload-limits'
import { fieldOf } from '@soundroof/contract/roofs/fields/draft-fields'
import type { PhotoCategory } from '@soundroof/contract/roofs/projects/photos'
import type { PhotoTaken } from '@soundroof/contract/roofs/taken/photo-taken'
import { toast } from '../../../../platform/toast.ts'
import { type Coded, useSay } from '../../../../platform/words/use-say.ts'
import { categoryWords } from '../photos/photo-categories.ts'
import { CameraScreen } from './camera-screen.tsx'
import { CategoryChips } from './category-chips.tsx'
import { frames } from './frames.ts'
import { LastPhoto } from './last-photo.tsx'
import type { Session } from './use-session.ts'

type Props = { readonly session: Session; readonly sort: () => void; readonly close: () => void }

const fullMessage = (category: PhotoCategory): Coded => ({
  code: 'roofs.category-full',
  values: { label: { code: fieldOf('photos', category).label }, count: maxPhotos },
})

/** Photos of the wizard's categories, one after the other. */
export const CameraView = ({ session, sort, close }: Props) => {
  const say = useSay()
  const add = async (file: File, facts?: PhotoTaken): Promise<void> => {
    if ((await session.add(file, facts)) === 'full') toast(fullMessage(session.category), 'problem')
  }
  const count = session.taken.length
  return (
    <CameraScreen
      full={session.isFull() ? fullMessage(session.category) : null}
      hint={categoryWords(say, session.category, null).hint}
      frame={frames[session.category]}
      add={add}
      above={
        <>
          <LastPhoto count={count} last={session.taken.at(-1)?.photo} />
          <CategoryChips pressed={session.category} choose={session.setCategory} />
        </>
      }
      next={
        <Button variant="default" mih={48} disabled={count === 0} onClick={sort}>
          {say('roofs.sort-count', { count })}
        </Button>
      }
      close={close}
    />
  )
}
