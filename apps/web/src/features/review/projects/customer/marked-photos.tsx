import { Button, Group } from '@mantine/core'
import type { PhotoMarks } from '@soundroof/contract/review/review'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { lazy, Suspense, useState } from 'react'
import { bareAddress } from '../../../../platform/api/bare-address.ts'
import { useSignedAddresses } from '../../../../platform/api/signed-addresses.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { photoPin } from '../questions/pins.ts'

const PhotoViewer = lazy(() => import('../photos/photo-viewer.tsx').then((module) => ({ default: module.PhotoViewer })))

type Props = { readonly marks: readonly PhotoMarks[]; readonly photos: ProjectDraft['photos'] }

/** Photos with the engineer's marks, as the engineer sees them. */
export const MarkedPhotos = ({ marks, photos }: Props) => {
  const say = useSay()

  const marked = marks.filter((kept) => kept.marks.length > 0 && photoPin(say, kept.photo, photos) !== null)
  const signed = useSignedAddresses(marked.map(({ photo }) => photo))
  const [opened, setOpened] = useState<number | null>(null)
  if (marked.length === 0) return null
  const shown = marked.flatMap(({ photo, version, marks: drawn }) => {
    const address = bareAddress(photo)
    const file = signed[address]
    const label = photoPin(say, photo, photos)?.label ?? say('components.photo')
    return file ? [{ address, label, full: file.full, preview: file.preview, marks: drawn, version }] : []
  })
  return (
    <Group component="section" gap="xs" aria-label={say('review.photos-with-marks-of-the-engineer')}>
      {shown.map(({ address, label }, position) => (
        <Button key={address} size="sm" variant="default" onClick={() => setOpened(position)}>
          {say('review.see-the-marks', { label })}
        </Button>
      ))}
      {opened !== null && (
        <Suspense>
          <PhotoViewer photos={shown} start={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Group>
  )
}
