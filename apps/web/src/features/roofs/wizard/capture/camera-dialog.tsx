import { Modal } from '@mantine/core'
import { useState } from 'react'
import type { WizardDraft } from '../../../../platform/draft/draft-store.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { CameraView } from './camera-view.tsx'
import classes from './capture.module.css'
import { SortingView } from './sorting-view.tsx'
import { useSession } from './use-session.ts'

type Props = { readonly wizard: WizardDraft; readonly close: () => void }

/** Many photos in a row, sorted afterwards. */
export const CameraDialog = ({ wizard, close }: Props) => {
  const say = useSay()
  const session = useSession(wizard)
  const [isSorting, setSorting] = useState(false)
  const leave = () => (isSorting || session.taken.length === 0 ? close() : setSorting(true))
  return (
    <Modal
      opened
      fullScreen
      withCloseButton={false}
      onClose={leave}
      closeOnClickOutside={false}
      title={say(isSorting ? 'roofs.sort-photos' : 'roofs.photos-in-a-row')}
      classNames={{ header: classes.header ?? '', body: classes.body ?? '', content: classes.dialog ?? '' }}
    >
      {isSorting ? (
        <SortingView draft={wizard.id} session={session} back={() => setSorting(false)} close={close} />
      ) : (
        <CameraView session={session} sort={() => setSorting(true)} close={leave} />
      )}
    </Modal>
  )
}
