import { defaultLanguage, type Language } from '@soundroof/contract/identity/languages'
import PDFDocument from 'pdfkit'
import type { Block, BlockOf } from '../blocks/blocks.ts'
import { creator } from '../signature/own-marks.ts'
import { contentsOf, drawContents, drawContentsPages, leastContents } from './draw-contents.ts'
import { drawKeyValues, drawTitle } from './draw-facts.ts'
import { drawFooters } from './draw-footer.ts'
import { drawList } from './draw-list.ts'
import { drawPhotos } from './draw-photos.ts'
import { drawRule } from './draw-rule.ts'
import { drawScene } from './draw-scene.ts'
import { drawSteps } from './draw-steps.ts'
import { drawTable } from './draw-table.ts'
import { drawHeading, drawNotice, drawParagraph } from './draw-text.ts'
import type { FontName, Fonts } from './font-files.ts'
import { following } from './keep-with-heading.ts'
import { createKit, type Kit } from './kit.ts'
import { drawPageReference, drawReferencedPages } from './page-references.ts'
import { missingSign, wellFormed } from './words/printable.ts'

export type PdfOptions = {
  /** TrueType files; of those that are used, the signs that are used are embedded. */
  readonly fonts: Fonts
  /** Upright JPEGs by their identifier in a photos block. */
  readonly images: ReadonlyMap<string, Uint8Array>
  readonly meta: {
    readonly title: string
    readonly author: string
    /** Else English. */
    readonly language?: Language
    /** The file's date, so that the same report gives the same file. */
    readonly date: NonNullable<PDFKit.DocumentInfo['CreationDate']>
  }
  /** Adds content that is no block, when everything else is drawn. */
  readonly complete?: (doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement) => void
}

const xmlOf = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** The library writes title and author into its XML unescaped, so a name with an ampersand would break it. */
const escapeInXml = (doc: InstanceType<typeof PDFDocument>, names: readonly string[]): void => {
  const library = doc as unknown as { appendXML: (xml: string, newLines?: boolean) => void }
  const append = library.appendXML.bind(doc)
  library.appendXML = (xml, newLines) =>
    append(
      names.reduce((all, name) => all.replace(`>${name}</rdf:li>`, () => `>${xmlOf(name)}</rdf:li>`), xml),
      newLines,
    )
}

export const createDocument = ({ fonts, meta }: PdfOptions, layout: 'portrait' | 'landscape' = 'portrait') => {
  const doc = new PDFDocument({
    size: 'A4',
    layout,
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    bufferPages: true,
    autoFirstPage: false,
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    tagged: true,
    lang: meta.language ?? defaultLanguage,
    displayTitle: true,
    // Otherwise the library loads a standard font, which is not embedded.
    font: null as never,
    info: {
      Title: wellFormed(meta.title),
      Author: wellFormed(meta.author),
      Creator: creator,
      CreationDate: meta.date,
    },
  })
  escapeInXml(doc, [meta.title, meta.author].map(wellFormed))
  for (const [name, file] of Object.entries(fonts) as [FontName, Uint8Array][]) doc.registerFont(name, file as Buffer)
  return doc
}

const isKind =
  <K extends Block['kind']>(kind: K) =>
  (block: Block): block is BlockOf<K> =>
    block.kind === kind

/** Photo blocks that follow each other, counted from the first. */
const photosFrom = (blocks: readonly Block[], start: number): readonly BlockOf<'photos'>[] => {
  const end = blocks.findIndex((block, index) => index >= start && block.kind !== 'photos')
  return blocks.slice(start, end === -1 ? undefined : end).filter(isKind('photos'))
}

type Place = { readonly blocks: readonly Block[]; readonly index: number }
type Drawers = { readonly [K in Block['kind']]: (kit: Kit, block: BlockOf<K>, place: Place) => void }

const drawers: Drawers = {
  title: drawTitle,
  heading: (kit, block, { blocks, index }) => drawHeading(kit, block, following(kit, blocks, index, block)),
  paragraph: drawParagraph,
  'page-reference': drawPageReference,
  notice: drawNotice,
  keyValues: drawKeyValues,
  table: drawTable,
  list: drawList,
  drawing: drawScene,
  photos: (kit, _, { blocks, index }) => {
    if (blocks[index - 1]?.kind !== 'photos') drawPhotos(kit, photosFrom(blocks, index))
  },
  steps: drawSteps,
  rule: drawRule,
  contents: (kit, { title }, { blocks, index }) => {
    const entries = contentsOf(blocks, index)
    drawHeading(kit, { kind: 'heading', level: 1, text: title }, leastContents(kit, entries))
    drawContents(kit, entries)
  },
  // Drawn on every page, when the number of pages is known.
  footer: () => undefined,
}

const draw = (kit: Kit, blocks: readonly Block[], index: number): void => {
  const block = blocks[index]
  if (!block) return
  kit.current.block = index
  drawers[block.kind](kit, block as never, { blocks, index })
}

const replacedNote: BlockOf<'paragraph'> = {
  kind: 'paragraph',
  text: `${missingSign} stands for a character that the fonts of this document cannot show.`,
  size: 'small',
}

const finish = (kit: Kit, blocks: readonly Block[]): void => {
  if (kit.replaced.any) drawParagraph(kit, replacedNote)
  drawReferencedPages(kit)
  drawContentsPages(kit)
  const footer = blocks.find(isKind('footer'))
  const title = blocks.find(isKind('title'))
  if (footer) drawFooters(kit, footer, title?.text ?? '', title?.draftMark ?? null)
}

export const bytesOf = (doc: InstanceType<typeof PDFDocument>): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('error', reject)
    doc.on('end', () => {
      const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0))
      let at = 0
      for (const chunk of chunks) {
        bytes.set(chunk, at)
        at += chunk.byteLength
      }
      resolve(bytes)
    })
  })

/** A report as a tagged PDF, A4 portrait. The same blocks, images and date give the same file. */
export const renderPdf = (blocks: readonly Block[], options: PdfOptions): Promise<Uint8Array> => {
  const doc = createDocument(options)
  const bytes = bytesOf(doc)
  doc.addPage()
  const root = doc.struct('Document')
  doc.addStructure(root)
  const kit = createKit(doc, root, options.images, new Set(blocks.filter(isKind('rule')).map(({ number }) => number)))
  for (const index of blocks.keys()) draw(kit, blocks, index)
  finish(kit, blocks)
  options.complete?.(doc, root)
  root.end()
  doc.end()
  return bytes
}
