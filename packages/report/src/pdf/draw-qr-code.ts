import { encode } from 'uqr'
import type { Proof } from '../blocks/blocks.ts'
import { ink } from '../drawing/palette.ts'
import { type Kit, marked, tagIn } from './kit.ts'
import { type TextStyle, text } from './theme.ts'

const side = 58
const codeStyle: TextStyle = { ...text.footerStrong, size: 6.6, lead: 8.6, tabular: true }

export const proofSize = { width: side + 14, height: side + codeStyle.lead + 2 } as const

/** Joins dark squares of a row: fewer paths, and no thin lines between them. */
const runs = (row: readonly boolean[]): readonly (readonly [from: number, length: number])[] =>
  row.flatMap((isDark, from) => {
    if (!isDark || row[from - 1]) return []
    const end = row.indexOf(false, from)
    return [[from, (end === -1 ? row.length : end) - from] as const]
  })

const drawCode = ({ doc }: Kit, words: string, x: number, y: number): void => {
  const { data, size } = encode(words, { ecc: 'M', border: 0 })
  const step = side / size
  for (const [line, row] of data.entries())
    for (const [from, length] of runs(row)) doc.rect(x + from * step, y + line * step, length * step, step)
  doc.fillColor(ink).fill()
}

/** QR code of the page about the document, and the code to type there; `right`: its right edge. */
export const drawProof = (
  kit: Kit,
  { code, address }: Proof,
  right: number,
  top: number,
  size = codeStyle.size,
): void => {
  const x = right - side
  const bbox: [number, number, number, number] = [x, top, right, top + side]
  const figure = tagIn(kit, kit.root, 'Figure', { alt: `Code that opens ${address}`, bbox })
  marked(kit, figure, 'Figure', () => drawCode(kit, address, x, top))
  kit.doc.link(x, top, side, side, address, { structParent: figure } as never)
  const tag = tagIn(kit, kit.root, 'P')
  marked(kit, tag, 'P', () => kit.put(code, x - 14, top + side + 3, { ...codeStyle, size }, side + 14, 'right'))
}
