import { notifications } from '@mantine/notifications'
import { recognised, text } from '@soundroof/contract/platform/text'

export type ToastKind = 'problem' | 'success' | 'information'

const colours: Readonly<Record<ToastKind, string>> = { problem: 'red', success: 'teal', information: 'petrol' }

/** Chinese has no spaces: about two characters are a word. */
const wordsIn = (message: string): number =>
  message.split(' ').length + (message.match(/\p{Script=Han}/gu)?.length ?? 0) / 2

// Reading takes about a second for three words; nobody should have to hurry.
const durationOf = (message: string): number => Math.min(12_000, 3500 + wordsIn(message) * 300)

type Place = 'top-right' | 'top-center' | 'bottom-center'

// Clears earlier errors: something succeeded, or another error is shown.
let problem: string | null = null
const noteKind = (message: string, kind: ToastKind): void => {
  if (kind === 'information') return
  if (problem !== null) notifications.hide(problem)
  problem = kind === 'problem' ? message : null
}

const show = (english: string, kind: ToastKind, position: Place): void => {
  const message = recognised(english)
  // The message is the key: several calls that fail alike show one toast.
  notifications.hide(message)
  noteKind(message, kind)
  notifications.show({
    id: message,
    message,
    position,
    color: colours[kind],
    autoClose: durationOf(message),
    closeButtonProps: { 'aria-label': text('Dismiss message') },
  })
}

/** A short message beside the screen's content. */
export const toast = (message: string, kind: ToastKind = 'information'): void => show(message, kind, 'top-right')

/** A message at the bottom: what it is about is pressed again at the top. */
export const toastBelow = (message: string): void => show(message, 'information', 'bottom-center')

export const hideToast = (message: string): void => {
  notifications.hide(message)
}

/** A message in the centre of the screen: the session has ended. */
export const centredToast = (message: string): void => show(message, 'problem', 'top-center')
