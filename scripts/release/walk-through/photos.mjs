import { join } from 'node:path'
import sharp from 'sharp'

const [width, height] = [1600, 1200]

/** Lines from the eave to the far ridge. @param {number} count @param {number} top @param {string} stroke */
const ribs = (count, top, stroke) =>
  Array.from({ length: count }, (_, each) => {
    const part = each / (count - 1)
    return `<path d="M${part * 2400 - 400} ${height}L${420 + part * 760} ${top}" stroke="${stroke}" stroke-width="7"/>`
  }).join('')

const sky = '<rect width="1600" height="1200" fill="#b9d4e6"/>'
/** @param {string} colour @param {number} top */
const sheet = (colour, top) =>
  `${sky}<path d="M-400 1200L420 ${top}H1180L2000 1200Z" fill="${colour}"/>${ribs(26, top, '#0002')}`

const rafters = Array.from(
  { length: 6 },
  (_, each) => `<path d="M${each * 330 - 60} 1200V260L${each * 330} 180V1200Z" fill="#8a6a45"/>`,
).join('')
const purlins = [330, 560, 820]
  .map((y) => `<rect y="${y}" width="1600" height="46" fill="#c3cbd1" stroke="#7b868e" stroke-width="5"/>`)
  .join('')
const screws = Array.from(
  { length: 9 },
  (_, each) => `<circle cx="${each * 180 + 80}" cy="640" r="26" fill="#56616a" stroke="#2c343a" stroke-width="8"/>`,
).join('')

/** The roof from two sides, its frame from below, and screws from near: drawn, so that the film shows nobody's building. */
const drawings = [
  sheet('#8fa3ad', 360),
  sheet('#a9b5bb', 300),
  `<rect width="1600" height="1200" fill="#5b6670"/>${rafters}${purlins}`,
  `<rect width="1600" height="1200" fill="#9aabb4"/>${ribs(12, -900, '#0003')}${screws}`,
]

/** @param {string} folder @returns {Promise<string[]>} */
export const drawPhotos = (folder) =>
  Promise.all(
    drawings.map(async (drawing, each) => {
      const path = join(folder, `photo-${each}.jpg`)
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawing}</svg>`
      await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toFile(path)
      return path
    }),
  )
