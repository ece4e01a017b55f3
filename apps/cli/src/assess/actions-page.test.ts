import { readFileSync } from 'node:fs'
import type { AssessmentResult, TraceNode } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import { assessInWords } from '@soundroof/engine/testing/assess-in-words'
import { stepsOf } from '@soundroof/engine/testing/trace'
import { actionBlocks, actionTables } from '@soundroof/report/blocks/actions-blocks'
import { significant } from '@soundroof/report/wording/number-text'
import { prettyFormula } from '@soundroof/report/wording/trace-formula'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, test } from 'vitest'
import { commonRoofsFile } from '../verification-book/folders.ts'
import { readProject } from './read-project.ts'

const say = sayIn('en-AU')

const bodies: readonly { readonly number: string }[] = readFileSync(commonRoofsFile, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line))

const resultOf = (body: unknown): AssessmentResult => {
  const read = readProject(body, {}, catalogue)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return assessInWords(read.input, catalogue)
}
const named = (number: string): AssessmentResult => resultOf(bodies.find((body) => body.number === number))

const tableOf = (result: AssessmentResult, caption: string) => {
  const table = actionTables(say, result).find((each) => each.caption.startsWith(caption))
  if (table === undefined) throw new Error(`no table ${caption}`)
  return table
}
const rowOf = (result: AssessmentResult, caption: string, lead: string) =>
  tableOf(result, caption).rows.find(([first]) => first?.text.startsWith(lead))

describe.each(bodies.filter((_, index) => index % 3 === 0))('actions of $number', (body) => {
  const result = resultOf(body)
  const steps = stepsOf(result.trace).map(({ step }) => step)

  test('every number stands in the derivation, and every combination is one of its formulas', () => {
    const values = new Set(steps.map(({ value }) => significant(value)))
    const formulas = new Set(steps.map(({ formula }) => prettyFormula(formula)))
    for (const caption of ['Panels', 'Members'])
      for (const [lead, ...cells] of tableOf(result, caption).rows) {
        const formula = `${lead?.text} ${lead?.note ?? ''}`.split(' = ').slice(1).join(' = ').trim()
        if (formula !== '') expect(formulas).toContain(formula)
        for (const { text, note } of cells)
          for (const shown of [text, ...(note === undefined ? [] : [note.replace('bare ', '')])])
            if (shown !== '–') expect(values).toContain(shown)
      }
  })

  test('each zone that exists has its column, and no other', () => {
    const zones = result.zoneResults.filter(({ notApplicable }) => !notApplicable).map(({ title }) => title as string)
    const [, ...columns] = tableOf(result, 'Panels').columns
    expect(columns.map(({ title }) => title)).toEqual([...zones, ...(result.ridgeCorner ? ['Ridge ends'] : [])])
  })
})

test('a factor is named as the formula has it', () => {
  const result = named('CR-17')
  for (const caption of ['Panels', 'Members'])
    for (const [lead] of tableOf(result, caption).rows.filter(([first]) => !first?.text.startsWith('ρ'))) {
      const [words = '', formula = ''] = `${lead?.text} ${lead?.note ?? ''}`.split(/ = (.*)/)
      for (const factor of ['0.9', '1.2', '1.35', '1.5'])
        expect(formula.includes(factor), `${words}: ${formula}`).toBe(words.includes(`${factor} `))
    }
})

test('a warehouse: loads of the whole page by hand', () => {
  const result = named('CR-17')
  const cells = (caption: string, lead: string) =>
    rowOf(result, caption, lead)
      ?.map(({ text }) => text)
      .slice(1)
  expect(cells('Panels', 'W_u upward')).toEqual(['0.7533', '1.13', '1.507', '2.26'])
  expect(cells('Panels', 'W_u downward')).toEqual(Array(4).fill('0.1674'))
  expect(cells('Panels', '1.2 G + W_u')).toEqual(Array(4).fill('0.344'))
  expect(cells('Members', '0.9 G + W_u')).toEqual(['1.131', '1.696', '1.978', '2.826', '4.099'])
  expect(rowOf(result, 'Members', '1.2 G + W_u')?.at(-1)).toMatchObject({ text: '6.304', note: 'bare 4.891' })
})

test('snow is named as not calculated, with what that rests on', () => {
  expect(rowOf(named('CR-17'), 'Actions', 'Snow')?.[1]?.text).toBe(
    'Not calculated; altitude not given: below 600 m, so no snow is counted',
  )
  expect(rowOf(named('CR-25'), 'Actions', 'Snow')?.[1]?.text).toBe('Not calculated')
})

const without = (node: TraceNode, symbols: readonly string[]): TraceNode => ({
  ...node,
  steps: node.steps.filter(({ symbol }) => !symbols.includes(symbol)),
  children: node.children.map((child) => without(child, symbols)),
})

test('a result stored before these pressures were steps has its page without them', () => {
  const result = named('CR-17')
  const stored = { ...result, trace: without(result.trace, ['p_s', 'p_d', 'p_sd']) }
  const leads = tableOf(stored, 'Panels').rows.map(([lead]) => lead?.text ?? '')
  expect(leads.filter((lead) => lead.startsWith('W_'))).toHaveLength(1)
  expect(leads).toHaveLength(tableOf(result, 'Panels').rows.length - 3)
})

test('where nothing was calculated there is no such page', () => {
  const result = named('CR-17')
  expect(actionBlocks(say, { ...result, trace: { ...result.trace, children: [] } })).toEqual([])
})
