import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { catalogue } from '@soundroof/data'
import { briefBy, nodeInWords } from '@soundroof/words/each-sentence'
import { results } from '@soundroof/words/en-au/results/results'
import type { Say, Wording } from '@soundroof/words/language/wording'
import { sayIn } from '@soundroof/words/say'
import { sayBy } from '@soundroof/words/say-by'
import { expect, it } from 'vitest'
import { assess } from '../../../packages/engine/src/assess.ts'
import { realisticRoofs } from '../../../packages/engine/testing/realistic-table.ts'
import { sampleMessages } from './sample-messages.ts'

/** A language that a machine makes of the English one: the words of each sentence the other way round. */
const backwards = (words: string): string => words.split(' ').reverse().join(' ')

type Words = (values: never, say: Say) => string

/** Sentences inside one are turned once, not back again. */
const turned =
  (words: Words): Words =>
  (values, say) => {
    const inside: string[] = []
    const outside = words(values, (message) => `{${inside.push(say(message)) - 1}}`)
    return backwards(outside).replace(/\{(\d+)\}/g, (_, position) => inside[Number(position)] ?? '')
  }

const third = Object.fromEntries(
  Object.entries(results).map(([code, words]) => [code, typeof words === 'string' ? backwards(words) : turned(words)]),
) as unknown as Wording

const english = sayIn('en-AU')
const sayThird = (words: Wording): Say =>
  sayBy(
    (code) => (Object.hasOwn(words, code) ? words[code as keyof Wording] : undefined),
    () => undefined,
    'third',
  )
const say = sayThird(third)

/** Sentences that read the same the other way round are none. */
const isSentence = (words: string): boolean => words.split(' ').length > 2 && backwards(words) !== words
const ofNames: ReadonlySet<string> = new Set(['verbatim', 'as-issued'])
const codeOf = (message: Message): string => (typeof message === 'string' ? message : message.code)

const sentencesBy = (speak: Say, messages: readonly Message[]): readonly string[] =>
  messages.filter((message) => !ofNames.has(codeOf(message))).map(speak)

/** Whether a sentence is one that English has for a message. */
const englishOf = (messages: readonly Message[]): ((sentence: string) => boolean) => {
  const known = new Set(sentencesBy(english, messages).filter(isSentence))
  return (sentence) => known.has(sentence)
}

it('a third language is a catalogue: a result in it has no English sentence', () => {
  const heard = new Map<string, Message>()
  const hear: Say = (message) => {
    heard.set(JSON.stringify(message), message)
    return ''
  }
  for (const { input } of realisticRoofs.slice(0, 5)) {
    const result = assess(input, catalogue)
    briefBy(result, hear)
    nodeInWords(result.trace, hear)
  }
  const messages = [...heard.values()]
  expect(messages.length).toBeGreaterThan(300)
  expect(sentencesBy(say, messages).filter(englishOf(messages))).toEqual([])
})

it('every code can be said in it', () => {
  expect(sampleMessages.length).toBeGreaterThan(1000)
  expect(sentencesBy(say, sampleMessages).filter(englishOf(sampleMessages))).toEqual([])
})

it('a code that is missing is named with its language', () => {
  const { hill: _, ...others } = results
  expect(() => sayThird(others as Wording)('hill')).toThrow('third has no words for the message "hill"')
})

it('a catalogue with a code too few, or one too many, does not compile', () => {
  const { hill, ...others } = results
  // @ts-expect-error a code without words
  const fewer: Wording = others
  // @ts-expect-error words without a code
  const more = { 'no-such-code': 'words' } satisfies Partial<Wording>
  // @ts-expect-error words that want a value which the code does not have
  const other = { 'zone-of': ({ place }) => `${place}` } satisfies Partial<Wording>
  expect([fewer, more, other, hill]).toHaveLength(4)
})
