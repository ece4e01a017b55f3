import type { BlockOf } from '../blocks/blocks.ts'
import { ruleAnchor } from '../method/citation.ts'
import { formulaParts } from '../wording/trace-formula.ts'
import { ensure, type Kit, leaf, type Tag, tagIn } from './kit.ts'
import { putRuns, runsOf } from './subscript-text.ts'
import { page, text } from './theme.ts'

const indent = 11
const after = 2.5
/** Space for the first lines of a rule, kept with its title. */
const FIRST_LINES = 4 * text.small.lead

const title = (kit: Kit, words: string, number: string): void => {
  const style = text.heading3
  kit.cursor.y += 7
  ensure(kit, style.lead + FIRST_LINES)
  kit.doc.addNamedDestination(ruleAnchor(number), 'XYZ', 0, kit.cursor.y - 4, null)
  leaf(kit, kit.root, 'H2', () => kit.put(words, page.left, kit.cursor.y, style))
  kit.cursor.y += style.lead + 1
}

/** Text with subscripts, over as many lines and pages as needed. */
const flowing = (kit: Kit, tag: Tag, type: string, words: string, left: number): void => {
  const style = text.small
  for (const line of kit.wrap(words, page.left + page.contentWidth - left, style)) {
    ensure(kit, style.lead)
    leaf(kit, tag, type, () => putRuns(kit, runsOf(kit, formulaParts(line), style), left, kit.cursor.y))
    kit.cursor.y += style.lead
  }
  kit.cursor.y += after
}

const drawItem = (kit: Kit, list: Tag, words: string): void => {
  const item = tagIn(kit, list, 'LI')
  ensure(kit, text.small.lead)
  leaf(kit, item, 'Lbl', () => kit.put('•', page.left + 2, kit.cursor.y, text.small))
  flowing(kit, tagIn(kit, item, 'LBody'), 'Span', words, page.left + indent)
}

/** A rule of the method, with the anchor that links lead to. */
export const drawRule = (kit: Kit, { number, title: name, parts }: BlockOf<'rule'>): void => {
  title(kit, `${number}  ${name}`, number)
  let list: Tag | null = null
  for (const part of parts) {
    if (part.kind === 'text') {
      list = null
      if (part.text.endsWith(':')) ensure(kit, FIRST_LINES)
      flowing(kit, tagIn(kit, kit.root, 'P'), 'Span', part.text, page.left)
    } else {
      list ??= tagIn(kit, kit.root, 'L')
      drawItem(kit, list, part.text)
    }
  }
}
