import { isObject, parseJson } from '../../../platform/json.ts'
import { isPictureName } from './pictures/pictures.tsx'
import type { HelpBlock } from './topics/help-block.ts'

const most = 50
const longest = 2000

// Attack: anyone can make a link with an address in its query. Only these schemes, and shown in full.
const isSafe = (address: string): boolean =>
  /^(https:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:[+\d() -]+)$/i.test(address) && address.length <= longest

const shortened = (value: unknown): string => (typeof value === 'string' ? value.slice(0, longest) : '')

// Attack: an image or video by address would load what a stranger chose. Only our own, by name.
const blockFrom = (value: unknown): HelpBlock | null => {
  if (typeof value === 'string') return { kind: 'text', text: shortened(value) }
  if (!isObject(value)) return null
  if (isPictureName(value.image)) return { kind: 'image', picture: value.image, caption: shortened(value.text) }
  if (value.video === 'walk-through') return { kind: 'video', video: value.video }
  if (typeof value.link === 'string') return isSafe(value.link) ? { kind: 'link', address: value.link } : null
  return typeof value.text === 'string' ? { kind: 'text', text: shortened(value.text) } : null
}

/** Reads untrusted `dataList`: texts, `{ text }`, `{ link }`, `{ image }` and `{ video }`; drops the rest. */
export const helpBlocks = (dataList: string | undefined): readonly HelpBlock[] => {
  const value = parseJson(dataList ?? null)
  if (!Array.isArray(value)) return []
  return value
    .slice(0, most)
    .map(blockFrom)
    .filter((block) => block !== null)
}
