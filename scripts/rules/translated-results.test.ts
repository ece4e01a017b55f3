import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { catalogue } from '@soundroof/data'
import { adviceBy, briefBy, layoutBy, nodeInWords } from '@soundroof/words/each-sentence'
import type { Say } from '@soundroof/words/language/wording'
import { sayIn } from '@soundroof/words/say'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advise } from '../../packages/engine/src/advice/advise.ts'
import { assess } from '../../packages/engine/src/assess.ts'
import { layOut } from '../../packages/engine/src/panel-layout/lay-out.ts'
import { arbitraryArray } from '../../packages/engine/testing/arbitrary-array.ts'
import { arbitraryInput, arbitraryUnplaced } from '../../packages/engine/testing/arbitrary-input.ts'
import { realisticRoofs } from '../../packages/engine/testing/realistic-table.ts'
import { sampleMessages } from './words/sample-messages.ts'

const inputs = [
  ...realisticRoofs.map(({ input }) => input),
  ...fc.sample(arbitraryUnplaced, { seed: 20_261_121, numRuns: 80 }),
  ...fc.sample(arbitraryInput, { seed: 20_261_123, numRuns: 40 }),
]

const onOffer = {
  panelLengthBands: [1400, 1800, 2400].map((upper) => ({ lower: upper - 400, upper })),
  modules: new Set<string>(),
  withModule: <I>(input: I): I => input,
}

/** What screens show of results, their derivations, advice and layouts. */
const shownMessages = (): readonly Message[] => {
  const shown = new Map<string, Message>()
  const see: Say = (message) => {
    shown.set(JSON.stringify(message), message)
    return ''
  }
  for (const input of inputs) {
    const result = assess(input, catalogue)
    briefBy(result, see)
    nodeInWords(result.trace, see)
  }
  for (const input of inputs.filter((_, position) => position % 15 === 0))
    adviceBy(advise(input, catalogue, onOffer), see)
  for (const roof of fc.sample(arbitraryArray, { seed: 20_261_123, numRuns: 40 })) layoutBy(layOut(roof), see)
  return [...shown.values()]
}

const english = sayIn('en-AU')
const chinese = sayIn('zh-Hans')

/** Values that the catalogue of figures or a maker names: they stay as they are published. */
const named: ReadonlySet<string> = new Set(['text', 'name', 'title', 'table', 'edition', 'source', 'rule', 'note'])

const namesIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) =>
    typeof inside === 'string' && named.has(key) ? [inside] : namesIn(inside),
  )
}

const units = /\b(mm|m|km|kN|kNm|kPa|MPa|kg|kW|W|m2|m3)\b/g
const clauseOfTheMethod = /Method \d/g
/** Point of a screw, as AS 3566 calls it. */
const pointOfScrew = /Type 17/g

/** Words that are no names, units, symbols or clauses of the method. */
const englishIn = (message: Message): readonly string[] => {
  const withoutNames = namesIn(message).reduce((words, name) => words.replaceAll(name, ''), chinese(message))
  return (
    withoutNames
      .replace(units, '')
      .replace(clauseOfTheMethod, '')
      .replace(pointOfScrew, '')
      .match(/[A-Za-z]*[a-z]{2}[A-Za-z]*/g) ?? []
  )
}

const numbersOf = (words: string): string => (words.match(/\d[\d.]*\d|\d/g) ?? []).sort().join(' ')

const isUnevenlySpaced = (words: string): boolean =>
  /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Han}|\p{Script=Han} \p{Script=Han}|[。，：；、）] | {2}/u.test(words)

describe('results in Simplified Chinese', () => {
  const shown = shownMessages()
  const every = [...shown, ...sampleMessages]

  it('leave no English word but names', () => {
    expect(shown.length).toBeGreaterThan(3000)
    expect(every.filter((message) => englishIn(message).length > 0).map(chinese)).toEqual([])
  })

  it('keep every number', () => {
    const uneven = every.filter((message) => numbersOf(english(message)) !== numbersOf(chinese(message)))
    expect(uneven.map(chinese)).toEqual([])
  })

  it('have one space between Chinese signs and others, none between Chinese signs', () => {
    expect(every.map(chinese).filter(isUnevenlySpaced)).toEqual([])
  })

  it.each<readonly [string, Message]>([
    [
      '组件不得进入边缘区：距屋面边缘、屋脊 0.6 m 以内的条带。',
      {
        code: 'keep-out-of-zone',
        values: {
          zone: 'Edge',
          clearance: { code: 'band-along-lines', values: { distance: 0.6, lines: ['roof-edges', 'ridge'] } },
        },
      },
    ],
    [
      '1800 mm 范围内的构件太少，承不住 2 根导轨',
      {
        code: 'rails-laid-out',
        values: { rails: 2, layout: { code: 'rails-find-no-members', values: { rails: 2, limit: 1800 } } },
      },
    ],
    [
      '结果不允许安装组件的区：次边缘、边缘、屋脊端部',
      { code: 'zones-kept-clear', values: { zones: ['Intermediate', 'Edge', 'Ridge ends'] } },
    ],
    [
      '将导轨改为与檩条平行，并将倾角从 10 度降到 5 度',
      {
        code: 'both-changes',
        values: {
          first: { code: 'turn-rails', values: { direction: 'parallel', member: 'purlins' } },
          second: { code: 'lower-tilt', values: { from: 10, to: 5 } },
        },
      },
    ],
    ['使用 Sunny 440 W', { code: 'use-module', values: { name: 'Sunny 440 W' } }],
    ['As it was issued.', { code: 'as-issued', values: { text: 'As it was issued.' } }],
  ])('%s', (sentence, message) => {
    expect(chinese(message)).toBe(sentence)
  })
})
