import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readDocument } from './document.ts'

const source = (name: string) => readFileSync(new URL(`../../content/${name}.md`, import.meta.url), 'utf8')

it('a document has headings, paragraphs and lists', () => {
  const text = '---\ntitle: T\nversion: 2026-01-02\n---\n\nOne\ntwo.\n\n## Head\n\n- a\n- b\n'
  expect(readDocument(text)).toEqual({
    title: 'T',
    version: '2026-01-02',
    blocks: [
      { kind: 'paragraph', text: 'One two.' },
      { kind: 'heading', text: 'Head' },
      { kind: 'list', items: ['a', 'b'] },
    ],
  })
})

describe.each(['terms', 'privacy'])('%s', (name) => {
  const document = readDocument(source(name))

  it('names the day it came into force', () => {
    expect(document.version).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(document.title).not.toBe('')
  })

  it('contains no Markdown that the page cannot show', () => {
    const texts = document.blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))
    expect(texts.length).toBeGreaterThan(15)
    expect(texts.filter((text) => /[*_`#[\]]|^- /.test(text))).toEqual([])
  })
})
