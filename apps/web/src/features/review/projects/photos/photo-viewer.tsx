import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import type { Mark } from '@soundroof/contract/review/mark-up'
import { type ReactNode, useState } from 'react'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { MarkList } from './mark-list.tsx'
import type { Tool } from './mark-words.ts'
import { PhotoStage, useStageSize } from './photo-stage.tsx'
import { PhotoTools } from './photo-tools.tsx'
import styles from './photos.module.css'
import { type DrawingControl, useDrawing } from './use-drawing.ts'
import { type PhotoSource, useLoadedPhoto } from './use-loaded-photo.ts'
import type { SaveMarks } from './use-marks.ts'
import { useView } from './use-view.ts'
import type { Size } from './view.ts'
import { WordsOfMark } from './words-of-mark.tsx'

export type ShownPhoto = PhotoSource & {
  readonly address: string
  readonly label: string
  readonly marks: readonly Mark[]
  readonly version: number
  /** Where and when it was taken. */
  readonly facts?: ReactNode
  /** Questions about it. */
  readonly notes?: ReactNode
}

type PhotoProps = {
  readonly shown: ShownPhoto
  /** Absent: the marks are read-only. */
  readonly save?: SaveMarks | undefined
  readonly ask?: (() => void) | undefined
}

type LoadedProps = PhotoProps & { readonly src: string; readonly photo: Size }

const lengthsHold = 'review.lengths-hold-in-the-plane-of'
const measuring: readonly Tool[] = ['length', 'known-length', 'dimension', 'polygon']

type BesideProps = Pick<LoadedProps, 'shown' | 'save' | 'ask' | 'photo'> & { readonly draw: DrawingControl }

/** What is written about the photo, beside it: nothing here moves the picture. */
const Beside = ({ shown, save, ask, photo, draw }: BesideProps) => {
  const say = useSay()

  const { tool, drawing, marks } = draw
  return (
    <div className={styles.beside}>
      <Stack gap={10} align="flex-start">
        {drawing.state === 'worded' && <WordsOfMark mark={drawing.mark} onDone={draw.finish} onCancel={draw.cancel} />}
        {draw.isRefused && (
          <Text fz="sm" c="var(--danger-text)" role="alert">
            <Sentence
              says="review.these-marks-are-not-saved-yet"
              again={<Button onClick={draw.again}>{say('review.save-again')}</Button>}
            />
          </Text>
        )}
        {measuring.includes(tool) && (
          <Text fz="sm" c="dimmed">
            {say(lengthsHold)}
          </Text>
        )}
        <MarkList marks={marks} photo={photo} onRemove={save && draw.remove} />
        {ask && (
          <Button size="sm" variant="default" onClick={ask}>
            {say('review.ask-about-this-photo')}
          </Button>
        )}
        {shown.facts}
        {shown.notes}
      </Stack>
    </div>
  )
}

const Loaded = ({ shown, save, ask, src, photo }: LoadedProps) => {
  const { ref, stage } = useStageSize()
  const control = useView(stage, photo)
  const draw = useDrawing(shown, save)
  useHotkeys([
    ['mod+Z', draw.undo],
    ['mod+shift+Z', draw.redo],
    ['mod+Y', draw.redo],
  ])
  return (
    <>
      <PhotoTools control={control} draw={draw} isMarkable={save !== undefined} />
      <div className={styles.viewer}>
        <PhotoStage
          src={src}
          photo={photo}
          stage={stage}
          control={control}
          tool={draw.tool}
          colour={draw.colour}
          drawing={draw.drawing}
          marks={draw.marks}
          stageRef={ref}
          alt={shown.label}
          onPlace={draw.place}
          onCancel={draw.cancel}
          onBack={draw.back}
        />
        <Beside shown={shown} save={save} ask={ask} photo={photo} draw={draw} />
      </div>
    </>
  )
}

const Photo = (props: PhotoProps) => {
  const say = useSay()

  const { data, isError } = useLoadedPhoto(props.shown)
  if (isError) return <p role="alert">{say('review.this-photo-cannot-be-shown')}</p>
  if (!data)
    return (
      <Text fz="sm" c="dimmed">
        {say('review.loading')}
      </Text>
    )
  return <Loaded {...props} {...data} />
}

type Props = {
  readonly photos: readonly ShownPhoto[]
  readonly start: number
  readonly onClose: () => void
  readonly onSave?: (address: string, ...marks: Parameters<SaveMarks>) => ReturnType<SaveMarks>
  readonly onAsk?: (address: string) => void
}

/** One photo at a time, as large as the window. The photo file never changes. */
export const PhotoViewer = ({ photos, start, onClose, onSave, onAsk }: Props) => {
  const say = useSay()

  const [index, setIndex] = useState(start)
  const shown = photos[index]
  if (!shown) return null
  const { address, label } = shown
  const title = say('review.of', { label, number: index + 1, count: photos.length })
  return (
    <Modal opened fullScreen onClose={onClose} title={title} closeButtonProps={{ 'aria-label': say('shell.close') }}>
      <Stack gap={10} className={styles.page}>
        <Group gap={6}>
          <Button variant="default" size="compact-sm" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            {say('review.previous-photo')}
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            disabled={index === photos.length - 1}
            onClick={() => setIndex(index + 1)}
          >
            {say('review.next-photo')}
          </Button>
        </Group>
        <Photo
          key={address}
          shown={shown}
          save={onSave && ((...marks) => onSave(address, ...marks))}
          ask={onAsk && (() => onAsk(address))}
        />
      </Stack>
    </Modal>
  )
}
