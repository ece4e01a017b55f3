import { isObject, parseJson } from '../../../platform/json.ts'

export type HelpItem =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly address: string }

const most = 50
const longest = 2000

// Attack: anybody can make a link with an address in its query. Only these schemes, and shown in full.
const isSafe = (address: string): boolean =>
  /^(https:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:[+\d() -]+)$/i.test(address) && address.length <= longest

const itemFrom = (value: unknown): HelpItem | null => {
  if (typeof value === 'string') return { kind: 'text', text: value.slice(0, longest) }
  if (!isObject(value)) return null
  if (typeof value.text === 'string') return { kind: 'text', text: value.text.slice(0, longest) }
  if (typeof value.link === 'string' && isSafe(value.link)) return { kind: 'link', address: value.link }
  return null
}

/** Reads untrusted `dataList`: texts, `{ text }` and `{ link }`; drops the rest. */
export const helpItems = (dataList: string | undefined): readonly HelpItem[] => {
  const value = parseJson(dataList ?? null)
  if (!Array.isArray(value)) return []
  return value
    .slice(0, most)
    .map(itemFrom)
    .filter((item) => item !== null)
}
