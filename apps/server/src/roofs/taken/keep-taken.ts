import { word } from '@soundroof/contract/platform/coded/told'
import { told } from '@soundroof/contract/platform/messages'
import type { PhotoTaken } from '@soundroof/contract/roofs/taken/photo-taken'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { canonicalAddress } from '../files/file-address.ts'
import { findFilesOf } from '../files/file-rows.ts'
import { insertTaken } from './taken-rows.ts'

type Told = PhotoTaken & { readonly address: string }

/** A position has both. */
const halfPositions = (photos: readonly Told[]) =>
  photos.flatMap(({ latitude, longitude }, index) => {
    if ((latitude === null) === (longitude === null)) return []
    const [name, label] = latitude === null ? ['latitude', 'Latitude'] : ['longitude', 'Longitude']
    return [{ field: `photos.${index}.${name}`, ...told('missing', { label: word(label) }) }]
  })

/** One address of another company refuses all, so that callers cannot find out which exist. */
export const keepTaken: Handler<'keepTaken'> = async ({ db, account, body: { photos }, clock }) => {
  const halves = halfPositions(photos)
  if (halves.length > 0) throw refuseInput(halves)
  const kept = await db.transaction(async (tx) => {
    const files = await findFilesOf(tx, account.companyId, [
      ...new Set(photos.map((each) => canonicalAddress(each.address))),
    ])
    const byAddress = new Map(files.map((file) => [file.address, file]))
    let count = 0
    for (const [index, { address, ...taken }] of photos.entries()) {
      const file = byAddress.get(canonicalAddress(address))
      if (!file) throw refuse(403, 'photoUnknown')
      if (file.kind !== 'image') throw refuseInput([{ field: `photos.${index}.address`, ...told('imageOnly') }])
      if (await insertTaken(tx, file.id, taken, clock())) count += 1
    }
    return count
  })
  return { data: { kept } }
}
