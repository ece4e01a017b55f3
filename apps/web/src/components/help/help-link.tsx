import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { currentPath } from '../../platform/navigation.ts'
import { useSay } from '../../platform/words/use-say.ts'
import styles from './help-link.module.css'

type Props = { readonly section: number; readonly topic: number; readonly label: string }

/** The "?" that a topic was opened with. */
let opened: string | null = null

/** On return to its screen, the link gets the focus again. */
const takeFocusBack = (name: string) => (link: HTMLAnchorElement | null) => {
  if (link === null || opened !== name) return
  opened = null
  link.closest('details')?.setAttribute('open', '')
  link.focus()
}

/** The "?" of a field. Typed values stay in the draft; OK in the topic leads back. */
export const HelpLink = memo(({ section, topic, label }: Props) => {
  const say = useSay()

  const name = `${currentPath()} ${section}.${topic} ${label}`
  return (
    <Link
      ref={takeFocusBack(name)}
      onClick={() => {
        opened = name
      }}
      to="/helpContext"
      search={{ index1: String(section), index2: String(topic) }}
      className={styles.link}
      preload={false}
    >
      <span className={styles.sign}>?</span>
      <VisuallyHidden> {say('components.help', { label: say.named(label) })}</VisuallyHidden>
    </Link>
  )
})
