import type PDFDocument from 'pdfkit'
import { type OpenedFont, shareShapedWords } from './words/shaped-words.ts'

/** Fonts of the PDF as module names, which each caller resolves and reads. Chinese signs come from the second pair. */
export const fontFiles = {
  regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  strong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  hanRegular: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  hanStrong: '@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf',
} as const

export type FontName = keyof typeof fontFiles
export type Fonts = Readonly<Record<FontName, Uint8Array>>

/** @param read the file of a module name */
export const readFonts = (read: (name: string) => Uint8Array): Fonts => ({
  regular: read(fontFiles.regular),
  strong: read(fontFiles.strong),
  hanRegular: read(fontFiles.hanRegular),
  hanStrong: read(fontFiles.hanStrong),
})

type Document = InstanceType<typeof PDFDocument>

type FontFile = {
  readonly hasGlyphForCodePoint: (codePoint: number) => boolean
  readonly GPOS: {
    readonly featureList: readonly { readonly tag: string; readonly feature: { lookupListIndexes: number[] } }[]
  }
}

/** The library does not expose the font it opened, nor the file. */
type Opened = {
  readonly _font: OpenedFont & { readonly font: FontFile }
  readonly _fontSource: Uint8Array
}

const opened = (doc: Document): Opened => doc as unknown as Opened

/**
 * Kerning draws "7." so close that 17.1 reads as 171. Not by the library's option `features`, which changes its argument,
 * so that a second use draws figures as fractions.
 */
const withoutKerning = (file: FontFile): void => {
  for (const { tag, feature } of file.GPOS.featureList) if (tag === 'kern') feature.lookupListIndexes = []
}

const openFont = (doc: Document, name: FontName): FontFile => {
  const { _font, _fontSource } = opened(doc.font(name))
  withoutKerning(_font.font)
  shareShapedWords(_font, _fontSource)
  return _font.font
}

type Glyphs = (codePoint: number) => boolean

const glyphsOf = (doc: Document, names: readonly FontName[]): Glyphs => {
  const files = names.map((name) => openFont(doc, name))
  const known = new Map<number, boolean>()
  return (codePoint) => {
    const seen = known.get(codePoint)
    if (seen !== undefined) return seen
    const has = files.every((file) => file.hasGlyphForCodePoint(codePoint))
    known.set(codePoint, has)
    return has
  }
}

/** Which signs a document can show: from its own fonts, or else from the Chinese ones, opened once one is needed. */
export type Script = { readonly isOwn: Glyphs; readonly isHan: Glyphs }

export const openScript = (doc: Document): Script => {
  const isOwn = glyphsOf(doc, ['regular', 'strong'])
  let han: Glyphs | null = null
  const isHan: Glyphs = (codePoint) => {
    han ??= glyphsOf(doc, ['hanRegular', 'hanStrong'])
    return han(codePoint)
  }
  return { isOwn, isHan }
}

export type Run = { readonly text: string; readonly isHan: boolean }

/** A line in parts of one font each. */
export const runsOf = (line: string, { isOwn, isHan }: Script): readonly Run[] => {
  const runs: { text: string; isHan: boolean }[] = []
  for (const sign of line) {
    const code = sign.codePointAt(0) ?? 0
    const inHan = code > 0x7e && !isOwn(code) && isHan(code)
    const last = runs.at(-1)
    if (last?.isHan === inHan) last.text += sign
    else runs.push({ text: sign, isHan: inHan })
  }
  return runs
}
