import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal, unknownAddress } from '../http/refusals.ts'

/** The built web application: its files, and its one page for every address that is no file and no call. */

const isCall = (path: string): boolean => /^\/(api|json|files)(\/|$)/.test(path)
const isFile = (path: string): boolean => /\.[a-z0-9]{1,8}$/i.test(path)

/** `/Project_new1` and `ProjectResult` are written so in places; the routes are in lower case. */
export const lowerCaseRoute = (path: string): string | null => {
  if (/^\/project_?result$/i.test(path)) return path === '/project_result' ? null : '/project_result'
  return /^\/Project(_\w+)?$/.test(path) ? path.replace('P', 'p') : null
}

const isPage = (request: FastifyRequest, path: string): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !isCall(path) && !isFile(path)

const cacheControl = (file: string): string =>
  /[\\/]assets[\\/]/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache'

const answerRest = (request: FastifyRequest, reply: FastifyReply, hasPage: boolean): FastifyReply => {
  const [path = '', query] = request.url.split('?')
  const route = lowerCaseRoute(path)
  if (route) return reply.redirect(query === undefined ? route : `${route}?${query}`, 302)
  return hasPage && isPage(request, path) ? reply.sendFile('index.html') : sendRefusal(reply, unknownAddress(request))
}

export const serveWebApp = async (app: FastifyInstance, folder: string): Promise<void> => {
  const hasPage = existsSync(join(folder, 'index.html'))
  await app.register(fastifyStatic, {
    root: folder,
    serve: hasPage,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheControl(file))
    },
  })
  app.setNotFoundHandler((request, reply) => answerRest(request, reply, hasPage))
}
