import type { FastifyInstance } from 'fastify'
import { findOpenRight } from '../../money/offline/offline-rows.ts'
import { withinDatabaseTime } from '../../platform/database/call-time.ts'
import { visitor } from '../../platform/database/caller.ts'
import { addressOf, networkOf } from '../../platform/http/network.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { RoofHandler, RoofServices } from '../calculations/roof-services.ts'
import { devicePart } from './device-parts.ts'
import { type PartName, partAddress, partNames, rightOfAddress } from './part-address.ts'

/** Only for the account that has the right, while it is open. */
export const offlineEngine: RoofHandler<'offlineEngine'> = async (context) => {
  const { db, account, body, clock, config } = context
  const owner = await findOpenRight(db, body.id, clock())
  if (owner !== account.id) throw refuse(404, 'deviceUnknown')
  const part = async (name: PartName) => ({
    address: `${config.publicUrl}${partAddress(context, name, body.id)}`,
    sha256: (await devicePart(context, name)).sha256,
  })
  return {
    data: {
      code: await part('engine.js'),
      catalogue: await part('catalogue.json'),
      report: await part('report.js'),
      chinese: { regular: await part('chinese-regular.ttf'), strong: await part('chinese-strong.ttf') },
    },
  }
}

const types: Readonly<Record<PartName, string>> = {
  'engine.js': 'text/javascript; charset=utf-8',
  'catalogue.json': 'application/json; charset=utf-8',
  'report.js': 'text/javascript; charset=utf-8',
  'chinese-regular.ttf': 'font/ttf',
  'chinese-strong.ttf': 'font/ttf',
}

/** Engine, catalogue, report and its fonts at their signed addresses, without bearer. Nobody else reads them. */
export const serveDeviceParts = (app: FastifyInstance, services: RoofServices, databaseTime: number): void => {
  const isOpen = async (name: PartName, url: string): Promise<boolean> => {
    const right = rightOfAddress(services, name, url)
    return right !== null && (await findOpenRight(services.db, right, services.clock())) !== null
  }
  for (const name of partNames)
    app.get(`/files/offline/${name}`, async (request, reply) => {
      const part = await withinDatabaseTime(databaseTime, visitor(networkOf(addressOf(request))), async () =>
        (await isOpen(name, request.url)) ? devicePart(services, name) : null,
      )
      if (part === null) throw refuse(403, 'forbidden')
      return reply.headers({ 'content-type': types[name], 'cache-control': 'private, no-store' }).send(part.content)
    })
}
