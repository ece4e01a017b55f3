import { catalogueFigures } from '@soundroof/contract/review/figures/catalogue-figures'
import type { SignOff } from '@soundroof/contract/review/figures/signed-catalogue'
import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import { parseWireProject } from '@soundroof/contract/roofs/wire/wire'
import { catalogue } from '@soundroof/data'
import { catalogueInForce } from '@soundroof/data/catalogue-in-force'
import { choices } from '@soundroof/data/choices'
import { assessInWords as assess } from '@soundroof/engine/testing/assess-in-words'
import type { Block } from '@soundroof/report/blocks/blocks'
import { reportBlocks } from '@soundroof/report/reports/report-blocks'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { sourceFiles, textOf } from '../sources.mjs'

const say = sayIn('en-AU')

/** What a report says of figures is what it was calculated with. */

const signOff = (figure: string, values: SignOff['values'] = null): SignOff => ({
  figure,
  values,
  confirmedBy: 'Ann Lee',
  approvedBy: 'Ben Orr',
  on: '2026-11-23',
})
const examples = sourceFiles('apps/cli/examples').filter((path) => path.endsWith('.json'))

const blocksOf = (path: string, signOffs: readonly SignOff[]) => {
  const received = parseWireProject(JSON.parse(textOf(path)))
  if (!received.ok) throw new Error(JSON.stringify(received.problems))
  const { project } = received.value
  const result = assess(resolveInput(project, choices), catalogueInForce(catalogue, signOffs))
  const provider = { name: '', email: '', phone: '', web: '' }
  const blocks = reportBlocks(say, {
    kind: 'full-calculation',
    project,
    choices,
    result,
    provider,
    issuedAt: '2026-11-21T09:30:00.000Z',
    version: '1',
  })
  return { result, blocks }
}

const allConfirmed = catalogueFigures(catalogue).map(({ id }) => signOff(id))

it.each(examples)('with every figure confirmed the report of %s calls nothing unverified', (path) => {
  const { result, blocks } = blocksOf(path, allConfirmed)
  expect(result.unverified).toEqual([])
  expect(JSON.stringify(blocks).match(/.{60}("estimate"|\bunverified\b|Estimate:).{20}/gi)).toBeNull()
  expect(JSON.stringify(blocks)).toContain('as published, by Ann Lee and Ben Orr, 23 Nov 2026')
})

it('prints the value in force beside the published one, by whom and since when', () => {
  const figure = 'fixings/foot'
  const found = examples.flatMap((path) => {
    const { result, blocks } = blocksOf(path, [signOff(figure, [{ name: 'bracket', value: 2 }])])
    return result.confirmedFigures?.some((one) => one.figure === figure) ? [blocks] : []
  })
  expect(found.length).toBeGreaterThan(0)
  for (const blocks of found) {
    const rules = blocks.filter((block): block is Extract<Block, { kind: 'rule' }> => block.kind === 'rule')
    const said = rules.flatMap(({ number, parts }) => parts.map(({ text }) => `${number} ${text}`))
    const words = "L-foot, the provider's own value: Bracket: 2 (published 2.07), by Ann Lee and Ben Orr, 23 Nov 2026"
    expect(said.filter((one) => one.includes(words))).toHaveLength(1)
  }
})
