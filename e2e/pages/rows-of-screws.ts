import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../../scripts/sources.mjs'

/** A photo of a roof as a camera in the air sees it, with a panel on it and rows of screws, known in millimetres. */

type Point = { readonly x: number; readonly y: number }

const [width, height] = [1600, 1200]

/** Millimetres on the roof to widths of the picture: the far end is smaller. */
const seen = ({ x, y }: Point): Point => {
  const depth = 1 + 0.00012 * y
  return { x: 0.1 + (x * 0.000_22 + y * 0.000_01) / depth, y: 0.62 - (y * 0.000_19) / depth }
}

const panelSides = { long: 1722, short: 1134 } as const
const spacing = 1200

const ofPanel: readonly Point[] = [
  { x: 0, y: 0 },
  { x: panelSides.long, y: 0 },
  { x: panelSides.long, y: panelSides.short },
  { x: 0, y: panelSides.short },
]
const onRows: readonly Point[] = [0, 1, 2].map((row) => ({ x: 2200, y: 50 + row * spacing }))

export const screwPhoto = { panelSides, spacing, corners: ofPanel.map(seen), screws: onRows.map(seen) } as const

const inPixels = ({ x, y }: Point): string => `${x * width},${y * width}`

export const photoOfScrews = async (): Promise<string> => {
  const path = join(root, '.cache', 'rows-of-screws.jpg')
  mkdirSync(join(root, '.cache'), { recursive: true })
  const rows = onRows.flatMap(({ y }) => Array.from({ length: 16 }, (_, each) => seen({ x: each * 220, y })))
  const dots = rows.map(({ x, y }) => `<circle cx="${x * width}" cy="${y * width}" r="5" fill="#222"/>`).join('')
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#9db2bf"/>
    <polygon points="${screwPhoto.corners.map(inPixels).join(' ')}" fill="#1d2b44"/>${dots}</svg>`
  await sharp(Buffer.from(picture)).jpeg().toFile(path)
  return path
}
