import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import type { Block } from '../../blocks/blocks.ts'
import { readFonts } from '../font-files.ts'
import { renderPdf } from '../render-pdf.ts'
import { shareShapedWords } from './shaped-words.ts'

const { resolve } = createRequire(import.meta.url)
const read = () => readFonts((name) => readFileSync(resolve(name)))
const meta = { title: 'Words', author: 'Firm', date: new Date('2026-11-21T09:30:00.000Z') }

const paragraph = (text: string): readonly Block[] => [{ kind: 'paragraph', text }]

// Both apostrophes are one glyph of the font: what a reader copies must not depend on earlier documents.
it('a document is the same whatever was printed before it', async () => {
  const text = 'The rafter\u2019s purlin, 7.7 kN, 屋顶'
  const first = await renderPdf(paragraph(text), { fonts: read(), images: new Map(), meta })
  const fonts = read()
  await renderPdf(paragraph('Ra\u02bcanga: the rafter\u2019s purlin'), { fonts, images: new Map(), meta })
  expect(await renderPdf(paragraph(text), { fonts, images: new Map(), meta })).toEqual(first)
})

const fontOf = () => {
  const shaped: string[] = []
  const layoutRun = (text: string) => {
    shaped.push(text)
    return {
      glyphs: [{ id: 1, advanceWidth: text.length, codePoints: [65] }],
      positions: [],
      advanceWidth: text.length,
    }
  }
  return { opened: { font: { _glyphs: {} }, layoutRun }, shaped }
}

it('keeps words of a length that documents say, and of those no more than the memory takes', () => {
  const { opened, shaped } = fontOf()
  shareShapedWords(opened, new Uint8Array())
  const word = (number: number): string => String(number).padStart(90, 'w')
  for (const text of [word(0), word(0), 'w'.repeat(500), 'w'.repeat(500)]) opened.layoutRun(text)
  expect(shaped).toEqual([word(0), 'w'.repeat(500), 'w'.repeat(500)])
  for (let number = 1; number <= 1200; number++) opened.layoutRun(word(number))
  opened.layoutRun(word(0))
  expect(shaped.filter((text) => text === word(0))).toHaveLength(2)
})
