// The icons of the installed application, drawn from the favicon: `node scripts/release/make-icons.mjs` after a change of it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { root } from '../sources.mjs'

const publicFolder = join(root, 'apps/web/public')
const ground = '#0b5563'

/** A mask cuts away up to a fifth on each side; iOS rounds corners by itself. */
const icons = /** @type {const} */ ([
  { name: 'icon-192.png', size: 192, drawn: 1, isFilled: false },
  { name: 'icon-512.png', size: 512, drawn: 1, isFilled: false },
  { name: 'maskable-512.png', size: 512, drawn: 0.8, isFilled: true },
  { name: 'apple-touch-icon.png', size: 180, drawn: 0.9, isFilled: true },
])

/** @param {(typeof icons)[number]} icon @returns {Promise<Buffer>} */
const drawn = async ({ size, drawn: part, isFilled }) => {
  const inner = Math.round(size * part)
  const mark = await sharp(readFileSync(join(publicFolder, 'favicon.svg')), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const background = isFilled ? ground : '#0000'
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

export const drawIcons = () => Promise.all(icons.map(async (icon) => ({ name: icon.name, png: await drawn(icon) })))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(join(publicFolder, 'icons'), { recursive: true })
  for (const { name, png } of await drawIcons()) writeFileSync(join(publicFolder, 'icons', name), png)
}
