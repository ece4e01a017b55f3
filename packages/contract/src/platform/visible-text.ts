/** Separators, control characters, fillers, and characters that only change how others are displayed. */
const invisible = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** True if the text shows nothing. */
export const isBlank = (text: string): boolean => text.replace(invisible, '') === ''

/** Attack: characters that reverse the text direction can disguise the extension of a file name. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** The text without characters that change the direction of display. */
export const withoutTurning = (text: string): string => text.replace(turning, '')

/** True where the text holds a character that changes the direction of display. */
export const reversesTextDirection = (text: string): boolean => withoutTurning(text) !== text

/** Control characters other than tab and line end, marks of direction, and spaces without width. */
const hidden = /(?![\t\n])[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu

/** A text of several lines as it shows: what is invisible in it, often pasted unnoticed, is taken out. */
export const shownText = (text: string): string => text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(hidden, '')

const breaking = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** A name that is visible, on one line, and displays as it was written. */
export const isVisibleLine = (text: string): boolean =>
  !(isBlank(text) || breaking.test(text) || reversesTextDirection(text))

const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** Attack: with invisible characters, two different texts look alike. */
export const hasInvisibleCharacters = (text: string): boolean => unseen.test(text)
