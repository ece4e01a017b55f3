import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { readFonts } from '../pdf/font-files.ts'
import { createKit } from '../pdf/kit.ts'
import { createDocument } from '../pdf/render-pdf.ts'
import { wholeWidth } from './pack-theme.ts'
import { tableUnits } from './table-units.ts'

const { resolve } = createRequire(import.meta.url)
const fonts = readFonts((name) => readFileSync(resolve(name)))
const doc = createDocument({ fonts, images: new Map(), meta: { title: 'T', author: 'A', date: new Date(0) } })
const kit = createKit(doc, doc.struct('Document'), new Map())

/** Which of its units stay on the page of the next one: head, rows, space. */
const glued = (texts: readonly string[]): readonly boolean[] =>
  tableUnits(
    kit,
    {
      kind: 'table',
      caption: 'Table',
      columns: [{ title: 'Text', align: 'left', weight: 1 }],
      rows: texts.map((text) => [{ text }]),
    },
    wholeWidth,
  ).map(({ isGlued }) => isGlued === true)

test('a table begins with three rows, or on the next page', () => {
  expect(glued(['a', 'b', 'c', 'd', 'e'])).toEqual([true, true, true, false, false, false, false])
  expect(glued(['a', 'b'])).toEqual([true, true, false, false])
})

test('rows of many lines begin where there is room for the first', () => {
  const long = 'word '.repeat(400)
  expect(glued([long, long, long, long])).toEqual([true, false, false, false, false, false])
})

test('a row that is taller than half a page breaks after every few of its lines, in all of its cells', () => {
  const lines = (count: number): string => Array.from({ length: count }, (_, index) => `Line ${index}`).join('\n')
  const columns = ['A', 'B'].map((title) => ({ title, align: 'left', weight: 1 }) as const)
  const rowsOf = (count: number) =>
    tableUnits(
      kit,
      { kind: 'table', caption: 'Table', columns, rows: [[{ text: lines(count) }, { text: lines(20) }]] },
      wholeWidth,
    ).slice(1, -1)
  expect(rowsOf(36)).toHaveLength(1)
  const parts = rowsOf(500)
  expect(parts).toHaveLength(84)
  expect(Math.max(...parts.map(({ height }) => height))).toBeLessThan(80)
})
