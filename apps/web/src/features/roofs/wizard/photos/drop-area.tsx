import { text } from '@soundroof/contract/platform/text'
import { type ChangeEvent, type DragEvent, useState } from 'react'
import classes from './photos.module.css'

type Props = {
  /** Also the id of the input, so that a problem can link to it. */
  readonly name: string
  readonly label: string
  readonly accept?: string
  /** Phones open the camera directly. */
  readonly camera?: boolean
  readonly disabled: boolean
  readonly describedBy?: string | undefined
  readonly invalid: boolean
  readonly onFiles: (files: readonly File[]) => void
}

const chosen = (event: ChangeEvent<HTMLInputElement>): readonly File[] => {
  const files = [...(event.currentTarget.files ?? [])]
  // Allows choosing the same file again after removing it.
  event.currentTarget.value = ''
  return files
}

const CameraButton = ({ name, label, disabled, onFiles }: Props) => (
  <label className={classes.pick} data-camera="true">
    <input
      type="file"
      name={`${name}-camera`}
      accept="image/*"
      capture="environment"
      disabled={disabled}
      aria-label={text('{label}: take a photo', { label })}
      onChange={(event) => onFiles(chosen(event))}
    />
    {text('Take a photo')}
  </label>
)

/** Files are dropped here, chosen, or taken with the camera; several at once. */
export const DropArea = (props: Props) => {
  const { name, label, accept, camera, disabled, describedBy, invalid, onFiles } = props
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) onFiles([...event.dataTransfer.files])
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the buttons inside do the same
    <div
      className={classes.drop}
      data-over={isOver}
      data-invalid={invalid}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className={classes.pick}>
        <input
          type="file"
          id={name}
          name={name}
          multiple
          accept={accept}
          disabled={disabled}
          aria-label={text('{label}: add files', { label })}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onChange={(event) => onFiles(chosen(event))}
        />
        {camera ? text('Add photos') : text('Add files')}
      </label>
      {camera ? <CameraButton {...props} /> : null}
      <span className={classes.dropWords}>{text('or drop them here')}</span>
    </div>
  )
}
