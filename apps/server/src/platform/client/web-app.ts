import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { isScreen } from '@soundroof/contract/platform/addresses/screen-paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal, unknownAddress } from '../http/refusals.ts'
import { assetType, type FormerFile } from './kept-builds.ts'

/** Serves the built web application: its files, and one page for every other address that is no call. */

const isCall = (path: string): boolean => /^\/(api|json|files)(\/|$)/.test(path)
const isFile = (path: string): boolean => /\.[a-z0-9]{1,16}$/i.test(path)

/** Some links are written `/Project_new1` or `ProjectResult`; routes are lower case. */
const lowerCaseRoute = (path: string): string | null => {
  if (/^\/project_?result$/i.test(path)) return path === '/project_result' ? null : '/project_result'
  return /^\/Project(_\w+)?$/.test(path) ? path.replace('P', 'p') : null
}

const isPage = (request: FastifyRequest, path: string): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !isCall(path) && !isFile(path)

const readsPages = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes('text/html')

/** The framework finds no route for a broken percent sequence, so this sends people to the page for unknown addresses. */
export const answerMalformedAddress = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const [path = ''] = request.url.split('?')
  return readsPages(request) && isPage(request, path)
    ? reply.redirect('/page_not_found', 302)
    : sendRefusal(reply, unknownAddress(request))
}

/** No file system has longer names; asking for one would be an error. */
const longestName = 255

const isBeyondFiles = (path: string): boolean => path.split('/').some(({ length }) => length > longestName)

const forEver = 'public, max-age=31536000, immutable'

const cacheControl = (file: string): string => (/[\\/]assets[\\/]/.test(file) ? forEver : 'no-cache')

/** The home page was rendered at build time, so that visitors can read it before its script arrives. */
const pageOf = (path: string): string => (path.toLowerCase() === '/home' ? 'home.html' : 'index.html')

/** An address without a screen gets 404 with the application's page, which says so. */
const answerPage = (request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply => {
  if (!isPage(request, path)) return sendRefusal(reply, unknownAddress(request))
  if (isScreen(path)) return reply.sendFile(pageOf(path))
  return readsPages(request) ? reply.code(404).sendFile(pageOf(path)) : sendRefusal(reply, unknownAddress(request))
}

type Served = { readonly hasPage: boolean; readonly former: FormerFile }

/** Null: no address of a file that a build may have had. */
const assetName = ({ method }: FastifyRequest, path: string): string | null => {
  const [, name = ''] = /^\/assets\/([^/]+)$/.exec(path) ?? []
  return method === 'GET' && assetType(name) !== null ? name : null
}

const answerFormer = async (request: FastifyRequest, reply: FastifyReply, name: string, former: FormerFile) => {
  const bytes = await former(name)
  if (bytes === null) return sendRefusal(reply, unknownAddress(request))
  return reply
    .header('cache-control', forEver)
    .type(assetType(name) ?? '')
    .send(Buffer.from(bytes))
}

const answerRest = (request: FastifyRequest, reply: FastifyReply, { hasPage, former }: Served) => {
  const [path = '', query] = request.url.split('?')
  const route = lowerCaseRoute(path)
  if (route) return reply.redirect(query === undefined ? route : `${route}?${query}`, 302)
  const name = assetName(request, path)
  if (name !== null) return answerFormer(request, reply, name, former)
  return hasPage ? answerPage(request, reply, path) : sendRefusal(reply, unknownAddress(request))
}

/** Only calls where the folder has no page. `former`: files of builds before this one. */
export const serveWebApp = async (
  app: FastifyInstance,
  folder: string,
  former: FormerFile = async () => null,
): Promise<void> => {
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
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?')
    if (hasPage && isBeyondFiles(path) && isPage(request, path)) return answerPage(request, reply, path)
  })
  app.setNotFoundHandler((request, reply) => answerRest(request, reply, { hasPage, former }))
}
