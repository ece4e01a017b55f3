import { buildStale } from '../scripts/build.mjs'
import { ensureChromium } from '../scripts/chromium.mjs'
import { photos } from './fixtures/make-photos.ts'
import { prepareServers, removePrepared } from './fixtures/prepared-server.ts'

/** The journeys use the product as `npm start` builds it. */
export default async () => {
  // Read by the configuration of each worker.
  process.env.CHROMIUM ??= await ensureChromium()
  await buildStale()
  await Promise.all([photos(), prepareServers()])
  return removePrepared
}
