import { Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useState } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import classes from './workspace.module.css'

export type LowerTab = {
  readonly name: string
  readonly title: string
  readonly count?: number
  /** Made when it is opened. */
  readonly content: () => ReactNode
}

type Props = {
  readonly tabs: readonly LowerTab[]
  /** Null: nobody chose one. On a phone all stay closed then. */
  readonly open: string | null
  readonly onOpen: (name: string | null) => void
}

const Title = ({ title, count = 0 }: Pick<LowerTab, 'title' | 'count'>) => (
  <>
    {title}
    {count > 0 ? <span className={classes.count}>{count}</span> : null}
  </>
)

type FoldProps = { readonly tab: LowerTab; readonly isAsked: boolean }

/** Stays open while others open, so that nothing jumps. */
const Fold = ({ tab, isAsked }: FoldProps) => {
  const [isOpen, setOpen] = useState(isAsked)
  useEffect(() => {
    if (isAsked) setOpen(true)
  }, [isAsked])
  return (
    <details className={classes.fold} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Title {...tab} />
      </summary>
      {isOpen ? <div className={classes.panel}>{tab.content()}</div> : null}
    </details>
  )
}

/** What stands behind the answer, one thing at a time: tabs, on a phone a list that unfolds. */
export const LowerTabs = ({ tabs, open, onOpen }: Props) => {
  const say = useSay()
  const isPhone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false })
  if (isPhone) return tabs.map((tab) => <Fold key={tab.name} tab={tab} isAsked={open === tab.name} />)
  const chosen = open ?? tabs[0]?.name ?? null
  return (
    <Tabs value={chosen} onChange={onOpen} keepMounted={false} className={classes.tabs}>
      <Tabs.List aria-label={say('roofs.behind-the-answer')}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.name} value={tab.name}>
            <Title {...tab} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ name, content }) => (
        <Tabs.Panel key={name} value={name} className={classes.panel}>
          {chosen === name ? content() : null}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
