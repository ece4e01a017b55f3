import { Button } from '@mantine/core'
import type { PhotoTaken } from '@soundroof/contract/roofs/taken/photo-taken'
import { type ChangeEvent, type ReactNode, useState } from 'react'
import { acceptedImages } from '../../../../platform/pictures/picture-file.ts'
import { toast } from '../../../../platform/toast.ts'
import { wait } from '../../../../platform/wait.ts'
import { type Message, type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import { acceptFiles } from '../photos/accept-files.ts'
import classes from './capture.module.css'
import { FrameDrawing } from './frame-drawing.tsx'
import { takeShot } from './take-shot.ts'
import { type CameraState, useCamera } from './use-camera.ts'
import { useWhereNow } from './use-where-now.ts'

const problems: Readonly<Record<Exclude<CameraState, 'live' | 'asking'>, PlainCode>> = {
  denied: 'roofs.camera-denied',
  absent: 'roofs.camera-absent',
  busy: 'roofs.camera-busy',
}

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

/** A store that takes longer keeps nobody from the next photo, ms. Own limit; the photo goes on being stored. */
const longestLock = 4000

type Props = {
  /** Why no more are taken; null: there is room. */
  readonly full: Message | null
  readonly hint: ReactNode
  /** What of the picture the photo should fill; on a picture of 100 x 75. */
  readonly frame: readonly string[]
  /** Resolves once the device has it. */
  readonly add: (file: File, facts?: PhotoTaken) => Promise<unknown>
  /** What became of the photo before, and what the next one shows. */
  readonly above: ReactNode
  /** Beside the shutter. */
  readonly next: ReactNode
  readonly close: () => void
}

const useShutter = ({ full, add }: Pick<Props, 'full' | 'add'>) => {
  const camera = useCamera()
  const whereNow = useWhereNow()
  const [isSaving, setSaving] = useState(false)
  const shoot = async (): Promise<void> => {
    // What is full is said above the picture: a message below would cover what the next one shows.
    if (camera.video.current === null || isSaving || full !== null) return
    setSaving(true)
    try {
      const facts = whereNow()
      const file = await takeShot(camera.video.current)
      if (file) await Promise.race([add(file, facts), wait(longestLock)])
      else toast('roofs.camera-gave-nothing', 'problem')
    } finally {
      setSaving(false)
    }
  }
  const addFiles = async (files: readonly File[]): Promise<void> => {
    const { files: right, messages } = acceptFiles('roof', files, 0)
    if (messages[0]) toast(messages[0], 'problem')
    for (const file of right) await add(file)
  }
  return { ...camera, isSaving, shoot, addFiles }
}

/** One photo after the other: the next can be taken as soon as the last is safe. */
export const CameraScreen = ({ full, hint, frame, add, above, next, close }: Props) => {
  const say = useSay()
  const { state, video, start, isSaving, shoot, addFiles } = useShutter({ full, add })
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
        {state === 'live' ? <FrameDrawing frame={frame} /> : null}
        <p className={classes.hint} role="status">
          {full === null ? hint : say(full)}
        </p>
        {state === 'live' || state === 'asking' ? null : (
          <div className={classes.problem} role="alert">
            <p>{say(problems[state])}</p>
            <OtherWays add={(files) => void addFiles(files)} start={start} />
          </div>
        )}
      </div>
      <div className={classes.controls}>
        {above}
        <div className={classes.row}>
          <Button variant="default" mih={48} onClick={close}>
            {say('shell.close')}
          </Button>
          <button
            type="button"
            className={classes.shutter}
            aria-label={say('roofs.shutter')}
            aria-disabled={isSaving || full !== null}
            disabled={state !== 'live'}
            onClick={() => void shoot()}
          />
          {next}
        </div>
      </div>
    </div>
  )
}
