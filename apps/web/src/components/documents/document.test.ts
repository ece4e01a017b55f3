import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { termsVersion } from '@soundroof/contract/identity/account'
import { describe, expect, it } from 'vitest'
import { readDocument } from './document.ts'

const source = (name: string) => readFileSync(new URL(`../../content/${name}.md`, import.meta.url), 'utf8')

it('a document has headings, paragraphs and lists', () => {
  const text = '---\ntitle: T\n---\n\nOne\ntwo.\n\n## Head\n\n- a\n- b\n'
  expect(readDocument(text)).toEqual({
    title: 'T',
    blocks: [
      { kind: 'paragraph', text: 'One two.' },
      { kind: 'heading', text: 'Head' },
      { kind: 'list', items: ['a', 'b'] },
    ],
  })
})

/** Texts that users agreed to, by version. A changed text needs a new version: the day that it comes into force. */
const agreedTexts: Readonly<Record<string, string>> = {
  '2026-11-21': 'fd1a3ccd512799cf0dfe2de5d9c8438bb7215f738b9364fe7c212b572581c6e2',
  '2026-11-29': '4937d8603e050a04a1012cc0cad26d850641f83be0429314baa416f615d9a949',
}

it('the terms and the privacy policy are those of the version that the server stores', () => {
  const text = source('terms') + source('privacy')
  expect(createHash('sha256').update(text).digest('hex')).toBe(agreedTexts[termsVersion])
})

describe.each(['terms', 'privacy'])('%s', (name) => {
  const document = readDocument(source(name))

  it('contains no Markdown that the page cannot show', () => {
    expect(document.title).not.toBe('')
    const texts = document.blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))
    expect(texts.length).toBeGreaterThan(15)
    expect(texts.filter((text) => /[*_`#[\]]|^- /.test(text))).toEqual([])
  })
})
