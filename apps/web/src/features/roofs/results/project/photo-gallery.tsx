import { fieldOf } from '@soundroof/contract/roofs/fields/draft-fields'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { type PhotoCategory, photoCategories } from '@soundroof/contract/roofs/projects/photos'
import { lazy, Suspense, useState } from 'react'
import { Panel } from '../../../../components/page/panel.tsx'
import { bareAddress } from '../../../../platform/api/bare-address.ts'
import { useSignedAddresses } from '../../../../platform/api/signed-addresses.ts'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import classes from './project.module.css'

const Lightbox = lazy(() => import('./photo-lightbox.tsx').then((module) => ({ default: module.PhotoLightbox })))

const titleOf = (say: Say, category: PhotoCategory): string => say.named(fieldOf('photos', category).label)

type Photo = { readonly address: string; readonly label: string }

const photosOf = (say: Say, project: ProjectDraft, category: PhotoCategory): readonly Photo[] =>
  project.photos[category].map((address, position) => ({
    address: bareAddress(address),
    label: `${titleOf(say, category)} ${position + 1}`,
  }))

type ThumbnailProps = {
  readonly photo: Photo
  readonly preview: string | null | undefined
  readonly onOpen: () => void
}

const Thumbnail = ({ photo, preview, onOpen }: ThumbnailProps) => {
  const say = useSay()
  return (
    <button
      type="button"
      className={classes.thumbnail}
      aria-label={say('components.open', { label: photo.label })}
      onClick={onOpen}
    >
      {preview ? <img src={preview} alt={photo.label} loading="lazy" /> : null}
    </button>
  )
}

export const PhotoGallery = ({ project }: { readonly project: ProjectDraft }) => {
  const say = useSay()

  const categories = photoCategories
  const all = categories.flatMap((category) => photosOf(say, project, category))
  const signed = useSignedAddresses(all.map(({ address }) => address))
  const [opened, setOpened] = useState<number | null>(null)
  const extra = project.photos.extra.length
  return (
    <Panel title={say('components.roof-photographs')}>
      <div className={classes.galleries}>
        {categories.map((category) => (
          <section key={category} aria-label={titleOf(say, category)}>
            <h3>{titleOf(say, category)}</h3>
            <div className={classes.thumbnails}>
              {photosOf(say, project, category).map((photo) => (
                <Thumbnail
                  key={photo.address}
                  photo={photo}
                  preview={signed[photo.address]?.preview}
                  onOpen={() => setOpened(all.findIndex(({ label }) => label === photo.label))}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
      {extra > 0 ? (
        <p className={classes.extra}>
          {say(extra === 1 ? 'roofs.1-extra-file-stored-with-the' : 'roofs.extra-files-stored-with-the-project', {
            extra,
          })}
        </p>
      ) : null}
      {opened === null ? null : (
        <Suspense>
          <Lightbox
            start={opened}
            photos={all.flatMap(({ address, label }) => {
              const found = signed[address]
              return found ? [{ src: found.preview ?? found.full, alt: label }] : []
            })}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </Panel>
  )
}
