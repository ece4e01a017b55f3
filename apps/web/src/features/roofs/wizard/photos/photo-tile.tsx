import { type ReactNode, useState } from 'react'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import classes from './photos.module.css'
import { noteUndisplayable } from './previews.ts'
import { mayRetry, type QueuedFile } from './upload-queue.ts'

type PictureProps = { readonly sources: readonly (string | null | undefined)[]; readonly alt: string }

/** The first address that this browser can show; a phone's HEIC shows once the server has converted it. */
const Picture = ({ sources, alt }: PictureProps) => {
  const [broken, setBroken] = useState<readonly string[]>([])
  const source = sources.find((address) => address && !broken.includes(address))
  const fail = () => {
    setBroken((now) => [...now, source ?? ''])
    if (source) noteUndisplayable(source)
  }
  if (!source) return <span className={classes.noPicture}>{alt}</span>
  return <img src={source} alt={alt} onError={fail} />
}

type TileProps = PictureProps & {
  readonly removeLabel: string
  readonly onRemove?: () => void
  readonly children?: ReactNode
}

const RemoveButton = ({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) => (
  <button type="button" className={classes.remove} aria-label={label} onClick={onRemove}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M4 4L12 12M12 4L4 12" />
    </svg>
  </button>
)

export const PhotoTile = ({ sources, alt, removeLabel, onRemove, children }: TileProps) => (
  <li className={classes.tile}>
    <Picture sources={sources} alt={alt} />
    {onRemove ? <RemoveButton label={removeLabel} onRemove={onRemove} /> : null}
    {children}
  </li>
)

const stateWords = (say: Say, { state, progress }: QueuedFile): string => {
  if (state === 'waiting') return say('components.waiting')
  if (state === 'shrinking') return say('roofs.making-it-smaller')
  return `${Math.round(progress * 100)} %`
}

type ProgressProps = { readonly file: QueuedFile; readonly onRetry: () => void; readonly onRemove: () => void }

/** Whether the file outlives the page. */
const Kept = ({ file: { kept, notKept } }: Pick<ProgressProps, 'file'>) => {
  const say = useSay()
  // Lost: its message says so.
  if (kept === null || (!kept && notKept === null)) return null
  return <span data-safe={kept}>{say(notKept ?? 'roofs.saved-on-this-device')}</span>
}

const Failed = ({ file, onRetry, onRemove }: ProgressProps) => {
  const say = useSay()
  return (
    <div className={classes.failed}>
      <span className={classes.failedName}>{file.name}</span>
      <span>{file.message && say(file.message)}</span>
      <Kept file={file} />
      {mayRetry(file) ? (
        <button type="button" className={classes.retry} onClick={onRetry}>
          {say('shell.try-again')}
        </button>
      ) : (
        <button type="button" className={classes.retry} onClick={onRemove}>
          {say('components.remove')}
        </button>
      )}
    </div>
  )
}

/** Upload progress, or why it failed, with Retry where that may help. */
export const UploadProgress = (props: ProgressProps) => {
  const say = useSay()

  const { file } = props
  return file.state === 'failed' ? (
    <Failed {...props} />
  ) : (
    <div className={classes.sending}>
      <progress value={file.progress} max={1} aria-label={say('roofs.uploading', { name: file.name })} />
      <span>{stateWords(say, file)}</span>
      <Kept file={file} />
    </div>
  )
}
