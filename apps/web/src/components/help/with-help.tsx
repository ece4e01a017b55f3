import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import type { HelpAddress } from './field-help.ts'
import styles from './help-link.module.css'
import { HelpLink } from './help-link.tsx'

type Props = { readonly help: HelpAddress | null; readonly label: string; readonly children: ReactNode }

const isHelpKey = ({ key, code, altKey }: KeyboardEvent): boolean => key === 'F1' || (altKey && code === 'KeyH')

/** Opens the help of a field, and gives the focus back where it was. */
const useHelp = () => {
  const [isOpen, setOpen] = useState(false)
  const before = useRef<Element | null>(null)
  const open = useCallback(() => {
    before.current = document.activeElement
    setOpen(true)
  }, [])
  const close = useCallback(() => {
    setOpen(false)
    // The closing panel gives the focus to nobody.
    const field = before.current
    setTimeout(() => field instanceof HTMLElement && field.focus({ preventScroll: true }))
  }, [])
  return { isOpen, open, close }
}

/** A field with its "?" at the end of the label's line. */
const Helped = ({ help, label, children }: Props & { readonly help: HelpAddress }) => {
  const { isOpen, open, close } = useHelp()
  const press = (event: KeyboardEvent) => {
    if (isOpen || !isHelpKey(event)) return
    event.preventDefault()
    event.stopPropagation()
    open()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key of the field within
    <div className={styles.helped} onKeyDown={press}>
      {children}
      <HelpLink help={help} label={label} isOpen={isOpen} onOpen={open} onClose={close} />
    </div>
  )
}

export const WithHelp = ({ help, label, children }: Props) =>
  help === null ? (
    children
  ) : (
    <Helped help={help} label={label}>
      {children}
    </Helped>
  )
