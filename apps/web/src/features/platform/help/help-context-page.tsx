import { Button } from '@mantine/core'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { EngineeringHelp } from './engineering-help.tsx'
import styles from './help-context-page.module.css'
import { type HelpItem, helpItems } from './help-data.ts'

const route = getRouteApi('/shell/helpContext')

type Topic = { readonly title: string; readonly content: () => ReactNode }

/** Topics by `index1` and `index2`. */
const topics: Readonly<Record<string, Topic>> = {
  '0.0': { title: 'Engineering and Certificate', content: EngineeringHelp },
}

const Item = ({ item }: { readonly item: HelpItem }) =>
  item.kind === 'text' ? (
    <p>{item.text}</p>
  ) : (
    <p>
      <a href={item.address} rel="noreferrer nofollow">
        {item.address}
      </a>
    </p>
  )

const Items = ({ items }: { readonly items: readonly HelpItem[] }) => (
  <Panel>
    <div className={styles.items}>
      {items.map((item) => (
        <Item key={item.kind === 'text' ? item.text : item.address} item={item} />
      ))}
    </div>
  </Panel>
)

export const HelpContextPage = () => {
  const { index1 = '', index2 = '', dataList } = route.useSearch()
  const router = useRouter()
  const topic = topics[`${index1}.${index2}`]
  const items = helpItems(dataList)
  // Opened from a bookmark, there is no page to go back to.
  const leave = () => (window.history.length > 1 ? router.history.back() : router.history.push('/home'))
  return (
    <PageFrame title={topic?.title ?? 'Help'}>
      {topic && <topic.content />}
      {items.length > 0 && <Items items={items} />}
      {!topic && items.length === 0 && <EmptyState title="There is no help on this topic yet" />}
      <div className={styles.leave}>
        <Button onClick={leave} miw={140}>
          OK
        </Button>
      </div>
    </PageFrame>
  )
}
