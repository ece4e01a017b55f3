import { expect, test } from 'vitest'
import type { Cell, TableBlock } from '../blocks/blocks.ts'
import { transposed } from './transposed.ts'

const value = (text: string, bare: string): Cell => ({ text, note: `bare ${bare}` })

const table = (first: readonly [Cell, Cell], second: readonly [Cell, Cell]): TableBlock => ({
  kind: 'table',
  caption: 'Members',
  columns: ['Members', 'Rafters, Internal', 'Rafters, Edge'].map((title) => ({ title, align: 'left', weight: 1 })),
  rows: [
    [{ text: '1.35 G: w = 1.35 D' }, ...first],
    [{ text: '0.9 G + W_u upward', note: 'w_o = q C' }, ...second],
  ],
})

const textsOf = (block: TableBlock): readonly (readonly string[])[] =>
  transposed(block, 'Member').table.rows.map((row) => row.map(({ text }) => text))

test('zones are rows, and the bare roof stands once where it is the same in every zone', () => {
  const same = table([value('1', '9'), value('2', '9')], [value('3', '8'), value('4', '8')])
  expect(textsOf(same)).toEqual([
    ['Rafters, Internal', '1', '3'],
    ['Rafters, Edge', '2', '4'],
    ['Rafters, bare', '9', '8'],
  ])
})

test('a bare roof that differs by zone stands below each', () => {
  const other = table([value('1', '9'), value('2', '9')], [value('3', '8'), value('4', '7')])
  expect(textsOf(other)).toEqual([
    ['Rafters, Internal', '1', '3'],
    ['Rafters, Internal, bare', '9', '8'],
    ['Rafters, Edge', '2', '4'],
    ['Rafters, Edge, bare', '9', '7'],
  ])
})

test('numbers of a column have as many decimals, and no more than three', () => {
  const uneven = table([value('1.5', '0.05047'), value('12', '–')], [value('−0.02112', '−0.0001'), value('2', '3')])
  expect(textsOf(uneven)).toEqual([
    ['Rafters, Internal', '1.500', '−0.021'],
    ['Rafters, Internal, bare', '0.050', '0.000'],
    ['Rafters, Edge', '12.000', '2.000'],
    ['Rafters, Edge, bare', '–', '3.000'],
  ])
})

test('heads are short, and formulas are told apart from them', () => {
  const { table: turned, formulas } = transposed(
    table([{ text: '1' }, { text: '2' }], [{ text: '3' }, { text: '4' }]),
    'Member',
  )
  expect(turned.columns.map(({ title }) => title)).toEqual(['Member', '1.35 G', '0.9 G + W_u up'])
  expect(formulas).toEqual(['w = 1.35 D', 'w_o = q C'])
})
