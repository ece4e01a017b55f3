import type { Message } from '@soundroof/words/language/say'

export type ToastKind = 'problem' | 'success' | 'information'
type Place = 'top-right' | 'top-center' | 'bottom-center'

export type Toast = { readonly message: Message; readonly kind: ToastKind; readonly place: Place }

type Show = { readonly show: (toast: Toast) => void; readonly hide: (message: Message) => void }

let shower: Show | null = null
let waiting: readonly Toast[] = []

/** Sets the function that shows toasts; shows earlier ones first. */
export const showToastsBy = (show: Show): void => {
  shower = show
  for (const toast of waiting) show.show(toast)
  waiting = []
}

const tell = (message: Message, kind: ToastKind, place: Place): void => {
  const told = { message, kind, place }
  if (shower === null) waiting = [...waiting, told]
  else shower.show(told)
}

/** A short message beside the screen's content. */
export const toast = (message: Message, kind: ToastKind = 'information'): void => tell(message, kind, 'top-right')

/** A message at the bottom, because its button at the top is pressed again. */
export const toastBelow = (message: Message): void => tell(message, 'information', 'bottom-center')

/** A message in the centre of the screen: the session has ended. */
export const centredToast = (message: Message): void => tell(message, 'problem', 'top-center')

const isSame = (one: Message, other: Message): boolean => JSON.stringify(one) === JSON.stringify(other)

export const hideToast = (message: Message): void => {
  waiting = waiting.filter((toast) => !isSame(toast.message, message))
  shower?.hide(message)
}
