import type PDFDocument from 'pdfkit'
import { openScript, type Run, runsOf, type Script } from './font-files.ts'
import { addLinks, linkedParts, type RuleLinks } from './rule-links.ts'
import { linkColour, page, type TextStyle } from './theme.ts'
import { breakLines } from './words/line-breaking.ts'
import { printable } from './words/printable.ts'

type Document = InstanceType<typeof PDFDocument>
export type Tag = PDFKit.PDFStructureElement

export type Align = 'left' | 'right' | 'center'

/** A paragraph that ends in the page number of a later heading: place of the number. */
type PageReference = {
  readonly heading: string
  readonly tag: Tag
  /** Position of its page, from 0. */
  readonly onPage: number
  readonly x: number
  readonly y: number
}

/** A line of the contents that needs its page number. */
type ContentsLine = {
  readonly block: number
  readonly tag: Tag
  readonly onPage: number
  readonly x: number
  readonly y: number
  readonly style: TextStyle
}

type Bookmark = { readonly addItem: (title: string) => Bookmark }

/** Everything that a block needs to draw itself. `cursor.y`: where the next block begins. */
export type Kit = {
  readonly doc: Document
  readonly root: Tag
  readonly images: ReadonlyMap<string, Uint8Array>
  readonly cursor: { y: number }
  /** True once a character was replaced; the report then says so. */
  readonly replaced: { any: boolean }
  readonly links: RuleLinks
  /** Pages of the headings drawn so far, and places waiting for one. */
  readonly references: {
    readonly pages: Map<string, number>
    readonly open: PageReference[]
    /** Page of each part, by the position of its block. */
    readonly parts: Map<number, number>
    readonly contents: ContentsLine[]
  }
  /** Position of the block that is drawn. */
  readonly current: { block: number }
  readonly bookmarks: { part: Bookmark | null }
  readonly measure: (line: string, style: TextStyle) => number
  /** Text as printable lines of at most this width. */
  readonly wrap: (text: string, width: number, style: TextStyle) => readonly string[]
  /** One printable line; `y` is the top of its line box. */
  readonly put: (line: string, x: number, y: number, style: TextStyle, width?: number, align?: Align) => void
  readonly newPage: () => void
  /** Height left on the page. */
  readonly room: () => number
}

/** Height of Inter from descender to ascender, and of its ascender, in font sizes. */
const [fontHeight, ascent] = [1.21, 0.96875]

const useStyle = (doc: Document, style: TextStyle, isHan: boolean): Document => {
  const own = style.strong ? 'strong' : 'regular'
  const han = style.strong ? 'hanStrong' : 'hanRegular'
  return doc.font(isHan ? han : own).fontSize(style.size)
}

const features = (style: TextStyle): { features?: PDFKit.Mixins.OpenTypeFeatures[] } =>
  style.tabular ? { features: ['tnum'] } : {}

type Setting = Pick<Kit, 'doc' | 'measure' | 'links'> & { readonly script: Script }

/** Widths are proportional to size: one measurement of a text serves all sizes. */
const createMeasure = (doc: Document, script: Script): Kit['measure'] => {
  const known = new Map<string, number>()
  return (line, style) => {
    const key = `${style.strong ? 's' : 'r'}${style.tabular ? 't' : 'p'}${line}`
    const seen = known.get(key)
    if (seen !== undefined) return seen * style.size
    const width = runsOf(line, script).reduce(
      (sum, { text, isHan }) => sum + useStyle(doc, style, isHan).widthOfString(text, features(style)),
      0,
    )
    known.set(key, width / style.size)
    return width
  }
}

const shift = (free: number, align: Align): number => (align === 'right' ? free : align === 'center' ? free / 2 : 0)

/** Signs of both fonts stand on one line. */
const putRun = (
  { doc }: Setting,
  { text, isHan }: Run,
  x: number,
  y: number,
  style: TextStyle,
  colour: string,
): void => {
  const top = y + (style.lead - fontHeight * style.size) / 2
  const [at, baseline] = isHan ? [top + ascent * style.size, { baseline: 'alphabetic' as const }] : [top, {}]
  useStyle(doc, style, isHan)
    .fillColor(colour)
    .text(text, x, at, { lineBreak: false, ...features(style), ...baseline })
}

