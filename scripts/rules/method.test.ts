import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import { parseWireProject } from '@soundroof/contract/roofs/wire/wire'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { assessInWords as assess } from '@soundroof/engine/testing/assess-in-words'
import { methodRules } from '@soundroof/report/method/method-rules'
import { reportBlocks } from '@soundroof/report/reports/report-blocks'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { sourceFiles, textOf } from '../sources.mjs'

const say = sayIn('en-AU')

const numbers = methodRules.map(({ number }) => number)
const citation = /\b[Mm]ethod §?(\d(?:\.\d)?)/g

const citedIn = (text: string): readonly string[] => [...text.matchAll(citation)].map(([, number = '']) => number)

it('no citation without its rule, in code, documents and recorded steps', () => {
  const files = sourceFiles().filter((path) => /\.(tsx?|mjs|md|csv|json)$/.test(path) && !path.endsWith('-lock.json'))
  const cited = files
    .filter((path) => path !== 'packages/report/src/pdf/rule-links.test.ts')
    .flatMap((path) => citedIn(textOf(path)).map((number) => ({ path, number })))
  expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([])
  expect(cited.length).toBeGreaterThan(300)
})

it('the rules are numbered in order, each with its words, and each is cited by the engine', () => {
  expect(numbers).toEqual([...new Set(numbers)].sort())
  expect(methodRules.filter(({ title, parts }) => title === '' || parts.length === 0)).toEqual([])
  const engine = sourceFiles('packages/engine/src').map(textOf).join('\n')
  const cited = new Set(citedIn(engine))
  expect(numbers.filter((number) => !cited.has(number))).toEqual([])
})

it('every word of a numbered section of the document stands in its rule', () => {
  const [, ...sections] = textOf('docs/method.md').split(/^#+ (?=\d)/m)
  const plain = (text: string) => text.replace(/^- /gm, '').replace(/\s+/g, ' ').trim()
  const written = methodRules.map(({ number, title, parts }) =>
    plain([`${number} ${title}`, ...parts.map(({ text }) => text)].join('\n')),
  )
  expect(written).toEqual(sections.map(plain))
})

const examples = sourceFiles('apps/cli/examples').filter((path) => path.endsWith('.json'))

it.each(examples)('a report of %s prints every rule that it cites', (path) => {
  const received = parseWireProject(JSON.parse(textOf(path)))
  if (!received.ok) throw new Error(JSON.stringify(received.problems))
  const { project } = received.value
  const result = assess(resolveInput(project, choices), catalogue)
  const provider = { name: '', email: '', phone: '', web: '' }
  const issuedAt = '2026-11-21T09:30:00.000Z'
  const blocks = reportBlocks(say, {
    kind: 'full-calculation',
    project,
    choices,
    result,
    provider,
    issuedAt,
    version: '1',
  })
  const printed = new Set(blocks.flatMap((block) => (block.kind === 'rule' ? [block.number] : [])))
  const cited = new Set(citedIn(JSON.stringify(blocks)))
  expect([...cited].filter((number) => !printed.has(number))).toEqual([])
  expect(printed.size).toBeGreaterThan(5)
})
