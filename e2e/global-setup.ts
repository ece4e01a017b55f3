import { buildStale } from '../scripts/build.mjs'
import { ensureChromium } from '../scripts/chromium.mjs'

/** The journeys walk the product as `npm start` builds it. */
export default async () => {
  await ensureChromium()
  await buildStale()
}
