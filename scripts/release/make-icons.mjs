// Icons and start pictures of the installed application, icons and splash of the shells, drawn from the favicon: `node scripts/release/make-icons.mjs`
// after a change of it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/** @typedef {{ width: number, height: number, drawn: number, isFilled: boolean, ground?: string }} Picture */

/** What the page begins with in each scheme, so that nothing flashes. */
const pageGrounds = { light: '#ffffff', dark: '#12181d' }

/** The mark in the middle, as a part of the shorter side. @param {Picture} picture @returns {Promise<Buffer>} */
const drawn = async ({ width, height, drawn: part, isFilled, ground: behind = ground }) => {
  const inner = Math.round(Math.min(width, height) * part)
  const mark = await sharp(readFileSync(join(publicFolder, 'favicon.svg')), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const background = isFilled ? behind : '#0000'
  return sharp({ create: { width, height, channels: 4, background } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An adaptive icon shows 66 of its 108 parts; stores refuse an icon that is transparent. */
const shellPictures = /** @type {const} */ ([
  { name: /ic_launcher_foreground\.png$/, drawn: 0.5, isFilled: false },
  { name: /ic_launcher(_round)?\.png$/, drawn: 1, isFilled: false },
  { name: /AppIcon.*\.png$/, drawn: 0.9, isFilled: true },
  { name: /splash.*\.png$/, drawn: 0.25, isFilled: true },
])

const shellFolders = ['apps/mobile/android/app/src/main/res', 'apps/mobile/ios/App/App/Assets.xcassets']

/** @param {string} folder */
const picturesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.png'))
    .map((path) => join(root, folder, path))

/** Pictures of the generated projects, each as large as it was generated. */
export const drawShells = async () => {
  const paths = shellFolders.flatMap(picturesIn)
  return Promise.all(
    paths.flatMap((path) => {
      const kind = shellPictures.find(({ name }) => name.test(path))
      return kind === undefined ? [] : [drawnAs(path, kind)]
    }),
  )
}

/** @param {string} path @param {{ drawn: number, isFilled: boolean }} kind */
const drawnAs = async (path, { drawn: part, isFilled }) => {
  const { width, height } = await sharp(path).metadata()
  const png = await drawn({ width, height, drawn: part, isFilled })
  return { path, png: isFilled ? await sharp(png).removeAlpha().png({ compressionLevel: 9 }).toBuffer() : png }
}

export const drawIcons = () =>
  Promise.all(
    icons.map(async (icon) => ({
      name: icon.name,
      png: await drawn({ ...icon, width: icon.size, height: icon.size }),
    })),
  )

/** @type {readonly { width: number, height: number, ratio: number }[]} */
const screens = JSON.parse(readFileSync(join(root, 'apps/web/build/splash-sizes.json'), 'utf8'))

/** @param {string} name @param {Picture} picture */
const startPicture = async (name, picture) => ({
  name,
  png: await sharp(await drawn(picture))
    .removeAlpha()
    .png({ compressionLevel: 9, palette: true })
    .toBuffer(),
})

/** What iOS shows while the installed application starts. */
const drawStartPictures = () =>
  Promise.all(
    screens.flatMap(({ width, height, ratio }) =>
      Object.entries(pageGrounds).map(([scheme, ground]) => {
        const pixels = { width: width * ratio, height: height * ratio }
        const picture = { ...pixels, drawn: 0.25, isFilled: true, ground }
        return startPicture(`${pixels.width}x${pixels.height}-${scheme}.png`, picture)
      }),
    ),
  )

/** @param {string} folder @param {readonly { name: string, png: Buffer }[]} pictures */
const writeAll = (folder, pictures) => {
  mkdirSync(join(publicFolder, folder), { recursive: true })
  for (const { name, png } of pictures) writeFileSync(join(publicFolder, folder, name), png)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeAll('icons', await drawIcons())
  writeAll('splash', await drawStartPictures())
  for (const { path, png } of await drawShells()) writeFileSync(path, png)
}
