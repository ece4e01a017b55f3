type Glyph = { readonly id: number; readonly advanceWidth: number; readonly codePoints: readonly number[] }

/** Glyphs of a text and where each stands, in thousandths of the font size. */
type Shaped = {
  readonly glyphs: readonly Glyph[]
  readonly positions: readonly unknown[]
  readonly advanceWidth: number
}

/** What the library keeps of a font that a document has opened. */
export type OpenedFont = {
  readonly font: { _glyphs: Record<number, unknown> }
  layoutRun: (text: string, features?: readonly string[]) => Shaped
}

// Attack: words that no other document says, as long as a field takes them, until the memory is full.
const longest = 100
/** About 25 MB for each font; more than ten long documents say. Then it begins again. */
const mostSigns = 100_000

type Known = { readonly words: Map<string, Shaped>; signs: number }
const ofFiles = new WeakMap<Uint8Array, Known>()

const knownOf = (file: Uint8Array): Known => {
  const known = ofFiles.get(file) ?? { words: new Map(), signs: 0 }
  ofFiles.set(file, known)
  return known
}

const keep = (known: Known, key: string, shaped: Shaped): void => {
  if (key.length > longest) return
  if (known.signs >= mostSigns) {
    known.words.clear()
    known.signs = 0
  }
  known.words.set(key, shaped)
  known.signs += key.length
}

/** Without the font, which could not be given back as long as one of its glyphs is kept. */
const plain = ({ glyphs, positions, advanceWidth }: Shaped): Shaped => ({
  glyphs: glyphs.map(({ id, advanceWidth: own, codePoints }) => ({ id, advanceWidth: own, codePoints })),
  positions,
  advanceWidth,
})

/** Shaping takes more than half of the time of a document, and documents say the same words: each is shaped once for all of them. */
export const shareShapedWords = (opened: OpenedFont, file: Uint8Array): void => {
  const known = knownOf(file)
  const shape = opened.layoutRun.bind(opened)
  opened.layoutRun = (text, features) => {
    const key = `${features?.join() ?? ''}\0${text}`
    const seen = known.words.get(key)
    if (seen) return seen
    // The font remembers for a glyph the sign that it first stood for: the same document must not differ by what was drawn before.
    opened.font._glyphs = {}
    const shaped = plain(shape(text, features))
    keep(known, key, shaped)
    return shaped
  }
}