/** A line whose citations of printed rules are links. */
const putLinked = (setting: Setting, line: string, left: number, y: number, style: TextStyle): void => {
  const { measure, links, script } = setting
  let x = left
  for (const { text, rule } of linkedParts(line, links)) {
    let at = x
    for (const run of runsOf(text, script)) {
      putRun(setting, run, at, y, style, rule === null ? style.colour : linkColour)
      at += measure(run.text, style)
    }
    const width = at - x
    if (rule !== null) links.open.push({ rule, x, y, width, height: style.lead })
    x += width
  }
}

/** @param rules numbers of the rules that the document prints */
export const createKit = (
  doc: Document,
  root: Tag,
  images: ReadonlyMap<string, Uint8Array>,
  rules: ReadonlySet<string> = new Set(),
): Kit => {
  const cursor = { y: page.top as number }
  const replaced = { any: false }
  const links: RuleLinks = { printed: rules, open: [] }
  const script = openScript(doc)
  const measure = createMeasure(doc, script)
  return {
    doc,
    root,
    images,
    cursor,
    replaced,
    links,
    references: { pages: new Map(), open: [], parts: new Map(), contents: [] },
    current: { block: 0 },
    bookmarks: { part: null },
    measure,
    wrap: (text, width, style) => {
      const shown = printable(text, script)
      replaced.any ||= shown.replaced
      return breakLines(shown.text, width, (part) => measure(part, style))
    },
    put: (line, x, y, style, width, align = 'left') => {
      if (line === '') return
      const left = width === undefined ? x : x + shift(width - measure(line, style), align)
      putLinked({ doc, measure, links, script }, line, left, y, style)
    },
    newPage: () => {
      doc.addPage()
      cursor.y = page.top
    },
    room: () => page.bottom - cursor.y,
  }
}

type TagOptions = PDFKit.Mixins.StructureElementOptions & {
  readonly scope?: 'Column' | 'Row'
  readonly bbox?: [number, number, number, number]
}

/** A child tag; content is added as it is drawn. */
export const tagIn = (kit: Kit, parent: Tag, type: string, options: TagOptions = {}): Tag => {
  const tag = kit.doc.struct(type, options)
  parent.add(tag)
  return tag
}

/** Draws content under a tag. */
export const marked = (kit: Kit, tag: Tag, type: string, draw: () => void): void => {
  const content = kit.doc.markStructureContent(type)
  draw()
  kit.doc.endMarkedContent()
  tag.add(content)
  addLinks(kit.doc, tag, kit.links)
}

/** Draws content under a new tag. */
export const leaf = (kit: Kit, parent: Tag, type: string, draw: () => void, options: TagOptions = {}): void =>
  marked(kit, tagIn(kit, parent, type, options), type, draw)

/** Draws decoration: rules, backgrounds, repeated table heads. */
export const decoration = (kit: Kit, draw: () => void): void => {
  kit.doc.markContent('Artifact', { type: 'Layout' })
  draw()
  kit.doc.endMarkedContent()
  kit.links.open.splice(0)
}

/** Moves to a new page unless this height is left. */
export const ensure = (kit: Kit, height: number): void => {
  if (kit.room() < height && kit.cursor.y > page.top) kit.newPage()
}

export const horizontal = (
  kit: Kit,
  y: number,
  colour: string,
  width: number,
  x = page.left,
  length = page.contentWidth,
): void =>
  decoration(kit, () => {
    kit.doc
      .moveTo(x, y)
      .lineTo(x + length, y)
      .lineWidth(width)
      .strokeColor(colour)
      .stroke()
  })

export const ground = (kit: Kit, x: number, y: number, width: number, height: number, colour: string): void =>
  decoration(kit, () => {
    kit.doc.rect(x, y, width, height).fillColor(colour).fill()
  })
