import { Popover, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type MouseEvent, memo } from 'react'
import { useSay } from '../../platform/words/use-say.ts'
import type { HelpAddress } from './field-help.ts'
import styles from './help-link.module.css'
import { HelpPanel } from './help-panel.tsx'

type Props = {
  readonly help: HelpAddress
  readonly label: string
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
}

const isPlain = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey

/** Pixels of a window in which the panel fits beside a field. */
const roomBeside = 900

/**
 * The "?" of a field: its topic opens beside the field. Out of the Tab order, so that Tab goes from answer to answer; F1 in the
 * field opens it from the keyboard, and a screen reader finds the link.
 */
export const HelpLink = memo(({ help: [section, topic], label, isOpen, onOpen, onClose }: Props) => {
  const say = useSay()

  const name = say('components.help', { label: say.named(label) })
  return (
    <>
      <Link
        to="/helpContext"
        search={{ index1: String(section), index2: String(topic) }}
        className={styles.link}
        tabIndex={-1}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        preload={false}
        onClick={(event) => {
          if (!isPlain(event)) return
          event.preventDefault()
          onOpen()
        }}
      >
        <span className={styles.sign}>?</span>
        <VisuallyHidden> {name}</VisuallyHidden>
      </Link>
      {isOpen && (
        <Popover
          opened
          onChange={(opened) => opened || onClose()}
          position={window.innerWidth < roomBeside ? 'bottom-end' : 'right-start'}
          width="min(460px, 92vw)"
          shadow="md"
          zIndex={190}
          trapFocus
        >
          <Popover.Target>
            <span className={styles.anchor} />
          </Popover.Target>
          <Popover.Dropdown aria-label={name}>
            <HelpPanel section={section} topic={topic} onClose={onClose} />
          </Popover.Dropdown>
        </Popover>
      )}
    </>
  )
})
