/** Safari ends the composition before it sends the key, with this code. */
const keyOfComposition = 229

/** A key that the keyboard uses itself, to compose a character of Chinese or Japanese. */
export const isOfKeyboard = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === keyOfComposition
