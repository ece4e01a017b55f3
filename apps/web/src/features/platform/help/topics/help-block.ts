import type { PlainCode, ScreenCode, Values } from '@soundroof/words/language/say'
import type { PictureName } from '../pictures/pictures.tsx'

/** Of a topic's codes, or of what a link brings, which is said as it is. */
export type HelpBlock =
  | { readonly kind: 'text'; readonly text: string; readonly values?: Values }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'image'; readonly picture: PictureName; readonly caption: string }
  | { readonly kind: 'video'; readonly video: 'walk-through' }
  | { readonly kind: 'link'; readonly address: string }

export type HelpTopic = { readonly title: PlainCode; readonly blocks: readonly HelpBlock[] }

export type HelpSection = { readonly title: PlainCode; readonly topics: readonly HelpTopic[] }

export const paragraph = (text: ScreenCode, values?: Values): HelpBlock => ({
  kind: 'text',
  text,
  ...(values && { values }),
})
export const list = (...items: readonly PlainCode[]): HelpBlock => ({ kind: 'list', items })
export const image = (picture: PictureName, caption: PlainCode | ''): HelpBlock => ({ kind: 'image', picture, caption })
