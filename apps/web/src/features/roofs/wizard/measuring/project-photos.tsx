import { fieldOf } from '@soundroof/contract/roofs/fields/draft-fields'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { photoCategories } from '@soundroof/contract/roofs/projects/photos'
import { bareAddress } from '../../../../platform/api/bare-address.ts'
import { useSignedAddresses } from '../../../../platform/api/signed-addresses.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { localPreview } from '../photos/previews.ts'
import classes from './measuring.module.css'

type Props = {
  readonly project: Pick<ProjectDraft, 'photos'>
  readonly take: (sources: readonly string[], address: string) => void
}

const photosOf = ({ photos }: Props['project']) =>
  photoCategories.flatMap((category) =>
    photos[category].map((address, position) => ({
      address,
      label: fieldOf('photos', category).label,
      number: position + 1,
    })),
  )

/** Photos of the project that this device can show, to be measured on. */
export const ProjectPhotos = ({ project, take }: Props) => {
  const say = useSay()
  const photos = photosOf(project)
  const signed = useSignedAddresses(photos.map(({ address }) => address))
  const shown = photos.flatMap((photo) => {
    const { full, preview } = signed[bareAddress(photo.address)] ?? {}
    const small = localPreview(photo.address)
    // Measured on the largest: a small picture hides what is pressed on.
    const sources = [full, preview, small].flatMap((source) => source ?? [])
    const src = small ?? preview
    return src ? [{ ...photo, src, sources }] : []
  })
  if (shown.length === 0) return null
  return (
    <fieldset className={classes.choices}>
      <legend>{say('measuring.on-photo-of-project')}</legend>
      {shown.map(({ address, label, number, src, sources }) => (
        <button
          key={address}
          type="button"
          className={classes.photo}
          onClick={() => take(sources, bareAddress(address))}
        >
          <img src={src} alt="" loading="lazy" />
          {`${say.named(label)} ${number}`}
        </button>
      ))}
    </fieldset>
  )
}
