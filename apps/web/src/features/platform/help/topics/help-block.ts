import type { Values } from '@soundroof/words/language/say'
import type { PictureName } from '../pictures/pictures.tsx'

export type HelpBlock =
  | { readonly kind: 'text'; readonly text: string; readonly values?: Values }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'image'; readonly picture: PictureName; readonly caption: string }
  | { readonly kind: 'video'; readonly video: 'walk-through' }
  | { readonly kind: 'link'; readonly address: string }

export type HelpTopic = { readonly title: string; readonly blocks: readonly HelpBlock[] }

export type HelpSection = { readonly title: string; readonly topics: readonly HelpTopic[] }

export const paragraph = (text: string, values?: Values): HelpBlock => ({
  kind: 'text',
  text,
  ...(values && { values }),
})
export const list = (...items: readonly string[]): HelpBlock => ({ kind: 'list', items })
export const image = (picture: PictureName, caption: string): HelpBlock => ({ kind: 'image', picture, caption })
