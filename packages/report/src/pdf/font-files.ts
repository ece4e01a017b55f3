import type PDFDocument from 'pdfkit'

/** Fonts of the PDF as module names, which each caller resolves and reads. */
export const fontFiles = {
  regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  strong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
} as const

type Document = InstanceType<typeof PDFDocument>

type FontFile = {
  readonly hasGlyphForCodePoint: (codePoint: number) => boolean
  readonly GPOS: {
    readonly featureList: readonly { readonly tag: string; readonly feature: { lookupListIndexes: number[] } }[]
  }
}

/** The library does not expose the font it opened. */
const fontFile = (doc: Document): FontFile => (doc as unknown as { _font: { font: FontFile } })._font.font

/**
 * Kerning draws "7." so close that 17.1 reads as 171. Not by the library's option `features`, which changes its argument,
 * so that a second use draws figures as fractions.
 */
const withoutKerning = (file: FontFile): FontFile => {
  for (const { tag, feature } of file.GPOS.featureList) if (tag === 'kern') feature.lookupListIndexes = []
  return file
}

/** Both fonts of a document, without kerning. */
export const openedFonts = (doc: Document): readonly FontFile[] =>
  ['regular', 'strong'].map((name) => withoutKerning(fontFile(doc.font(name))))
