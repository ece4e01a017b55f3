/** Separators, controls, and signs that only steer how others are shown. */
const invisible = /[\p{Z}\p{C}]/gu

/** Whether a reader would see anything of the text. */
export const isBlank = (text: string): boolean => text.replace(invisible, '') === ''

/** Signs that turn the direction of the text around them: a file name could show another ending than it has. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

export const turnsDirection = (text: string): boolean => turning.test(text)

const breaking = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** A name as lists show it: seen, on one line, and as it is written. */
export const isVisibleLine = (text: string): boolean => !(isBlank(text) || breaking.test(text) || turnsDirection(text))

const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** Whether a sign of the text leaves no trace where it is shown: two texts look alike and are not. */
export const hidesSigns = (text: string): boolean => unseen.test(text)
