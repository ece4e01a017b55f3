import { Box, Flex, SimpleGrid } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import { TextField } from '../../../components/fields/text-field.tsx'
import { ButtonLink, TextLink } from '../../../components/page/button-link.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { useSay } from '../../../platform/words/use-say.ts'
import { type FoundSection, findTopics } from './topics/find-topics.ts'

const Further = () => {
  const say = useSay()
  return (
    <>
      <ButtonLink to="/example" variant="default">
        {say('components.see-a-worked-example')}
      </ButtonLink>
      <ButtonLink to="/helpContext" search={{ index1: '10', index2: '0' }} variant="default">
        {say('help.watch-the-walk-through')}
      </ButtonLink>
    </>
  )
}

const Section = ({ found: { title, topics } }: { readonly found: FoundSection }) => {
  const say = useSay()
  return (
    <Panel title={say(title)}>
      <Flex component="ul" direction="column">
        {topics.map(({ topic, section, position }) => (
          <Flex component="li" key={topic.title} align="center" mih={44}>
            <TextLink to="/helpContext" search={{ index1: String(section), index2: String(position) }}>
              {say(topic.title)}
            </TextLink>
          </Flex>
        ))}
      </Flex>
    </Panel>
  )
}

/** `/help`: every section with its topics, and a search in what they say. */
export const HelpListPage = () => {
  const say = useSay()
  const [text, setText] = useState('')
  const searched = useDeferredValue(text)
  const found = findTopics(say, searched.trim())
  return (
    <PageFrame
      title={say('shell.help')}
      lead={say('help.what-to-measure-what-to-photograph')}
      width="wide"
      actions={<Further />}
    >
      <Box mb={18} role="search">
        <TextField
          name="search"
          type="search"
          enterKeyHint="search"
          label={say('help.search-the-help')}
          maxLength={200}
          value={text}
          onChange={setText}
        />
      </Box>
      <div role="status">
        {found.length === 0 && (
          <EmptyState title={say('help.nothing-found')}>{say('help.try-another-word')}</EmptyState>
        )}
      </div>
      <SimpleGrid minColWidth="min(100%,340px)" spacing={18} style={{ alignItems: 'start' }}>
        {found.map((section) => (
          <Section key={section.title} found={section} />
        ))}
      </SimpleGrid>
    </PageFrame>
  )
}
