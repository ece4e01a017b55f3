import { createHash } from 'node:crypto'
import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../../platform/http/refused.ts'
import type { RoofServices } from '../calculations/roof-services.ts'

/** `/json/<name>.json`: the capacity table of a size in force. Public: unsigned, without session. */

type Written = { readonly bytes: Buffer; readonly tag: string }

/** Weak ETag, because the same table is sent compressed and uncompressed. */
const written = (table: CapacityTable): Written => {
  const bytes = Buffer.from(JSON.stringify(table))
  return { bytes, tag: `W/"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"` }
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

const isKnown = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((known) => opaque(known) === opaque(tag)))

/** Short, because a restarted server may have another table. */
const caching = 'public, max-age=300'

export const serveCapacityTables = (app: FastifyInstance, { catalogue }: Pick<RoofServices, 'catalogue'>): void => {
  const files = new Map(
    Object.entries(catalogue.published.purlins).map(([name, table]) => [`${name}.json`, written(table)]),
  )
  app.get<{ Params: { file: string } }>('/json/:file', async ({ params, headers }, reply) => {
    const file = files.get(params.file)
    if (!file) throw refuse(404, 'addressUnknown')
    reply.header('cache-control', caching).header('etag', file.tag)
    if (isKnown(headers['if-none-match'], file.tag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(file.bytes)
  })
}
