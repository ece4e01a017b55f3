import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientSettings } from '@soundroof/contract/administration/client-settings'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Handler } from '../http/handler.ts'
import { refuse } from '../http/refused.ts'
import { version } from '../http/version.ts'
import { serveAppLinks } from './app-links.ts'

const apk = 'soundroof.apk'
const address = `/downloads/${apk}`
const folderOf = (config: Config): string => join(config.dataDir, 'downloads')

/** Address of the Android package; null: the operator has put none. */
const apkAddress = (config: Config): string | null =>
  existsSync(join(folderOf(config), apk)) ? `${config.publicUrl}${address}` : null

type InForce = Pick<ClientSettings, 'rackingSystems' | 'modules' | 'places'>

/** `inForce`: products and places as engineers have changed them. */
export const clientSettings =
  (inForce: () => Promise<InForce>): Handler<'client'> =>
  async ({ config, secrets, reference }) => {
    const [{ provider, review, sheetings }, listed] = await Promise.all([reference.get(), inForce()])
    const data = {
      version,
      secret: secrets.request,
      provider,
      review: { price: review.price, days: review.days },
      sheetings: [...sheetings],
      ...listed,
      passwordPolicy: config.passwordPolicy,
      sandboxStore: config.isSandboxOn,
      downloads: { apk: apkAddress(config), playStore: config.stores.play, appStore: config.stores.app },
    }
    return { data }
  }

/** The Android package, 404 without one; and what proves the apps to phones. */
export const serveDownloads = (app: FastifyInstance, config: Config): void => {
  serveAppLinks(app, config)
  app.get(address, async (_, reply) => {
    if (apkAddress(config) === null) throw refuse(404, 'addressUnknown')
    return reply
      .type('application/vnd.android.package-archive')
      .header('content-disposition', `attachment; filename="${apk}"`)
      .sendFile(apk, folderOf(config))
  })
}
