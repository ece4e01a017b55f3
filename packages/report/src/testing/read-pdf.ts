import { getDocumentProxy } from 'unpdf'

/** A piece of text and its place on the page, points from the upper left corner. */
export type Piece = {
  readonly page: number
  readonly text: string
  readonly left: number
  readonly right: number
  readonly baseline: number
  /** Points. */
  readonly size: number
}

export type ReadPdf = {
  readonly pages: readonly string[]
  readonly pieces: readonly Piece[]
  readonly title: string
  readonly lang: string
  /** Kinds of tags on each page, as a screen reader finds them. */
  readonly tags: readonly (readonly string[])[]
  readonly outline: readonly string[]
}

type Tree = { readonly role?: string; readonly children?: readonly unknown[] } | null

const rolesOf = (tree: Tree): readonly string[] =>
  tree ? [...(tree.role ? [tree.role] : []), ...(tree.children ?? []).flatMap((child) => rolesOf(child as Tree))] : []

/** Reads a PDF with another library than the one that wrote it. */
export const readPdf = async (file: Uint8Array): Promise<ReadPdf> => {
  const document = await getDocumentProxy(new Uint8Array(file))
  const { info } = await document.getMetadata()
  const pieces: Piece[] = []
  const tags: (readonly string[])[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const height = page.view[3] ?? 0
    tags.push(rolesOf((await page.getStructTree()) as Tree))
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [a = 1, b = 0, , , x = 0, y = 0] = item.transform as number[]
      // Rotated text has its width along its own direction.
      const along = Math.hypot(a, b) || 1
      const right = x + (item.width * Math.abs(a)) / along
      pieces.push({ page: number, text: item.str, left: x, right, baseline: height - y, size: along })
    }
  }
  const outline = ((await document.getOutline()) ?? []).map(({ title }) => title)
  const facts = info as { Title?: string; Language?: string }
  return {
    pages: tags.map((_, index) =>
      pieces
        .filter(({ page }) => page === index + 1)
        .map(({ text }) => text)
        .join(' '),
    ),
    pieces,
    title: facts.Title ?? '',
    lang: facts.Language ?? '',
    tags,
    outline,
  }
}
