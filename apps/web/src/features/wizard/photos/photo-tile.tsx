import { type ReactNode, useState } from 'react'
import classes from './photos.module.css'
import type { QueuedFile } from './upload-queue.ts'

type PictureProps = { readonly sources: readonly (string | null | undefined)[]; readonly alt: string }

/** The first address that this browser can show; a phone's HEIC shows once the server has converted it. */
const Picture = ({ sources, alt }: PictureProps) => {
  const [broken, setBroken] = useState<readonly string[]>([])
  const source = sources.find((address) => address && !broken.includes(address))
  if (!source) return <span className={classes.noPicture}>{alt}</span>
  return <img src={source} alt={alt} onError={() => setBroken((now) => [...now, source])} />
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

/** A photo with the way to remove it. */
export const PhotoTile = ({ sources, alt, removeLabel, onRemove, children }: TileProps) => (
  <li className={classes.tile}>
    <Picture sources={sources} alt={alt} />
    {onRemove ? <RemoveButton label={removeLabel} onRemove={onRemove} /> : null}
    {children}
  </li>
)

const stateWords = ({ state, progress }: QueuedFile): string => {
  if (state === 'waiting') return 'Waiting'
  if (state === 'shrinking') return 'Making it smaller'
  return `${Math.round(progress * 100)} %`
}

type ProgressProps = { readonly file: QueuedFile; readonly onRetry: () => void }

/** How far a file is, or why it failed with another try. */
export const UploadProgress = ({ file, onRetry }: ProgressProps) =>
  file.state === 'failed' ? (
    <div className={classes.failed}>
      <span>{file.message}</span>
      <button type="button" className={classes.retry} onClick={onRetry}>
        Try again
      </button>
    </div>
  ) : (
    <div className={classes.sending}>
      <progress value={file.progress} max={1} aria-label={`Uploading ${file.name}`} />
      <span>{stateWords(file)}</span>
      {file.kept ? null : <span>Keep this page open</span>}
    </div>
  )
