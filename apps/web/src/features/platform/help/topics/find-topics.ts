import type { Say } from '../../../../platform/words/use-say.ts'
import { engineeringWords } from './engineering-words.ts'
import type { HelpBlock, HelpSection, HelpTopic } from './help-block.ts'
import { helpSections, isEngineering } from './sections.ts'

/** A topic with its place in an address. */
export type FoundTopic = { readonly topic: HelpTopic; readonly section: number; readonly position: number }
export type FoundSection = { readonly title: HelpSection['title']; readonly topics: readonly FoundTopic[] }

const wordsOfBlock = (say: Say, block: HelpBlock): string => {
  if (block.kind === 'text') return say({ code: block.text, values: block.values })
  if (block.kind === 'list') return block.items.map((item) => say.named(item)).join(' ')
  return block.kind === 'image' ? say.named(block.caption) : ''
}

const wordsOf = (say: Say, title: HelpSection['title'], topic: HelpTopic): string => {
  const drawn = isEngineering(topic) ? engineeringWords.map((code) => say(code)) : []
  const said = [say(title), say(topic.title), ...topic.blocks.map((block) => wordsOfBlock(say, block)), ...drawn]
  return said.join(' ').toLocaleLowerCase()
}

/** Roofs before the services of the engineers, though these keep the first address. */
const inOrder = helpSections
  .map((section, index) => ({ section, index }))
  .toSorted((one, other) => Number(one.index === 0) - Number(other.index === 0))

/** Sections with the topics in which each word of the text stands; all of them without a text. */
export const findTopics = (say: Say, text: string): readonly FoundSection[] => {
  const asked = text.toLocaleLowerCase().split(/\s+/)
  return inOrder
    .map(({ section: { title, topics }, index }) => ({
      title,
      topics: topics
        .map((topic, position) => ({ topic, section: index, position }))
        .filter(({ topic }) => {
          const words = wordsOf(say, title, topic)
          return asked.every((word) => words.includes(word))
        }),
    }))
    .filter(({ topics }) => topics.length > 0)
}
