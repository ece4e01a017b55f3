import { accent, ink, quiet, rule } from '../drawing/palette.ts'
import type { Tone } from '../wording/tone.ts'

/** A4 portrait in points; the content box of the specification: 50 from the left, 30 from the top, 495 wide. */
export const page: Readonly<Record<'width' | 'height' | 'left' | 'top' | 'contentWidth' | 'bottom', number>> = {
  width: 595.28,
  height: 841.89,
  left: 50,
  top: 30,
  contentWidth: 495,
  bottom: 786,
}

export type TextStyle = {
  readonly size: number
  /** Distance between lines. */
  readonly lead: number
  readonly colour: string
  readonly strong?: boolean
  /** Digits of equal width, for columns of numbers. */
  readonly tabular?: boolean
}

export const text = {
  title: { size: 19, lead: 23, colour: ink, strong: true },
  subtitle: { size: 9.5, lead: 13, colour: accent, strong: true },
  heading1: { size: 14, lead: 18, colour: accent, strong: true },
  heading2: { size: 10.5, lead: 14, colour: ink, strong: true },
  heading3: { size: 9, lead: 12, colour: ink, strong: true },
  body: { size: 9, lead: 12.6, colour: ink },
  small: { size: 7.8, lead: 10.6, colour: ink },
  quiet: { size: 7.8, lead: 10.6, colour: quiet },
  cell: { size: 8, lead: 10.4, colour: ink },
  cellStrong: { size: 8, lead: 10.4, colour: ink, strong: true },
  cellHead: { size: 7.2, lead: 9, colour: quiet, strong: true },
  note: { size: 6.9, lead: 8.8, colour: quiet },
  noticeTitle: { size: 13, lead: 17, colour: ink, strong: true },
  footer: { size: 7.2, lead: 9.4, colour: quiet },
  footerStrong: { size: 7.2, lead: 9.4, colour: ink, strong: true },
} as const satisfies Readonly<Record<string, TextStyle>>

/** Colour of links. */
export const linkColour = accent

export const lines = { hair: rule, strong: '#8b97a3', row: '#e4e8ec', head: '#f1f4f6' } as const

export const toneColour: Readonly<Record<Tone, string>> = {
  plain: ink,
  good: '#1b6440',
  caution: '#855400',
  bad: '#a3341b',
  muted: quiet,
}

export const toneGround: Readonly<Record<Tone, string>> = {
  plain: '#eef3f6',
  good: '#edf6f0',
  caution: '#fcf5e4',
  bad: '#fcefeb',
  muted: '#f3f5f7',
}

/** Height that stays with the heading above, for content drawn in pieces: about four lines. */
export const leastBelow = 4 * text.body.lead
