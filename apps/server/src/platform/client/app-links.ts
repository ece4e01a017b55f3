import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { refuse } from '../http/refused.ts'

/** Screens whose links open in the mobile app, as its projects in apps/mobile name them. */
const opened = ['/project*', '/what_if*', '/plans*', '/notices*', '/invitation*', '/verify*']

type Apps = Pick<Config, 'androidApp' | 'iosApp'>

/** Digital Asset Links, as Android asks for them. */
const assetLinks = ({ packageName, certificate }: NonNullable<Apps['androidApp']>) => [
  {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: packageName, sha256_cert_fingerprints: [certificate] },
  },
]

/** Apple's site association. */
const siteAssociation = (appId: string) => ({
  applinks: { details: [{ appIDs: [appId], components: opened.map((path) => ({ '/': path })) }] },
})

/** Proves to phones that the app may open links to this server; 404 without an app. */
export const serveAppLinks = (app: FastifyInstance, { androidApp, iosApp }: Apps): void => {
  app.get('/.well-known/assetlinks.json', async () => {
    if (androidApp === null) throw refuse(404, 'addressUnknown')
    return assetLinks(androidApp)
  })
  app.get('/.well-known/apple-app-site-association', async (_, reply) => {
    if (iosApp === null) throw refuse(404, 'addressUnknown')
    return reply.type('application/json').send(siteAssociation(iosApp))
  })
}
