/** Separators, control characters, and characters that only change how others are displayed. */
const invisible = /[\p{Z}\p{C}]/gu

/** True if the text shows nothing. */
export const isBlank = (text: string): boolean => text.replace(invisible, '') === ''

/** Attack: characters that reverse the text direction can disguise the extension of a file name. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

export const reversesTextDirection = (text: string): boolean => turning.test(text)

const breaking = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** A name that is visible, on one line, and displays as it was written. */
export const isVisibleLine = (text: string): boolean =>
  !(isBlank(text) || breaking.test(text) || reversesTextDirection(text))

const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** Attack: with invisible characters, two different texts look alike. */
export const hasInvisibleCharacters = (text: string): boolean => unseen.test(text)
