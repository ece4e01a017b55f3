import { notifications } from '@mantine/notifications'

export type ToastKind = 'problem' | 'success' | 'information'

const colours: Readonly<Record<ToastKind, string>> = { problem: 'red', success: 'teal', information: 'petrol' }

// Reading takes about a second for three words; nobody should have to hurry.
const durationOf = (message: string): number => Math.min(12_000, 3500 + message.split(' ').length * 300)

type Place = 'top-right' | 'top-center'

// Clears earlier errors: something succeeded, or another error is shown.
let problem: string | null = null
const noteKind = (message: string, kind: ToastKind): void => {
  if (kind === 'information') return
  if (problem !== null) notifications.hide(problem)
  problem = kind === 'problem' ? message : null
}

const show = (message: string, kind: ToastKind, position: Place): void => {
  // The message is the key: several calls that fail alike show one toast.
  notifications.hide(message)
  noteKind(message, kind)
  notifications.show({
    id: message,
    message,
    position,
    color: colours[kind],
    autoClose: durationOf(message),
    closeButtonProps: { 'aria-label': 'Dismiss message' },
  })
}

/** A short message beside the screen's content. */
export const toast = (message: string, kind: ToastKind = 'information'): void => show(message, kind, 'top-right')

/** A message in the centre of the screen: the session has ended. */
export const centredToast = (message: string): void => show(message, 'problem', 'top-center')
