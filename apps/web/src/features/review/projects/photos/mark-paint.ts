import type { MarkColour } from '@soundroof/contract/review/mark-up'
import type { PlainCode } from '@soundroof/words/language/say'

/** Over a dark edge on any photo; far apart for people who see no red, no green or no blue (tested). */
export const markPaint: Readonly<Record<MarkColour, string>> = {
  yellow: '#ffd23f',
  blue: '#4fb3ff',
  orange: '#e8590c',
  pink: '#ff8fc7',
  white: '#ffffff',
}

export const colourWords = {
  yellow: 'review.yellow',
  blue: 'review.blue',
  orange: 'review.orange',
  pink: 'review.pink',
  white: 'review.white',
} as const satisfies Readonly<Record<MarkColour, PlainCode>>
