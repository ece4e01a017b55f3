import type { TitleBlock } from '../blocks/blocks.ts'
import { type Kit, marked, tagIn } from './kit.ts'

export const logoHeight = 26
const widest = 92
const gap = 12

type Logo = NonNullable<TitleBlock['logos']>[number]

type Picture = { readonly width: number; readonly height: number }

/** As large as its box allows, never cropped. */
const sizeOf = ({ width, height }: Picture): Picture => {
  const scale = Math.min(widest / width, logoHeight / height)
  return { width: width * scale, height: height * scale }
}

const openImage = ({ doc }: Kit, bytes: Uint8Array): Picture =>
  (doc as unknown as { openImage: (source: Uint8Array) => Picture }).openImage(bytes)

/** Returns the width it took. */
const drawLogo = (kit: Kit, { image, name }: Logo, right: number, top: number): number => {
  const bytes = kit.images.get(image)
  if (!bytes) return 0
  const { width, height } = sizeOf(openImage(kit, bytes))
  const [x, y] = [right - width, top + (logoHeight - height) / 2]
  const figure = tagIn(kit, kit.root, 'Figure', { alt: `Logo of ${name}`, bbox: [x, y, right, y + height] })
  marked(kit, figure, 'Figure', () => kit.doc.image(bytes as Buffer, x, y, { width, height }))
  return width + gap
}

/** From right to left; answers their total width, 0: none. */
export const drawLogos = (kit: Kit, logos: readonly Logo[], right: number, top: number): number =>
  logos.reduce((taken, logo) => taken + drawLogo(kit, logo, right - taken, top), 0)
