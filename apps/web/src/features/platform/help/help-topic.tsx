import { Title } from '@mantine/core'
import { useSay } from '../../../platform/words/use-say.ts'
import { EngineeringHelp } from './engineering-help.tsx'
import { HelpBlocks } from './help-blocks.tsx'
import { helpTopic, isEngineering } from './topics/sections.ts'

type Props = { readonly section: number; readonly topic: number }

/** A topic of the help list beside a field. */
export const BesideFieldTopic = ({ section, topic: position }: Props) => {
  const say = useSay()

  const found = helpTopic(String(section), String(position))
  if (found === null) return null
  const { topic } = found
  return (
    <>
      <Title order={2} size="h4" mb="xs">
        {say(topic.title)}
      </Title>
      {isEngineering(topic) ? <EngineeringHelp /> : <HelpBlocks blocks={topic.blocks} />}
    </>
  )
}
