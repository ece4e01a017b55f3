import { fieldOf } from '@soundroof/contract/roofs/fields/draft-fields'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { photoCategories } from '@soundroof/contract/roofs/projects/photos'
import { useEffect, useState } from 'react'
import { database } from '../../../../platform/device/device-database.ts'
import { contentOf } from '../../../../platform/device/kept-files.ts'
import type { UnsentFile } from '../../../../platform/draft/draft-record.ts'
import { loadDraft } from '../../../../platform/draft/draft-store.ts'
import { toast } from '../../../../platform/toast.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { usePreviews } from '../photos/previews.ts'
import { sources } from '../photos/upload-state.ts'
import classes from './measuring.module.css'

type Waiting = Pick<UnsentFile, 'id'> & { readonly label: string; readonly number: number }

/** Numbered after those that are sent, as the step of photos shows them. */
const waitingOf = ({ photos }: Pick<ProjectDraft, 'photos'>, unsent: readonly UnsentFile[]): readonly Waiting[] =>
  photoCategories.flatMap((category) =>
    unsent
      .filter((file) => file.category === category)
      .map(({ id }, position) => ({
        id,
        label: fieldOf('photos', category).label,
        number: photos[category].length + position + 1,
      })),
  )

/** As it was taken; null: its bytes are gone. */
const fileOf = async (id: string): Promise<File | null> => {
  const held = sources.get(id)?.file
  if (held) return held
  const kept = await database.files.get(id)
  return kept ? contentOf(kept) : null
}

type Props = {
  readonly project: Pick<ProjectDraft, 'photos'>
  readonly take: (file: File, small: string | undefined, id: string) => void
}

/** Photos of the project that wait on this device to be sent. */
export const WaitingPhotos = ({ project, take }: Props) => {
  const say = useSay()
  const previewOf = usePreviews()
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  useEffect(() => setWaiting(waitingOf(project, loadDraft()?.unsent ?? [])), [project])
  const measure = async (id: string): Promise<void> => {
    const file = await fileOf(id)
    if (file) take(file, previewOf(id), id)
    else toast('fileLostOnDevice', 'problem')
  }
  if (waiting.length === 0) return null
  return (
    <fieldset className={classes.choices}>
      <legend>{say('measuring.on-waiting-photo')}</legend>
      {waiting.map(({ id, label, number }) => (
        <button key={id} type="button" className={classes.photo} onClick={() => void measure(id)}>
          {previewOf(id) ? <img src={previewOf(id)} alt="" loading="lazy" /> : null}
          {`${say.named(label)} ${number}`}
        </button>
      ))}
    </fieldset>
  )
}
