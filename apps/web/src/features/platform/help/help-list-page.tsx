import { Flex, SimpleGrid } from '@mantine/core'
import { ButtonLink, TextLink } from '../../../components/page/button-link.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { useSay } from '../../../platform/words/use-say.ts'
import { helpSections } from './topics/sections.ts'

const WalkThroughLink = () => {
  const say = useSay()
  return (
    <ButtonLink to="/helpContext" search={{ index1: '10', index2: '0' }} variant="default">
      {say('help.watch-the-walk-through')}
    </ButtonLink>
  )
}

/** `/help`: every section with its topics. */
export const HelpListPage = () => {
  const say = useSay()
  return (
    <PageFrame
      title={say('shell.help')}
      lead={say('help.what-to-measure-what-to-photograph')}
      width="wide"
      actions={<WalkThroughLink />}
    >
      <SimpleGrid minColWidth="min(100%,340px)" spacing={18} style={{ alignItems: 'start' }}>
        {helpSections.map(({ title, topics }, section) => (
          <Panel key={title} title={say(title)}>
            <Flex component="ul" direction="column">
              {topics.map((topic, position) => (
                <Flex component="li" key={topic.title} align="center" mih={44}>
                  <TextLink to="/helpContext" search={{ index1: String(section), index2: String(position) }}>
                    {say(topic.title)}
                  </TextLink>
                </Flex>
              ))}
            </Flex>
          </Panel>
        ))}
      </SimpleGrid>
    </PageFrame>
  )
}
