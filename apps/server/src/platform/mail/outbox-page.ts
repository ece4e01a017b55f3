import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { refuse } from '../http/refused.ts'
import { type OutboxMail, outboxFolder } from './mailer.ts'

/** Shows mails of an installation without a mail server, on that machine only, because their links open accounts. */

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const ownHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const proxied = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const

/** Never in production. */
export const hasOutboxPage = ({ smtpUrl, databaseUrl, isProduction }: Config): boolean =>
  smtpUrl === null && databaseUrl === null && !isProduction

/** True for a browser on this machine, by a loopback name and without a proxy: another site could point its name here. */
const isAtHome = ({ socket, headers }: FastifyRequest): boolean =>
  loopback.test(socket.remoteAddress ?? '') &&
  ownHost.test(headers.host ?? '') &&
  proxied.every((name) => headers[name] === undefined)

const newest = 100

const readMails = async (folder: string): Promise<readonly OutboxMail[]> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const latest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, newest)
  return Promise.all(latest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as OutboxMail))
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')

/** Makes links of this installation's addresses only. */
const linked = (text: string, publicUrl: string): string =>
  text
    .split(/(\s+)/)
    .map((word) =>
      word.startsWith(`${publicUrl}/`) ? `<a href="${escaped(word)}">${escaped(word)}</a>` : escaped(word),
    )
    .join('')

const article = (mail: OutboxMail, publicUrl: string): string => `<article>
<h2>${escaped(mail.subject)}</h2>
<p>To ${escaped(mail.to)}, <time datetime="${escaped(mail.at)}">${escaped(mail.at)}</time></p>
<pre>${linked(mail.text, publicUrl)}</pre>
</article>`

const page = (mails: readonly OutboxMail[], publicUrl: string): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Outbox · Soundroof</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
article { border-top: 1px solid; padding: 1rem 0 }
h2 { font-size: 1.1rem; margin: 0 }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0 }
</style>
</head>
<body>
<h1>Outbox</h1>
<p>No mail server is set (SMTP_URL): the newest mails of this installation lie here, and nobody else receives them.</p>
<main>
${mails.map((mail) => article(mail, publicUrl)).join('\n') || '<p>No mail yet.</p>'}
</main>
</body>
</html>`

/** Served by an installation with neither a mail server nor a database server, never in production. */
export const serveOutbox = (app: FastifyInstance, config: Config): void => {
  if (!hasOutboxPage(config)) return
  app.get('/outbox', async (request, reply) => {
    if (!isAtHome(request)) throw refuse(404, 'addressUnknown')
    const mails = await readMails(outboxFolder(config))
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .send(page(mails, config.publicUrl))
  })
}
