import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { Mark } from '@soundroof/contract/review/mark-up'
import { type ReactNode, useState } from 'react'
import { Sentence } from '../../../../components/page/sentence.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { MarkList } from './mark-list.tsx'
import { PhotoStage, useStageSize } from './photo-stage.tsx'
import { PhotoTools } from './photo-tools.tsx'
import { type SaveMarks, useDrawing } from './use-drawing.ts'
import { type PhotoSource, useLoadedPhoto } from './use-loaded-photo.ts'
import { useView } from './use-view.ts'
import type { Size } from './view.ts'
import { WordsOfMark } from './words-of-mark.tsx'

export type ShownPhoto = PhotoSource & {
  readonly address: string
  readonly label: string
  readonly marks: readonly Mark[]
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

const Loaded = ({ shown, save, ask, src, photo }: LoadedProps) => {
  const say = useSay()

  const { ref, stage } = useStageSize()
  const control = useView(stage, photo)
  const { tool, drawing, marks, unsaved, ...draw } = useDrawing(shown.marks, save)
  return (
    <>
      <PhotoTools tool={tool} onTool={draw.choose} control={control} isMarkable={save !== undefined} />
      <PhotoStage
        src={src}
        photo={photo}
        stage={stage}
        control={control}
        tool={tool}
        drawing={drawing}
        marks={marks}
        stageRef={ref}
        alt={shown.label}
        onPlace={draw.place}
        onCancel={draw.cancel}
      />
      <Stack gap={10} align="flex-start">
        {drawing.state === 'worded' && <WordsOfMark mark={drawing.mark} onDone={draw.finish} onCancel={draw.cancel} />}
        {unsaved && (
          <Text fz="sm" c="var(--danger-text)" role="alert">
            <Sentence
              says="review.these-marks-are-not-saved-yet"
              again={<Button onClick={draw.saveAgain}>{say('review.save-again')}</Button>}
            />
          </Text>
        )}
        {(tool === 'length' || tool === 'known-length') && (
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
        {shown.notes}
      </Stack>
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
  readonly onSave?: (address: string, marks: readonly Mark[]) => Promise<boolean>
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
      <Stack gap={10} mih="calc(100dvh - 90px)">
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
          save={onSave && ((marks) => onSave(address, marks))}
          ask={onAsk && (() => onAsk(address))}
        />
      </Stack>
    </Modal>
  )
}
