import { Button, Checkbox, Modal, Title } from '@mantine/core'
import { useState } from 'react'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import styles from './shortcuts.module.css'
import { type ShortcutId, shortcutIds, shortcuts } from './shortcuts.ts'
import { turnShortcuts, useShortcutProps, useShortcuts, useShortcutsOn } from './use-shortcuts.ts'

const places = [
  ['everywhere', 'review.in-the-whole-console'],
  ['queue', 'review.in-the-queue'],
  ['project', 'review.on-a-project'],
] as const satisfies readonly (readonly [(typeof shortcuts)[ShortcutId]['where'], PlainCode])[]

const Keys = ({ title, ids }: { readonly title: PlainCode; readonly ids: readonly ShortcutId[] }) => {
  const say = useSay()
  return (
    <section>
      <Title order={3} size="h5" mb={6}>
        {say(title)}
      </Title>
      <dl className={styles.keys}>
        {ids.map((id) => (
          <div key={id}>
            <dt>
              <kbd>{shortcuts[id].key.toUpperCase()}</kbd>
            </dt>
            <dd>{say(shortcuts[id].does)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Sheet = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useSay()
  const isOn = useShortcutsOn()
  return (
    <Modal opened onClose={onClose} title={say('review.keyboard-shortcuts')} size="lg" centered>
      <Checkbox
        mb="md"
        label={say('review.keys-act-on-this-device')}
        description={say('review.turn-them-off-where-you-dictate')}
        checked={isOn}
        onChange={({ currentTarget }) => turnShortcuts(currentTarget.checked)}
      />
      <div className={styles.places}>
        {places.map(([place, title]) => (
          <Keys key={place} title={title} ids={shortcutIds.filter((id) => shortcuts[id].where === place)} />
        ))}
      </div>
    </Modal>
  )
}

/** Opens the sheet of all shortcuts, by key or button. */
export const ShortcutHelp = () => {
  const say = useSay()
  const told = useShortcutProps()
  const [isOpen, setOpen] = useState(false)
  useShortcuts({ help: () => setOpen(true) })
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)} {...told('help')}>
        {say('review.keyboard-shortcuts')}
      </Button>
      {isOpen && <Sheet onClose={() => setOpen(false)} />}
    </>
  )
}
