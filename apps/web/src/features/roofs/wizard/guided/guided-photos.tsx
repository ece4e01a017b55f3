import { Button } from '@mantine/core'
import type { WantedPhoto } from '@soundroof/contract/review/as-built/as-built-calls'
import { type AsBuiltSubject, asBuiltSubjectTitles } from '@soundroof/contract/review/as-built/as-built-record'
import type { SignedAddress } from '@soundroof/contract/roofs/upload-ticket'
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import { focusAfterDialog } from '../../../../components/page/focus-after-dialog.ts'
import { bareAddress } from '../../../../platform/api/bare-address.ts'
import type { WaitingPhoto } from '../../../../platform/as-built/kept-record.ts'
import { acceptedImages } from '../../../../platform/pictures/picture-file.ts'
import { toast } from '../../../../platform/toast.ts'
import { type PlainCode, type Say, useSay } from '../../../../platform/words/use-say.ts'
import { acceptFiles } from '../photos/accept-files.ts'
import { NotLookedAt, PhotoAdvice } from '../photos/photo-advice.tsx'
import { dropPicture } from '../photos/photo-looks.ts'
import { PhotoTile, UploadProgress } from '../photos/photo-tile.tsx'
import tileClasses from '../photos/photos.module.css'
import { usePreviews } from '../photos/previews.ts'
import { removeFile, retryFile, useGuidedUploads } from '../photos/upload-manager.ts'
import { addChosen, type Refused } from './add-chosen.ts'
import { GuideDrawing } from './guide-drawing.tsx'
import classes from './guided.module.css'

const GuidedCamera = lazy(async () => {
  const { GuidedCamera } = await import('./guided-camera.tsx')
  return { default: GuidedCamera }
})

const hints: Readonly<Record<AsBuiltSubject, PlainCode>> = {
  'end-clamp': 'roofs.guide-end-clamp',
  'foot-over-support': 'roofs.guide-foot-over-support',
  setback: 'roofs.guide-setback',
  'module-label': 'roofs.guide-module-label',
  'rail-splice': 'roofs.guide-rail-splice',
}

/** One subject in one zone, or of the whole array. */
export type PhotoSlot = {
  /** Of its first control. */
  readonly id: string
  readonly hash: string
  readonly guided: Pick<WaitingPhoto, 'subject' | 'zone'>
  /** Signing was refused without it. */
  readonly isMissing: boolean
  /** One of its pictures is in the record before. */
  readonly isDouble: boolean
  readonly sent: readonly string[]
  /** By bare address. */
  readonly signed: Readonly<Record<string, SignedAddress>>
  readonly waiting: readonly WaitingPhoto[]
  readonly remove: (address: string) => void
}

const placeWords = (say: Say, { subject, zone }: WantedPhoto): string => {
  const label = say.named(asBuiltSubjectTitles[subject])
  return zone === null ? label : say('roofs.photo-in-zone', { label, zone: { code: zone } })
}

const Tiles = ({ title, sent, signed, waiting, remove }: PhotoSlot & { readonly title: string }) => {
  const say = useSay()
  const localPreview = usePreviews()
  const queue = useGuidedUploads(waiting)
  const removeSent = (address: string) => {
    remove(address)
    dropPicture(address)
  }
  if (sent.length + queue.length === 0) return null
  return (
    <ul className={tileClasses.tiles}>
      {sent.map((address, position) => (
        <PhotoTile
          key={address}
          sources={[localPreview(address), signed[bareAddress(address)]?.preview]}
          alt={`${title} ${position + 1}`}
          removeLabel={say('roofs.remove-title-position', { title, position: position + 1 })}
          onRemove={() => removeSent(address)}
        >
          <PhotoAdvice photo={address} />
          <NotLookedAt photo={address} isStored />
        </PhotoTile>
      ))}
      {queue.map((file) => (
        <PhotoTile
          key={file.id}
          sources={[localPreview(file.id)]}
          alt={file.name}
          removeLabel={say('roofs.remove', { name: file.name })}
          onRemove={() => void removeFile(file.id)}
        >
          <PhotoAdvice photo={file.id} />
          <NotLookedAt photo={file.id} isStored={false} />
          <UploadProgress file={file} onRetry={() => retryFile(file.id)} onRemove={() => void removeFile(file.id)} />
        </PhotoTile>
      ))}
    </ul>
  )
}

const Ways = ({ id, hash, guided, title }: PhotoSlot & { readonly title: string }) => {
  const say = useSay()
  const [isTaking, setTaking] = useState(false)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setTaking(false)
    focusAfterDialog(button.current)
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const { files, messages } = acceptFiles('roof', [...(event.currentTarget.files ?? [])], 0)
    event.currentTarget.value = ''
    if (messages[0]) toast(messages[0], 'problem')
    void addChosen(hash, guided, files).then(setRefused)
  }
  return (
    <>
      <div role="status">
        {refused.map(({ name, place }) => (
          <p key={name} className={classes.missing}>
            {say('roofs.picture-is-there', { name, place: placeWords(say, place) })}
          </p>
        ))}
      </div>
      <div className={classes.ways}>
        <Button
          ref={button}
          id={id}
          size="md"
          mih={48}
          variant="default"
          aria-label={say('roofs.take-a-photo', { label: title })}
          onClick={() => setTaking(true)}
        >
          {say('components.take-a-photo')}
        </Button>
        <label className={classes.pick}>
          <input
            type="file"
            accept={acceptedImages}
            multiple
            aria-label={say('roofs.choose-photos-of', { label: title })}
            onChange={choose}
          />
          {say('roofs.add-photos')}
        </label>
        {isTaking ? (
          <Suspense fallback={null}>
            <GuidedCamera hash={hash} guided={guided} title={title} hint={say(hints[guided.subject])} close={close} />
          </Suspense>
        ) : null}
      </div>
    </>
  )
}

/** What a guided photo shows, its photos, and ways to take more. */
export const GuidedPhotos = (slot: PhotoSlot) => {
  const say = useSay()
  const { subject } = slot.guided
  const label = say.named(asBuiltSubjectTitles[subject])
  const title = placeWords(say, slot.guided)
  const count = slot.sent.length + slot.waiting.length
  return (
    <section className={classes.slot} aria-label={title}>
      <div className={classes.guide}>
        <GuideDrawing subject={subject} />
        <div>
          <h3 className={classes.label} data-done={count > 0}>
            {label}
          </h3>
          <p className={classes.hint}>{say(hints[subject])}</p>
        </div>
      </div>
      <Tiles {...slot} title={title} />
      {slot.isMissing && count === 0 ? (
        <p role="status" className={classes.missing}>
          {say('roofs.photo-is-missing')}
        </p>
      ) : null}
      {slot.isDouble ? (
        <p role="status" className={classes.missing}>
          {say({ code: 'asBuiltPhotoTwice', values: { subject: label } })}
        </p>
      ) : null}
      <Ways {...slot} title={title} />
    </section>
  )
}
