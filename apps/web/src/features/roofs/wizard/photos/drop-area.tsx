import { type ChangeEvent, type DragEvent, useState } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import classes from './drop-area.module.css'

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

const CameraButton = ({ name, label, disabled, onFiles }: Props) => {
  const say = useSay()
  return (
    <label className={classes.pick} data-camera="true">
      <input
        type="file"
        name={`${name}-camera`}
        accept="image/*"
        capture="environment"
        disabled={disabled}
        aria-label={say('roofs.take-a-photo', { label })}
        onChange={(event) => onFiles(chosen(event))}
      />
      {say('components.take-a-photo')}
    </label>
  )
}

/** Files are dropped here, chosen, or taken with the camera; several at once. */
export const DropArea = (props: Props) => {
  const say = useSay()

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
          aria-label={say('roofs.add-files-label', { label })}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onChange={(event) => onFiles(chosen(event))}
        />
        {camera ? say('roofs.add-photos') : say('roofs.add-files')}
      </label>
      {camera ? <CameraButton {...props} /> : null}
      <span className={classes.dropWords}>{say('roofs.or-drop-them-here')}</span>
    </div>
  )
}
