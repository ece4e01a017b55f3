import type { Mark } from '@soundroof/contract/review/mark-up'
import type { PhotoMarks } from '@soundroof/contract/review/review'
import { type PhotoCategory, photoCategories } from '@soundroof/contract/roofs/projects/photos'
import type { StoredPhoto } from '@soundroof/contract/roofs/taken/photo-taken'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Panel } from '../../../../components/page/panel.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import { bareAddress } from '../../../../platform/api/bare-address.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import type { ShownPhoto } from '../photos/photo-viewer.tsx'
import { photoPin } from '../questions/pins.ts'
import type { Change } from '../use-change.ts'
import styles from './engineer.module.css'
import { PhotoFacts } from './photo-facts.tsx'
import type { Reviewed } from './use-console-project.ts'

const PhotoViewer = lazy(() => import('../photos/photo-viewer.tsx').then((module) => ({ default: module.PhotoViewer })))

type Source = Pick<ShownPhoto, 'full' | 'preview'> & { readonly photo?: StoredPhoto | undefined }

/** A photo of an earlier revision only is signed in that revision, without preview. */
const sourceOf = (given: string, files: Reviewed['told']['files']): Source | null => {
  const file = files.find((signed) => bareAddress(signed.address) === bareAddress(given))
  if (file) return file
  return given === bareAddress(given) ? null : { full: given, preview: given }
}

/** Photos in the order of the wizard, as far as the server signed them. */
const photosOf = (
  say: Say,
  { told, draft }: Reviewed,
  notesAt?: (address: string) => ReactNode,
): readonly ShownPhoto[] => {
  const all = photoCategories.flatMap((category: PhotoCategory) => draft.photos[category])
  const others = (given: string) =>
    [...new Set(all)].filter((other) => other !== given).map((other) => sourceOf(other, told.files)?.photo?.taken)
  return all.flatMap((given) => {
    const address = bareAddress(given)
    const source = sourceOf(given, told.files)
    const kept = told.marks.find(({ photo }) => bareAddress(photo) === address)
    if (!source) return []
    return {
      address,
      label: photoPin(say, address, draft.photos)?.label ?? say('components.photo'),
      full: source.full,
      preview: source.preview,
      marks: kept?.marks ?? [],
      version: kept?.version ?? 0,
      notes: notesAt?.(address),
      facts: source.photo && <PhotoFacts photo={source.photo} others={others(given)} />,
    }
  })
}

const captionOf = (say: Say, { label, marks }: ShownPhoto): string => {
  if (marks.length === 0) return label
  return say(marks.length === 1 ? 'review.1-mark' : 'review.marks-label-count', { label, count: marks.length })
}

type Props = {
  readonly reviewed: Reviewed
  /** Absent where photos cannot be marked. */
  readonly change?: Change
  readonly notesAt?: (address: string) => ReactNode
  readonly onAsk?: (address: string) => void
}

export const PhotoSection = ({ reviewed, change, notesAt, onAsk }: Props) => {
  const say = useSay()

  const [opened, setOpened] = useState<number | null>(null)
  const photos = photosOf(say, reviewed, notesAt)
  const { hash } = reviewed.told
  const save =
    (tell: Change) =>
    async (address: string, marks: readonly Mark[], version: number): Promise<PhotoMarks | null> => {
      const body = { hash, photo: address, marks: [...marks], version }
      const answer = await tell(() => call('markPhoto', { body }), 'marksSaved')
      return answer.ok ? answer.data : null
    }
  return (
    <Panel title={say('components.roof-photographs')}>
      <ul className={styles.thumbnails}>
        {photos.map((photo, position) => (
          <li key={photo.address}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={say('components.open', { label: photo.label })}
              onClick={() => setOpened(position)}
            >
              {photo.preview && <img src={photo.preview} alt="" loading="lazy" />}
            </button>
            <small>{captionOf(say, photo)}</small>
            {photo.facts}
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense>
          <PhotoViewer
            photos={photos}
            start={opened}
            onClose={() => setOpened(null)}
            {...(change ? { onSave: save(change) } : {})}
            {...(onAsk ? { onAsk } : {})}
          />
        </Suspense>
      )}
    </Panel>
  )
}
