import { Button, Skeleton } from '@mantine/core'
import { type ComponentType, createContext, Suspense, useContext } from 'react'
import { useSay } from '../../platform/words/use-say.ts'
import styles from './help-link.module.css'

type Topic = { readonly section: number; readonly topic: number }

const Topics = createContext<ComponentType<Topic> | null>(null)

/** Gives a part of the page the texts of help. */
export const HelpTopics = Topics.Provider

/** A help topic beside its field. */
export const HelpPanel = ({ section, topic, onClose }: Topic & { readonly onClose: () => void }) => {
  const say = useSay()

  const Shown = useContext(Topics)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the topic is read and scrolled with the keyboard */}
      <div className={styles.topic} tabIndex={0} data-autofocus>
        <Suspense fallback={<Skeleton height={120} />}>{Shown && <Shown section={section} topic={topic} />}</Suspense>
      </div>
      <Button variant="default" fullWidth mt="sm" onClick={onClose}>
        {say('shell.close')}
      </Button>
    </>
  )
}
