import { text } from '@soundroof/contract/platform/text'
import { fieldOf } from '@soundroof/contract/roofs/fields/draft-fields'
import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import { type PhotoCategory, photoCategoriesFor } from '@soundroof/contract/roofs/project/photos'
import { lazy, Suspense, useState } from 'react'
import { Panel } from '../../../../components/page/panel.tsx'
import { bareAddress } from '../../../../platform/api/bare-address.ts'
import { useSignedAddresses } from '../../../../platform/api/signed-addresses.ts'
import classes from './project.module.css'

const Lightbox = lazy(() => import('./photo-lightbox.tsx').then((module) => ({ default: module.PhotoLightbox })))

const titleOf = (category: PhotoCategory): string => text(fieldOf('photos', category).label)

type Photo = { readonly address: string; readonly label: string }

const photosOf = (project: ProjectDraft, category: PhotoCategory): readonly Photo[] =>
  project.photos[category].map((address, position) => ({
    address: bareAddress(address),
    label: `${titleOf(category)} ${position + 1}`,
  }))

type ThumbnailProps = {
  readonly photo: Photo
  readonly preview: string | null | undefined
  readonly onOpen: () => void
}

const Thumbnail = ({ photo, preview, onOpen }: ThumbnailProps) => (
  <button
    type="button"
    className={classes.thumbnail}
    aria-label={text('Open {label}', { label: photo.label })}
    onClick={onOpen}
  >
    {preview ? <img src={preview} alt={photo.label} loading="lazy" /> : null}
  </button>
)

export const PhotoGallery = ({ project }: { readonly project: ProjectDraft }) => {
  const categories = photoCategoriesFor(project.solar.fixing)
  const all = categories.flatMap((category) => photosOf(project, category))
  const signed = useSignedAddresses(all.map(({ address }) => address))
  const [opened, setOpened] = useState<number | null>(null)
  const extra = project.photos.extra.length
  return (
    <Panel title={text('Roof photographs')}>
      <div className={classes.galleries}>
        {categories.map((category) => (
          <section key={category} aria-label={titleOf(category)}>
            <h3>{titleOf(category)}</h3>
            <div className={classes.thumbnails}>
              {photosOf(project, category).map((photo) => (
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
          {text(extra === 1 ? '1 extra file stored with the project' : '{extra} extra files stored with the project', {
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
