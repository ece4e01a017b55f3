/** Safari ends the composition before it sends the key, with this code. */
const keyOfComposition = 229

/** True for a key with which the keyboard composes a Chinese or Japanese character. */
export const isOfKeyboard = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === keyOfComposition
