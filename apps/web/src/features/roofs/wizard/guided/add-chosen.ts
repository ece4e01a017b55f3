import type { WantedPhoto } from '@soundroof/contract/review/as-built/as-built-calls'
import { recordNow } from '../../../../platform/as-built/kept-records.ts'
import { placeOfPicture } from '../../../../platform/as-built/same-pictures.ts'
import { contentHash } from '../../../../platform/device/content-hash.ts'
import { addGuided } from '../photos/add-files.ts'

/** A chosen file whose picture is in the record already. */
export type Refused = { readonly name: string; readonly place: WantedPhoto }

/** Null: its bytes cannot be read now; it waits, and says so. */
const pictureOf = (file: File): Promise<string | null> =>
  file
    .arrayBuffer()
    .then(contentHash)
    .catch(() => null)

const addOne = async (hash: string, guided: WantedPhoto, file: File): Promise<Refused | null> => {
  const picture = await pictureOf(file)
  const record = recordNow(hash)
  const place = record && picture !== null ? placeOfPicture(record, picture) : null
  if (place !== null) return { name: file.name, place }
  addGuided(hash, picture === null ? guided : { ...guided, picture }, [file])
  return null
}

/** Adds chosen photos to one place of a record, before any is sent; answers those whose picture is there already. */
export const addChosen = async (hash: string, guided: WantedPhoto, files: readonly File[]): Promise<Refused[]> => {
  const refused: Refused[] = []
  // One after the other: a phone holds one photo at a time, and one that is chosen twice is found.
  for (const file of files) refused.push(...[await addOne(hash, guided, file)].flatMap((one) => one ?? []))
  return refused
}
