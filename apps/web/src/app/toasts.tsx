import { Notifications, notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { showToastsBy, type Toast, type ToastKind } from '../platform/toast.ts'
import { type Say, useSay } from '../platform/words/use-say.ts'

const colours: Readonly<Record<ToastKind, string>> = { problem: 'red', success: 'teal', information: 'petrol' }

/** Chinese has no spaces: about two characters are a word. */
const wordsIn = (message: string): number =>
  message.split(' ').length + (message.match(/\p{Script=Han}/gu)?.length ?? 0) / 2

// Reading takes about a second per three words, and no toast should hurry anyone.
const durationOf = (message: string): number => Math.min(12_000, 3500 + wordsIn(message) * 300)

/** Shows and hides toasts; a success or another problem clears the problem before it. */
export const toastsBy = (say: Say) => {
  let problem: string | null = null
  const noteKind = (message: string, kind: ToastKind): void => {
    if (kind === 'information') return
    if (problem !== null) notifications.hide(problem)
    problem = kind === 'problem' ? message : null
  }
  const show = ({ message: told, kind, place }: Toast): void => {
    const message = say(told)
    // The message is the key: several calls that fail alike show one toast.
    notifications.hide(message)
    noteKind(message, kind)
    notifications.show({
      id: message,
      message,
      position: place,
      color: colours[kind],
      autoClose: durationOf(message),
      closeButtonProps: { 'aria-label': say('shell.dismiss-message') },
    })
  }
  return { show, hide: (told: Toast['message']): void => void notifications.hide(say(told)) }
}

/** Above a dialog, below an open menu. */
export const Toasts = () => {
  const say = useSay()
  useEffect(() => showToastsBy(toastsBy(say)), [say])
  return <Notifications limit={4} zIndex={250} />
}
