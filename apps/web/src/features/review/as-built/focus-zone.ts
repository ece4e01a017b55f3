const closingTime = 60

/** Leads to a zone once it is open; not away from a field in it, which opened it. */
export const focusZone = (zone: string): void => {
  setTimeout(() => {
    const opened = document.querySelector(`[data-zone="${CSS.escape(zone)}"]`)
    const summary = opened?.querySelector<HTMLElement>(':scope > summary')
    if (opened?.contains(document.activeElement) && document.activeElement !== summary) return
    summary?.scrollIntoView({ block: 'start', behavior: 'instant' })
    summary?.focus({ preventScroll: true })
  }, closingTime)
}
