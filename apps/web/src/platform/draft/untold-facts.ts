import { type PhotoTaken, photoTaken } from '@soundroof/contract/roofs/taken/photo-taken'
import { deviceTexts } from '../device/device-texts.ts'
import { parseJson } from '../json.ts'
import { userKey } from './draft-store.ts'

/** Facts of photos that the server has, until it has the facts too; on the device, separate for each user. */

const prefix = (): string => `soundroof.taken/${userKey()}/`

export const keepUntold = (address: string, taken: PhotoTaken): void => {
  deviceTexts.write(`${prefix()}${address}`, JSON.stringify(taken))
}

export const forgetUntold = (addresses: readonly string[]): void => {
  for (const address of addresses) deviceTexts.remove(`${prefix()}${address}`)
}

type Untold = PhotoTaken & { readonly address: string }

export const untold = (): readonly Untold[] =>
  deviceTexts.keys(prefix()).flatMap((key) => {
    const { data } = photoTaken.safeParse(parseJson(deviceTexts.read(key)))
    return data ? [{ address: key.slice(prefix().length), ...data }] : []
  })

/** Nothing is sent any more. */
export const forgetAllUntold = (): void => {
  for (const key of deviceTexts.keys(prefix())) deviceTexts.remove(key)
}
