import { accent, ink, quiet } from '../drawing/palette.ts'
import { page, type TextStyle } from '../pdf/theme.ts'

/** Type of a certificate pack, points: nothing is smaller than 7. */
export const type = {
  provider: { size: 8.6, lead: 11.4, colour: accent, strong: true },
  contact: { size: 7.6, lead: 11.4, colour: quiet },
  title: { size: 17, lead: 21, colour: ink, strong: true },
  subtitle: { size: 8, lead: 10.8, colour: ink },
  verdict: { size: 11.5, lead: 14, colour: ink, strong: true },
  heading: { size: 8.9, lead: 11.4, colour: accent, strong: true },
  heading3: { size: 7.5, lead: 9.8, colour: ink, strong: true },
  body: { size: 7.3, lead: 9.4, colour: ink },
  strong: { size: 7.3, lead: 9.4, colour: ink, strong: true },
  label: { size: 7.3, lead: 9.4, colour: quiet },
  head: { size: 7.05, lead: 8.6, colour: ink, strong: true },
  small: { size: 7.05, lead: 8.8, colour: quiet },
  origin: { size: 7.05, lead: 9.4, colour: quiet },
} as const satisfies Readonly<Record<string, TextStyle>>

/** Where a block is drawn: its left edge, its width, and the share of the usual space between its lines. */
export type Frame = { readonly x: number; readonly width: number; readonly air: number }

export const wholeWidth: Frame = { x: page.left, width: page.contentWidth, air: 1 }

/** Usual spacing, and closer ones for a page that would run over by a little. */
export const airs = [1, 0.8, 0.6, 0.45, 0.3, 0.15, 0] as const

export const rules = { fact: '#a9b3bd', strong: ink, box: ink, note: '#f3f6f7', noteEdge: '#7b8792' } as const
