import { notifications } from '@mantine/notifications'

export type ToastKind = 'problem' | 'success' | 'information'

const colours: Readonly<Record<ToastKind, string>> = { problem: 'red', success: 'teal', information: 'petrol' }

// Reading takes about a second for three words; nobody must hurry through a long message.
const durationOf = (message: string): number => Math.min(12_000, 3500 + message.split(' ').length * 300)

type Place = 'top-right' | 'top-center'

// What went wrong is over once something has succeeded.
let problems: readonly string[] = []
const noteKind = (message: string, kind: ToastKind): void => {
  if (kind === 'success') for (const problem of problems) notifications.hide(problem)
  problems = kind === 'success' ? [] : kind === 'problem' ? [...problems, message] : problems
}

const show = (message: string, kind: ToastKind, position: Place): void => {
  // The message is the identity: several calls that fail alike say so once.
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
