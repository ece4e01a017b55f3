import { Button } from '@mantine/core'
import { maxPhotos } from '@soundroof/contract/platform/upload-limits'
import { fieldOf } from '@soundroof/contract/roofs/fields/draft-fields'
import type { PhotoCategory } from '@soundroof/contract/roofs/projects/photos'
import { type ChangeEvent, useState } from 'react'
import { acceptedImages } from '../../../../platform/pictures/picture-file.ts'
import { toast } from '../../../../platform/toast.ts'
import { wait } from '../../../../platform/wait.ts'
import { type Coded, type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import { acceptFiles } from '../photos/accept-files.ts'
import { categoryWords } from '../photos/photo-categories.ts'
import classes from './capture.module.css'
import { CategoryChips } from './category-chips.tsx'
import { FrameDrawing } from './frame-drawing.tsx'
import { LastPhoto } from './last-photo.tsx'
import { takeShot } from './take-shot.ts'
import { type CameraState, useCamera } from './use-camera.ts'
import type { Session } from './use-session.ts'

const problems: Readonly<Record<Exclude<CameraState, 'live' | 'asking'>, PlainCode>> = {
  denied: 'roofs.camera-denied',
  absent: 'roofs.camera-absent',
  busy: 'roofs.camera-busy',
}

type Props = { readonly session: Session; readonly sort: () => void; readonly close: () => void }

type PickProps = { readonly add: (files: readonly File[]) => void; readonly start: () => void }

/** Without a picture of the camera: the phone's own camera, or files. */
const OtherWays = ({ add, start }: PickProps) => {
  const say = useSay()
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    add([...(event.currentTarget.files ?? [])])
    event.currentTarget.value = ''
  }
  return (
    <div className={classes.ways}>
      <label className={classes.pick}>
        <input type="file" accept="image/*" capture="environment" onChange={take} />
        {say('components.take-a-photo')}
      </label>
      <label className={classes.pick}>
        <input type="file" accept={acceptedImages} multiple onChange={take} />
        {say('roofs.add-photos')}
      </label>
      <button type="button" className={classes.pick} onClick={start}>
        {say('roofs.try-camera-again')}
      </button>
    </div>
  )
}

const fullMessage = (category: PhotoCategory): Coded => ({
  code: 'roofs.category-full',
  values: { label: { code: fieldOf('photos', category).label }, count: maxPhotos },
})

/** A store that takes longer keeps nobody from the next photo, ms. Own limit; the photo goes on being stored. */
const longestLock = 4000

/** One photo after the other: the next can be taken as soon as the last is safe. */
export const CameraView = ({ session, sort, close }: Props) => {
  const say = useSay()
  const { state, video, start } = useCamera()
  const [isSaving, setSaving] = useState(false)
  const addOne = async (file: File): Promise<void> => {
    if ((await session.add(file)) === 'full') toast(fullMessage(session.category), 'problem')
  }
  const shoot = async (): Promise<void> => {
    if (video.current === null || isSaving) return
    if (session.isFull()) return toast(fullMessage(session.category), 'problem')
    setSaving(true)
    try {
      const file = await takeShot(video.current)
      if (file) await Promise.race([addOne(file), wait(longestLock)])
      else toast('roofs.camera-gave-nothing', 'problem')
    } finally {
      setSaving(false)
    }
  }
  const addFiles = async (files: readonly File[]): Promise<void> => {
    const { files: right, messages } = acceptFiles(session.category, files, 0)
    if (messages[0]) toast(messages[0], 'problem')
    for (const file of right) await addOne(file)
  }
  const count = session.taken.length
  return (
    <div className={classes.camera}>
      <div className={classes.stage}>
        <video
          ref={video}
          className={classes.video}
          data-state={state}
          autoPlay
          muted
          playsInline
          aria-label={say('roofs.camera-picture')}
        />
        {state === 'live' ? <FrameDrawing category={session.category} /> : null}
        <p className={classes.hint} role="status">
          {session.isFull() ? say(fullMessage(session.category)) : categoryWords(say, session.category, null).hint}
        </p>
        {state === 'live' || state === 'asking' ? null : (
          <div className={classes.problem} role="alert">
            <p>{say(problems[state])}</p>
            <OtherWays add={(files) => void addFiles(files)} start={start} />
          </div>
        )}
      </div>
      <div className={classes.controls}>
        <LastPhoto session={session} />
        <CategoryChips pressed={session.category} choose={session.setCategory} />
        <div className={classes.row}>
          <Button variant="default" mih={48} onClick={close}>
            {say('shell.close')}
          </Button>
          <button
            type="button"
            className={classes.shutter}
            aria-label={say('roofs.shutter')}
            aria-disabled={isSaving}
            disabled={state !== 'live'}
            onClick={() => void shoot()}
          />
          <Button variant="default" mih={48} disabled={count === 0} onClick={sort}>
            {say('roofs.sort-count', { count })}
          </Button>
        </div>
      </div>
    </div>
  )
}
