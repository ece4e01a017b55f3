import type { FastifyInstance } from 'fastify'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import { picturePath } from '../../platform/provider/picture-address.ts'

/** A changed picture has a new address, so browsers may keep what they have. */
const headers = {
  'content-type': 'image/jpeg',
  'content-disposition': 'inline; filename="sheeting.jpg"',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=31536000, immutable',
}

/** Pictures of sheeting products; public, since they show no customer's data. */
export const servePictures = (app: FastifyInstance, { db }: Pick<PlatformServices, 'db'>): void => {
  app.get<{ Params: { id: string } }>(`${picturePath}/:id`, async ({ params }, reply) => {
    if (!/^[\w-]{22}$/.test(params.id)) throw refuse(404, 'addressUnknown')
    const [found] = await db.query<{ jpeg: Uint8Array }>(
      'select picture_jpeg as jpeg from sheeting_products where picture_id = $1',
      [params.id],
    )
    if (!found) throw refuse(404, 'addressUnknown')
    return reply.headers(headers).send(Buffer.from(found.jpeg))
  })
}
