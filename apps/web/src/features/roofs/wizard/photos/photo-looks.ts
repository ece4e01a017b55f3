import { type Advice, adviceOf, type Look } from '../../../../platform/pictures/advice.ts'
import { lookedAtAside } from '../../../../platform/pictures/ask-pictures.ts'
import { createStore, useStore } from '../../../../platform/store.ts'
import type { PendingFile } from './interrupted-files.ts'
import { dropPreview, movePreview, showFile } from './previews.ts'

/** What was found about this visit's photos on the device, before anybody leaves the roof. */
export type Judged = Look & { readonly draft: string; readonly advice: Advice | null; readonly isDismissed: boolean }

/** By queue id and, once stored, by address; in the order of looking. */
const looks = createStore<ReadonlyMap<string, Judged>>(new Map())
/** The address of a photo that was stored meanwhile. */
const addresses = new Map<string, string>()
/** Photos that this browser cannot read, by the same names. */
const unread = createStore<ReadonlyMap<string, 'heic' | 'other'>>(new Map())
const gone = new Set<string>()

const changed = (key: string, judged: Judged): void => looks.set(new Map([...looks.get(), [key, judged]]))

export const useLooks = (): ReadonlyMap<string, Judged> => useStore(looks)

export const useUnread = (): ReadonlyMap<string, 'heic' | 'other'> => useStore(unread)

const kindOf = ({ name, type }: File): 'heic' | 'other' =>
  /hei[cf]/.test(type) || /\.hei[cf]$/i.test(name) ? 'heic' : 'other'

/** Queue id, or the address where the server keeps the photo by now. */
export const placeOf = (id: string): string => addresses.get(id) ?? id

/** The other photos of a draft: one that is restored twice is no double of itself. */
export const othersThan = (photo: string, draft: string, all: ReadonlyMap<string, Judged>): readonly Judged[] =>
  [...all].flatMap(([key, judged]) => (key !== photo && judged.draft === draft ? judged : []))

/** A worker looks at a photo and makes the small picture of it that screens show. */
const lookAtPhoto = async ({ id, category, file }: PendingFile, draft: string): Promise<void> => {
  if (category === 'extra') return
  const looked = await lookedAtAside(file)
  if (gone.has(id)) return
  const key = placeOf(id)
  showFile(key, looked?.preview ?? file)
  if (looked === null) return unread.set(new Map([...unread.get(), [key, kindOf(file)]]))
  const { preview: _, ...look } = looked
  changed(key, { ...look, draft, advice: adviceOf(look, othersThan(key, draft, looks.get())), isDismissed: false })
}

export const lookAtEach = async (photos: readonly PendingFile[], draft: string): Promise<void> => {
  for (const photo of photos) await lookAtPhoto(photo, draft)
}

/** A photo that is kept as it is. */
export const dismissAdvice = (key: string): void => {
  const judged = looks.get().get(key)
  if (judged) changed(key, { ...judged, isDismissed: true })
}

const without = (key: string): ReadonlyMap<string, Judged> =>
  new Map([...looks.get()].filter(([other]) => other !== key))

/** A stored photo keeps its picture and what was found. */
export const movePicture = (id: string, address: string): void => {
  movePreview(id, address)
  addresses.set(id, address)
  const judged = looks.get().get(id)
  if (judged) looks.set(new Map([...without(id), [address, judged]]))
  const kind = unread.get().get(id)
  if (kind) unread.set(new Map([...unread.get(), [address, kind]]))
}

export const dropPicture = (key: string): void => {
  dropPreview(key)
  gone.add(key)
  looks.set(without(key))
}
