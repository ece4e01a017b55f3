/** Separators, controls, and signs that only steer how others are shown. */
const invisible = /[\p{Z}\p{C}]/gu

/** Whether a reader would see anything of the text. */
export const isBlank = (text: string): boolean => text.replace(invisible, '') === ''

/** Signs that turn the direction of the text around them: a file name could show another ending than it has. */
const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/

export const turnsDirection = (text: string): boolean => turning.test(text)
