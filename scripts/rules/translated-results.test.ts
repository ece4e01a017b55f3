import { catalogue } from '@soundroof/data'
import { rewordedAdvice, rewordedLayout, rewordedResult } from '@soundroof/words/each-sentence'
import { layoutInWords } from '@soundroof/words/layout-in-words'
import { adviceInWords } from '@soundroof/words/result-in-words'
import fc from 'fast-check'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { resultSentences } from '../../apps/web/src/translations/result-sentences.ts'
import templates from '../../apps/web/src/translations/zh-hans/result-sentences.json' with { type: 'json' }
import { texts } from '../../apps/web/src/translations/zh-hans/simplified-chinese.ts'
import { advise } from '../../packages/engine/src/advice/advise.ts'
import { layOut } from '../../packages/engine/src/array/lay-out.ts'
import { arbitraryArray } from '../../packages/engine/testing/arbitrary-array.ts'
import { arbitraryInput, arbitraryUnplaced } from '../../packages/engine/testing/arbitrary-input.ts'
import { assessInWords } from '../../packages/engine/testing/assess-in-words.ts'
import { realisticRoofs } from '../../packages/engine/testing/realistic-table.ts'
import { sourceFiles, textOf } from '../sources.mjs'

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

/** Sentences that screens show: all of results but their derivation, of advice and of layouts. */
const shownSentences = (): ReadonlySet<string> => {
  const shown = new Set<string>()
  const see = (sentence: string): string => {
    shown.add(sentence)
    return sentence
  }
  for (const input of inputs) rewordedResult(assessInWords(input, catalogue), see)
  for (const input of inputs.filter((_, position) => position % 15 === 0))
    rewordedAdvice(adviceInWords(advise(input, catalogue, onOffer), 'en-AU'), see)
  for (const roof of fc.sample(arbitraryArray, { seed: 20_261_123, numRuns: 40 }))
    rewordedLayout(layoutInWords(layOut(roof), 'en-AU'), see)
  return shown
}

/** What the catalogue cites: names of rules and sources, which stay as they are published. */
const cited =
  /^(Building Regulations|BAC\/|Minister's determination|Computed from the dimensions of the guide|Estimate: direct strength method)/

/** Where the sentences of results come from. */
const sources = [
  'packages/words/src/en-au/results',
  'packages/report/src/blocks',
  'data',
  'packages/engine/src',
].flatMap((place) => sourceFiles(place))

const piecesIn = (path: string): readonly string[] => {
  const found: string[] = []
  const see = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text)
    ts.forEachChild(node, see)
  }
  see(ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true))
  return found
}

/** Parts between values and signs: a sentence is put together from such parts. */
const partsOf = (template: string): readonly string[] =>
  template
    .split(/\{\w+\}( (mm|m|m2|kN|kPa|kW|W|%|kg\/m2)\b)?|[;:,.()/]|\d+/)
    .map((part) => (part ?? '').trim())
    .filter((part) => part.split(' ').length > 1)

/** Put together from values word by word. */
const composed =
  /^(Add (a|two) purlins? |One No\. 14 |Preliminary: |the (obstacle|\{n\} obstacles) |\{n\} screws? in (steel|timber) )/

describe('results in Simplified Chinese', () => {
  const shown = [...shownSentences()]
  const speak = resultSentences(Object.assign({}, ...texts), templates)

  it('leave no English word but what the catalogue cites', () => {
    expect(shown.length).toBeGreaterThan(1000)
    expect(shown.filter((sentence) => !cited.test(sentence) && !speak(sentence).isWhole)).toEqual([])
  })

  it('keep every number', () => {
    const numbersOf = (words: string): string => (words.match(/\d[\d.]*\d|\d/g) ?? []).sort().join(' ')
    expect(shown.filter((english) => numbersOf(english) !== numbersOf(speak(english).words))).toEqual([])
  })

  it('have no template for a sentence that is gone', () => {
    const all = sources.flatMap(piecesIn).join('\n')
    const isSaid = (part: string): boolean => all.includes(part)
    const gone = Object.keys(templates).filter((template) => {
      const parts = partsOf(template)
      return parts.length > 0 && !parts.some(isSaid) && !composed.test(template)
    })
    expect(gone).toEqual([])
  })

  it.each([
    [
      'Keep panels out of the Edge zone: the band up to 0.6 m from roof edges and ridge.',
      '组件不得进入边缘区：距屋面边缘、屋脊 0.6 m 以内的条带。',
    ],
    ['too few members within 1800 mm to carry 2 rails', '1800 mm 范围内的构件太少，承不住 2 根导轨'],
    [
      'zones where the result allows no panels: Intermediate, Edge and Ridge ends',
      '结果不允许安装组件的区：中间、边缘、屋脊端部',
    ],
    [
      'Turn the rails parallel to the purlins and lower the tilt from 10 to 5 degrees',
      '将导轨改为与檩条平行，并将倾角从 10 度降到 5 度',
    ],
    [
      'lower of MGP10 and F7; MGP12 was given and counts only where it is weaker than the default: purlins and rafters are of different species',
      'MGP10 与 F7 中较低者；给定了 MGP12，仅在其低于默认值时计入：檩条与椽子为不同树种',
    ],
  ])('%s', (english, chinese) => {
    expect(speak(english).words).toBe(chinese)
  })

  it('keep names, and what they do not know', () => {
    expect(speak('Use Sunny 440 W').words).toBe('使用 Sunny 440 W')
    expect(speak('A sentence that nobody wrote.')).toEqual({ words: 'A sentence that nobody wrote.', isWhole: false })
  })
})
