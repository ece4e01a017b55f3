import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { findTopics } from './find-topics.ts'
import { helpSections, helpTopic } from './sections.ts'

const say = sayIn('en-AU')
const titles = (text: string) =>
  findTopics(say, text).flatMap(({ topics }) => topics.map(({ topic }) => say(topic.title)))

it('shows every topic without a search, the engineers’ services last', () => {
  const all = findTopics(say, '')
  expect(all).toHaveLength(helpSections.length)
  expect(say(all.at(-1)?.title ?? 'help.web')).toBe('Engineering')
})

it('keeps the address of each topic', () => {
  for (const { title, topics } of findTopics(say, ' '))
    for (const { topic, section, position } of topics) {
      const found = helpTopic(String(section), String(position))
      expect([found?.topic, found?.section.title]).toEqual([topic, title])
    }
})

it.each([
  ['terrain', 'Terrain category'],
  ['FLY brace', 'Rafters'],
  ['mgp10', 'Timber depth, breadth and type'],
  ['council insurer', 'Engineering and Certificate'],
])('%s is found in what a topic says', (text, title) => {
  expect(titles(text)).toContain(title)
})

it('finds nothing where a word stands nowhere', () => {
  expect(titles('terrain zebra')).toEqual([])
})

it('searches in the language of the reader', () => {
  const chinese = sayIn('zh-Hans')
  expect(findTopics(chinese, '檩条').length).toBeGreaterThan(0)
})
