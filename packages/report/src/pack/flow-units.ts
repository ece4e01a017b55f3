import { accent } from '../drawing/palette.ts'
import { ground, horizontal, type Kit, leaf, marked, tagIn } from '../pdf/kit.ts'
import { noteHeading } from '../pdf/page-references.ts'
import type { TextStyle } from '../pdf/theme.ts'
import type { PackBlockOf } from './pack-blocks.ts'
import { type Frame, rules, type } from './pack-theme.ts'
import { plainLines, putLines, type RichLine, richLines } from './rich-lines.ts'
import { outline } from './strokes.ts'
import { brokenRow, once, space, type Unit } from './unit.ts'

/** Lines under one tag; a long text may break after every line but the first and before the last. */
export const linesUnits = (
  kit: Kit,
  lines: readonly RichLine[],
  tagName: string,
  style: TextStyle,
  x: number,
): readonly Unit[] => {
  const tag = once(() => tagIn(kit, kit.root, tagName))
  return lines.map((line, index) => ({
    height: style.lead,
    draw: (y) => marked(kit, tag(), tagName, () => putLines(kit, [line], x, y, style.lead)),
    ...(index === 0 || index === lines.length - 2 ? (lines.length > 1 ? { isGlued: true as const } : {}) : {}),
  }))
}

export const headingUnits = (kit: Kit, block: PackBlockOf<'heading'>, { x, width, air }: Frame): readonly Unit[] => {
  const style = block.level === 3 ? type.heading3 : type.heading
  const lines = plainLines(kit, block.text, width, style)
  const tag = block.level === 3 ? 'H3' : 'H2'
  return [
    space((block.level === 3 ? 3 : 7) * Math.max(air, 0.3)),
    {
      height: lines.length * style.lead + 2,
      isGlued: true,
      draw: (y) => {
        noteHeading(kit, block.text, block.level === 3 ? 3 : 2)
        leaf(kit, kit.root, tag, () => putLines(kit, lines, x, y, style.lead))
      },
    },
  ]
}

export const paragraphUnits = (
  kit: Kit,
  block: PackBlockOf<'paragraph'>,
  { x, width, air }: Frame,
): readonly Unit[] => {
  const style = block.size === 'small' ? type.small : type.body
  return [...linesUnits(kit, plainLines(kit, block.text, width, style), 'P', style, x), space(3 * air)]
}

export const wordsUnits = (kit: Kit, block: PackBlockOf<'words'>, { x, width, air }: Frame): readonly Unit[] => {
  const style = block.size === 'small' ? type.small : type.body
  return [...linesUnits(kit, richLines(kit, block.words, width, style, block.symbols), 'P', style, x), space(3 * air)]
}

const indent = 9

export const listUnits = (kit: Kit, block: PackBlockOf<'list'>, { x, width }: Frame): readonly Unit[] => {
  const list = once(() => tagIn(kit, kit.root, 'L'))
  const style = block.size === 'small' ? type.small : type.body
  const step = block.isNumbered ? 15 : indent
  return block.items.map(({ text }, index) => {
    const lines = plainLines(kit, text, width - step, style)
    return {
      height: lines.length * style.lead + 1,
      draw: (y) => {
        const item = tagIn(kit, list(), 'LI')
        leaf(kit, item, 'Lbl', () => kit.put(block.isNumbered ? String(index + 1) : '–', x, y, style))
        leaf(kit, item, 'LBody', () => putLines(kit, lines, x + step, y, style.lead))
      },
    }
  })
}

const usualInset = 1.6

/** Label and value on one line, each with a rule below. */
export const factsUnits = (kit: Kit, block: PackBlockOf<'facts'>, { x, width, air }: Frame): readonly Unit[] => {
  const [gap, inset] = [6, usualInset * air]
  const labels = width * block.labels
  const list = once(() => tagIn(kit, kit.root, 'L'))
  const underline = (y: number): void => {
    horizontal(kit, y, rules.fact, 0.4, x, labels - gap)
    horizontal(kit, y, rules.fact, 0.4, x + labels, width - labels)
  }
  return block.items.flatMap(({ label, value, symbols = false }) => {
    const name = plainLines(kit, label, labels - gap, type.label, symbols)
    const words = plainLines(kit, value, width - labels, type.strong, symbols)
    const item = once(() => tagIn(kit, list(), 'LI'))
    const body = once(() => tagIn(kit, item(), 'LBody'))
    const [parts = []] = brokenRow([words])
    return parts.map((lines, index): Unit => {
      const [isFirst, isLast] = [index === 0, index === parts.length - 1]
      const [above, below] = [isFirst ? inset : 0, isLast ? inset : 0]
      const height = Math.max(isFirst ? name.length : 0, lines.length) * type.body.lead + above + below
      return {
        height,
        draw: (y) => {
          if (isFirst) leaf(kit, item(), 'Lbl', () => putLines(kit, name, x, y + inset, type.label.lead))
          marked(kit, body(), 'LBody', () => putLines(kit, lines, x + labels, y + above, type.strong.lead))
          if (isLast) underline(y + height)
        },
      }
    })
  })
}

const padding = { x: 9, y: 6 } as const

const frameOf = (kit: Kit, isNote: boolean, { x, width }: Frame, y: number, height: number): void => {
  if (isNote) ground(kit, x, y, width, height, rules.note)
  else ground(kit, x, y, 4.5, height, accent)
  outline(kit, x, y, width, height, isNote ? 0.6 : 1)
}

/** A verdict with its words, or a note. */
export const boxUnits = (kit: Kit, { title, words }: PackBlockOf<'box'>, frame: Frame): readonly Unit[] => {
  const name = title === '' ? [] : plainLines(kit, title, frame.width * 0.3, type.verdict)
  const own = Math.max(0, ...name.map((line) => line.reduce((sum, { width }) => sum + width, 0)))
  const left = padding.x + (title === '' ? 0 : own + 16)
  const lines = richLines(kit, words, frame.width - left - padding.x, type.body)
  // Closer, its words touch the frame.
  const inset = padding.y * Math.max(frame.air, 0.4)
  const height = Math.max(name.length * type.verdict.lead, lines.length * type.body.lead + 1) + 2 * inset
  return [
    space(3 * Math.max(frame.air, 0.5)),
    {
      height,
      draw: (y) => {
        frameOf(kit, title === '', frame, y, height)
        if (name.length > 0)
          leaf(kit, kit.root, 'P', () => putLines(kit, name, frame.x + padding.x + 2, y + inset, type.verdict.lead))
        leaf(kit, kit.root, 'P', () => putLines(kit, lines, frame.x + left, y + inset + 1.5, type.body.lead))
      },
    },
    space(5 * Math.max(frame.air, 0.3)),
  ]
}
