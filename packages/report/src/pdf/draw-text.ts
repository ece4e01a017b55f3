import type { BlockOf } from '../blocks/blocks.ts'
import { accent } from '../drawing/palette.ts'
import { noticeLook } from '../wording/verdict-words.ts'
import { decoration, ensure, ground, horizontal, type Kit, marked, type Tag, tagIn } from './kit.ts'
import { noteHeading } from './page-references.ts'
import { page, type TextStyle, text, toneColour, toneGround } from './theme.ts'

/** So many of the next lines stand on this page: neither the first nor the last line of a text stands alone. */
export const linesHere = (count: number, room: number): number => {
  const here = Math.min(count, Math.max(1, room))
  if (here === count || count < 4) return here
  if (here === 1) return 0
  return count - here === 1 ? here - 1 : here
}

/** Lines that flow over pages, under one tag. */
export const flow = (kit: Kit, tag: Tag, type: string, lines: readonly string[], style: TextStyle, x: number): void => {
  let rest = lines
  while (rest.length > 0) {
    ensure(kit, style.lead)
    const count = linesHere(rest.length, Math.floor(kit.room() / style.lead))
    if (count === 0) {
      kit.newPage()
      continue
    }
    const here = rest.slice(0, count)
    marked(kit, tag, type, () => {
      for (const [index, line] of here.entries()) kit.put(line, x, kit.cursor.y + index * style.lead, style)
    })
    kit.cursor.y += here.length * style.lead
    rest = rest.slice(count)
  }
}

const headingLook = {
  1: { style: text.heading1, before: 16, after: 7 },
  2: { style: text.heading2, before: 11, after: 4 },
  3: { style: text.heading3, before: 8, after: 3 },
} as const

/** Below two thirds of a page, a heading that begins a page leaves the rest of the page free. */
const mostlyUsed = page.top + ((page.bottom - page.top) * 2) / 3

/** Height of a heading in the middle of a page. */
export const headingHeight = (kit: Kit, { level, text: words }: BlockOf<'heading'>): number => {
  const { style, before, after } = headingLook[level]
  return before + kit.wrap(words, page.contentWidth, style).length * style.lead + after + (level === 1 ? 2 : 0)
}

/** A heading stays with what follows: `following` points have to fit on the same page. */
export const drawHeading = (kit: Kit, block: BlockOf<'heading'>, following: number): void => {
  const { style, before, after } = headingLook[block.level]
  if (block.newPage && kit.cursor.y > mostlyUsed) kit.newPage()
  if (kit.cursor.y > page.top) kit.cursor.y += before
  ensure(kit, headingHeight(kit, block) - before + following)
  const lines = kit.wrap(block.text, page.contentWidth, style)
  noteHeading(kit, block.text, block.level)
  flow(kit, tagIn(kit, kit.root, `H${block.level}`), `H${block.level}`, lines, style, page.left)
  if (block.level === 1) {
    horizontal(kit, kit.cursor.y + 2, accent, 0.8)
    kit.cursor.y += 2
  }
  kit.cursor.y += after
}

export const paragraphHeight = (kit: Kit, block: BlockOf<'paragraph'>): number => {
  const style = block.size === 'small' ? text.quiet : text.body
  return kit.wrap(block.text, page.contentWidth, style).length * style.lead + 5
}

export const drawParagraph = (kit: Kit, block: BlockOf<'paragraph'>): void => {
  const style = block.size === 'small' ? text.quiet : text.body
  const lines = kit.wrap(block.text, page.contentWidth, style)
  flow(kit, tagIn(kit, kit.root, 'P'), 'P', lines, style, page.left)
  kit.cursor.y += 5
}

const sign = (kit: Kit, x: number, y: number, mark: string, colour: string): void =>
  decoration(kit, () => {
    kit.doc.circle(x, y, 10).fillColor(colour).fill()
    kit.put(mark, x - 10, y - 8.5, { size: 12, lead: 17, colour: '#ffffff', strong: true }, 20, 'center')
  })

/** The verdict: coloured background, sign and words, so that it does not rely on colour. */
export const drawNotice = (kit: Kit, block: BlockOf<'notice'>): void => {
  const { tone, sign: mark } = noticeLook(block.verdict, block.isWarning === true)
  const colour = tone === 'plain' ? accent : toneColour[tone]
  const inner = page.contentWidth - 62
  const lines = kit.wrap(block.text, inner, text.body)
  const height = 12 + text.noticeTitle.lead + 2 + lines.length * text.body.lead + 10
  ensure(kit, Math.min(height, page.bottom - page.top))
  const top = kit.cursor.y
  ground(kit, page.left, top, page.contentWidth, height, toneGround[tone])
  ground(kit, page.left, top, 3.5, height, colour)
  sign(kit, page.left + 26, top + 12 + text.noticeTitle.lead / 2, mark, colour)
  kit.cursor.y = top + 12
  const title = kit.wrap(block.title, inner, text.noticeTitle)
  flow(kit, tagIn(kit, kit.root, 'P'), 'P', title, { ...text.noticeTitle, colour }, page.left + 48)
  kit.cursor.y += 2
  flow(kit, tagIn(kit, kit.root, 'P'), 'P', lines, text.body, page.left + 48)
  kit.cursor.y += 14
}
