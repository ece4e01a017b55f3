const closingTime = 250

/** A closing dialog focuses the button that opened it, which may be gone: focus something else afterwards. */
export const focusAfterDialog = (element: HTMLElement | null): void => {
  setTimeout(() => element?.focus(), closingTime)
}
