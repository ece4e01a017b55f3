import { Button, Modal } from '@mantine/core'
import type { PhotoTaken } from '@soundroof/contract/roofs/taken/photo-taken'
import { useState } from 'react'
import type { WaitingPhoto } from '../../../../platform/as-built/kept-record.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { CameraScreen } from '../capture/camera-screen.tsx'
import classes from '../capture/capture.module.css'
import { LastPhoto } from '../capture/last-photo.tsx'
import { addGuided } from '../photos/add-files.ts'
import { placeOf } from '../photos/photo-looks.ts'
import { guideFrames } from './guide-frames.ts'

type Props = {
  readonly hash: string
  readonly guided: Pick<WaitingPhoto, 'subject' | 'zone'>
  readonly title: string
  readonly hint: string
  readonly close: () => void
}

/** Photos of one subject in one zone, one after the other. */
export const GuidedCamera = ({ hash, guided, title, hint, close }: Props) => {
  const say = useSay()
  const [ids, setIds] = useState<readonly string[]>([])
  const add = (file: File, facts?: PhotoTaken): Promise<boolean> => {
    const added = addGuided(hash, guided, [file], facts)
    setIds((now) => [...now, ...added.ids])
    return added.areSafe
  }
  const last = ids.at(-1)
  return (
    <Modal
      opened
      fullScreen
      withCloseButton={false}
      onClose={close}
      closeOnClickOutside={false}
      title={title}
      classNames={{ header: classes.header ?? '', body: classes.body ?? '', content: classes.dialog ?? '' }}
    >
      <CameraScreen
        full={null}
        hint={hint}
        frame={guideFrames[guided.subject]}
        add={add}
        above={<LastPhoto count={ids.length} last={last && placeOf(last)} />}
        next={
          <Button mih={48} disabled={ids.length === 0} onClick={close}>
            {say('roofs.sorted')}
          </Button>
        }
        close={close}
      />
    </Modal>
  )
}
