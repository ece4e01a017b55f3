import { Button } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import { getRouteApi, useCanGoBack, useRouter } from '@tanstack/react-router'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { EngineeringHelp } from './engineering-help.tsx'
import { HelpBlocks } from './help-blocks.tsx'
import styles from './help-context-page.module.css'
import { helpBlocks } from './help-data.ts'
import type { HelpBlock, HelpTopic } from './topics/help-block.ts'
import { helpTopic, isEngineering } from './topics/sections.ts'

const route = getRouteApi('/shell/helpContext')

const Blocks = ({ blocks }: { readonly blocks: readonly HelpBlock[] }) =>
  blocks.length > 0 ? (
    <Panel>
      <HelpBlocks blocks={blocks} />
    </Panel>
  ) : null

const Topic = ({ topic }: { readonly topic: HelpTopic }) =>
  isEngineering(topic) ? <EngineeringHelp /> : <Blocks blocks={topic.blocks} />

/** `/helpContext`: a topic of the help list, and what a link carries in `dataList`. */
export const HelpContextPage = () => {
  const { index1 = '', index2 = '', dataList } = route.useSearch()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const found = helpTopic(index1, index2)
  const blocks = helpBlocks(dataList)
  // Opened from a bookmark, there is no page of ours to go back to.
  const leave = () => (canGoBack ? router.history.back() : router.history.push('/help'))
  return (
    <PageFrame title={text(found?.topic.title ?? 'Help')} lead={found && text(found.section.title)}>
      <div className={styles.stack}>
        {found && <Topic topic={found.topic} />}
        <Blocks blocks={blocks} />
        {!found && blocks.length === 0 && <EmptyState title={text('There is no help on this topic')} />}
      </div>
      <div className={styles.leave}>
        <Button onClick={leave} miw={140}>
          {text('OK')}
        </Button>
      </div>
    </PageFrame>
  )
}
