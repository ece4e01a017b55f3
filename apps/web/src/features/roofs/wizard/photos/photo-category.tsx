import type { PhotoCategory as Category } from '@soundroof/contract/roofs/projects/photos'
import type { SignedAddress } from '@soundroof/contract/roofs/upload-ticket'
import { Fragment, useState } from 'react'
import { PhotoExampleDrawing } from '../../../../components/choice-pictures/photo-example-drawing.tsx'
import { WithHelp } from '../../../../components/help/with-help.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { bareAddress } from '../../../../platform/api/bare-address.ts'
import { acceptedImages } from '../../../../platform/pictures/picture-file.ts'
import { usePinnedNotes } from '../../../../platform/pinned-notes.ts'
import { toast } from '../../../../platform/toast.ts'
import { type Message, useSay } from '../../../../platform/words/use-say.ts'
import { helpOfField } from '../fields/help-of-field.ts'
import type { StepState } from '../frame/use-wizard-step.ts'
import { TakenLine } from '../taken/taken-line.tsx'
import { useTakenOf } from '../taken/use-taken-of.ts'
import { acceptFiles } from './accept-files.ts'
import { addFiles } from './add-files.ts'
import { removeFromDraft } from './draft-files.ts'
import { DropArea } from './drop-area.tsx'
import { NotLookedAt, PhotoAdvice } from './photo-advice.tsx'
import { categoryWords } from './photo-categories.ts'
import { dropPicture } from './photo-looks.ts'
import { PhotoTile, UploadProgress } from './photo-tile.tsx'
import classes from './photos.module.css'
import { usePreviews } from './previews.ts'
import { removeFile, retryFile } from './upload-manager.ts'
import { blockingProblems, canOnlyBeRemoved, countedFiles, queuedIn, type UploadQueue } from './upload-queue.ts'
import { sources } from './upload-state.ts'

type Props = {
  readonly step: StepState<'photos'>
  readonly category: Category
  readonly queue: UploadQueue
  readonly signed: Readonly<Record<string, SignedAddress>>
}

const Photos = ({ step, category, queue, signed }: Props) => {
  const say = useSay()

  const localPreview = usePreviews()
  const { title } = categoryWords(say, category, step.project.solar.fixing)
  const stored = step.draft[category]
  const { takenOf, othersThan } = useTakenOf(step.project, signed)
  const remove = (address: string) => {
    removeFromDraft(category, address)
    dropPicture(address)
  }
  if (stored.length + queue.length === 0) return null
  return (
    <ul className={classes.tiles}>
      {stored.map((address, position) => (
        <PhotoTile
          key={address}
          sources={[localPreview(address), signed[bareAddress(address)]?.preview]}
          alt={`${title} ${position + 1}`}
          removeLabel={say('roofs.remove-title-position', { title, position: position + 1 })}
          {...(step.readOnly ? {} : { onRemove: () => remove(address) })}
        >
          <PhotoAdvice photo={address} />
          <NotLookedAt photo={address} isStored />
          <TakenLine taken={takenOf(address)} others={othersThan(address)} />
        </PhotoTile>
      ))}
      {queue.map((file) => (
        <PhotoTile
          key={file.id}
          sources={[localPreview(file.id)]}
          alt={file.name}
          removeLabel={say('roofs.remove', { name: file.name })}
          {...(canOnlyBeRemoved(file) ? {} : { onRemove: () => removeFile(file.id) })}
        >
          <PhotoAdvice photo={file.id} />
          <NotLookedAt photo={file.id} isStored={false} />
          <TakenLine taken={sources.get(file.id)?.taken} />
          <UploadProgress file={file} onRetry={() => retryFile(file.id)} onRemove={() => removeFile(file.id)} />
        </PhotoTile>
      ))}
    </ul>
  )
}

const Guide = ({ step, category }: Pick<Props, 'step' | 'category'>) => {
  const say = useSay()

  const { hint, needed } = categoryWords(say, category, step.project.solar.fixing)
  return (
    <div className={classes.guide}>
      <div className={classes.example}>
        <PhotoExampleDrawing category={category} />
      </div>
      <div>
        <p className={classes.hint}>{hint}</p>
        <p className={classes.needed}>{needed}</p>
      </div>
    </div>
  )
}

/** One category: what a good photo shows, its photos, and ways to add more. */
export const PhotoCategory = ({ step, category, queue: all, signed }: Props) => {
  const say = useSay()

  const [refused, setRefused] = useState<readonly Message[]>([])
  const queue = queuedIn(all, category)
  const { title } = categoryWords(say, category, step.project.solar.fixing)
  const missing = step.errorOf(category)
  const error = missing && (blockingProblems(queue)[0]?.coded ?? missing)
  const notes = usePinnedNotes()
  const add = (chosen: readonly File[]) => {
    const { files, messages } = acceptFiles(category, chosen, countedFiles(step.draft[category].length, queue))
    if (messages[0]) toast(messages[0], 'problem')
    setRefused(messages)
    if (files.length > 0) addFiles(step.wizard.id, category, files)
  }
  const messages = [...refused, ...(error ? [error] : [])]
  return (
    <Panel title={title}>
      <WithHelp {...helpOfField('photos', category, step.project)}>
        <Guide step={step} category={category} />
      </WithHelp>
      <Photos step={step} category={category} queue={queue} signed={signed} />
      {step.draft[category].map((address) => (
        <Fragment key={address}>{notes(bareAddress(address))}</Fragment>
      ))}
      <DropArea
        name={category}
        label={title}
        accept={acceptedImages}
        camera
        disabled={step.readOnly}
        invalid={error !== undefined}
        describedBy={messages.length > 0 ? `${category}-error` : undefined}
        onFiles={add}
      />
      <div id={`${category}-error`} role="status" className={classes.errors}>
        {messages.map((message) => {
          const words = say(message)
          return <p key={words}>{words}</p>
        })}
      </div>
    </Panel>
  )
}
