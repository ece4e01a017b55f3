import { Button, Flex, Stack } from '@mantine/core'
import { getRouteApi, useCanGoBack, useRouter } from '@tanstack/react-router'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { useSay } from '../../../platform/words/use-say.ts'
import { EngineeringHelp } from './engineering-help.tsx'
import { HelpBlocks } from './help-blocks.tsx'
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

/** The video is 948 pixels wide where there is room. */
const hasVideo = (topic: HelpTopic): boolean =>
  !isEngineering(topic) && topic.blocks.some(({ kind }) => kind === 'video')

/** `/helpContext`: a topic of the help list, and what a link carries in `dataList`. */
export const HelpContextPage = () => {
  const say = useSay()

  const { index1 = '', index2 = '', dataList } = route.useSearch()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const found = helpTopic(index1, index2)
  const blocks = helpBlocks(dataList)
  // Opened from a bookmark, there is no page of ours to go back to.
  const leave = () => (canGoBack ? router.history.back() : router.history.push('/help'))
  return (
    <PageFrame
      title={say(found?.topic.title ?? 'shell.help')}
      lead={found && say(found.section.title)}
      width={found && hasVideo(found.topic) ? 'wide' : 'normal'}
    >
      <Stack gap={18}>
        {found && <Topic topic={found.topic} />}
        <Blocks blocks={blocks} />
        {!found && blocks.length === 0 && <EmptyState title={say('help.there-is-no-help-on-this')} />}
      </Stack>
      <Flex justify="center" mt={28}>
        <Button onClick={leave} miw={140}>
          {say('help.ok')}
        </Button>
      </Flex>
    </PageFrame>
  )
}
