import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import type { Block, Cell } from '../blocks/blocks.ts'
import { type Piece, readPdf } from '../testing/read-pdf.ts'
import { readFonts } from './font-files.ts'
import { renderPdf } from './render-pdf.ts'

const { resolve } = createRequire(import.meta.url)
const fonts = readFonts((name) => readFileSync(resolve(name)))
const meta = { title: 'Numbers', author: 'Firm', date: new Date('2026-11-21T09:30:00.000Z') }

const table = (texts: readonly string[], align: 'left' | 'right', strong: boolean): Block => ({
  kind: 'table',
  caption: 'Numbers',
  columns: [{ title: 'Value', align, weight: 1 }],
  rows: texts.map((text): readonly Cell[] => [{ text, strong }]),
})

const piecesOf = async (blocks: readonly Block[]): Promise<readonly Piece[]> =>
  (await readPdf(await renderPdf(blocks, { fonts, images: new Map(), meta }))).pieces

const widthOf = (pieces: readonly Piece[], text: string): number => {
  const piece = pieces.find((each) => each.text === text)
  if (piece === undefined) throw new Error(`${text} is not in the document.`)
  return piece.right - piece.left
}

const numbers = ['17.1', '7.7', '1.14', '0.7', '4.17', '1,7']

// In small print, "7." set close together reads as 171 where 17.1 is meant.
it.each([
  ['text', 'left', false],
  ['strong text', 'left', true],
  ['a column of figures', 'right', false],
  ['a column of strong figures', 'right', true],
] as const)('a number in %s is as wide as its figures and its point', async (_, align, strong) => {
  const signs = [...new Set(numbers.flatMap((number) => [...number]))]
  const pieces = await piecesOf([table([...numbers, ...signs], align, strong)])
  for (const number of numbers) {
    const own = [...number].reduce((sum, sign) => sum + widthOf(pieces, sign), 0)
    expect(widthOf(pieces, number), number).toBeCloseTo(own, 1)
  }
})
