import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import type { WorkRunner } from '../work/work-runner.ts'
import { type Mail, nextMailAt, queueMail, takeMail } from './mail-queue.ts'
import { startMailRunner } from './mail-runner.ts'
import { type Mailer, openMailer, outboxFolder } from './mailer.ts'
import { startSmtp } from './testing/smtp.ts'

const server = await serverOfTests()
let runners: WorkRunner[] = []

const smtp = await startSmtp()
afterAll(() => smtp.close())
beforeEach(async () => {
  smtp.received.length = 0
  smtp.answer(null)
})
const stopRunners = async (): Promise<void> => {
  await Promise.all(runners.map((runner) => runner.stop()))
  runners = []
}
afterEach(stopRunners)

const minute = 60_000
const hello: Mail = { to: 'ann@example.org', subject: 'Hello Ann', text: 'The link:\nhttps://example.org/a#b\n' }

const queue = (mail: Mail = hello, life = 30 * minute) =>
  server.db.transaction((tx) =>
    queueMail(tx, server.services, mail, server.clock(), new Date(server.clock().getTime() + life)),
  )

const start = (office: Mailer = openMailer({ ...server.services.config, smtpUrl: smtp.url })): WorkRunner => {
  const runner = startMailRunner({ ...server.services, office })
  runners.push(runner)
  return runner
}
const waiting = () => server.db.query<{ attempts: number }>('select attempts from mails')
/** The runner has put the failed mail off by this time, milliseconds; before that, the clock must not move. */
const putOffBy = (ms: number) =>
  until(async () => expect(await nextMailAt(server.db)).toEqual(new Date(server.clock().getTime() + ms)))
const until = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 60_000, interval: 20 })

describe('a queued mail', () => {
  it('reaches the mail server, and leaves nothing behind', async () => {
    await queue()
    start()
    await until(async () => expect(await waiting()).toEqual([]))
    const [mail] = smtp.received
    expect([mail?.from, mail?.to]).toEqual(['provider@example.org', ['ann@example.org']])
    expect(mail?.source).toContain('Subject: Hello Ann\r\n')
    expect(mail?.source).toContain('Auto-Submitted: auto-generated\r\n')
    expect(mail?.source).toContain('\r\n\r\nThe link:\r\nhttps://example.org/a#b\r\n')
    expect(server.errors).toEqual([])
  })

  it('bears the provider’s present name, leaves from the configured address, and has answers sent to the present one', async () => {
    const config = { ...server.services.config, smtpUrl: smtp.url }
    const now = { name: 'Example Engineers', email: 'desk@example.org' }
    await queue()
    start(openMailer(config, async () => now))
    await until(() => expect(smtp.received).toHaveLength(1))
    const [mail] = smtp.received
    expect(mail?.from).toBe('provider@example.org')
    expect(mail?.source).toContain('From: Example Engineers <provider@example.org>\r\n')
    expect(mail?.source).toContain('Reply-To: Example Engineers <desk@example.org>\r\n')
  })

  it('cannot be read in the database', async () => {
    await queue()
    const stored = JSON.stringify(await server.db.query('select * from mails'))
    expect(stored).not.toContain('Hello')
    expect(stored).not.toContain('example.org/a')
  })

  it('goes with the transaction that asked for it', async () => {
    const failing = server.db.transaction(async (tx) => {
      await queueMail(tx, server.services, hello, server.clock(), new Date(server.clock().getTime() + minute))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await waiting()).toEqual([])
  })

  it('waits while the mail server is away or busy, longer each time', async () => {
    await queue()
    smtp.answer(451)
    const runner = start()
    await until(() => expect(server.errors).toHaveLength(1))
    await putOffBy(15_000)
    expect(await waiting()).toEqual([{ attempts: 1 }])
    server.clock.move(15_000)
    runner.wake()
    await until(() => expect(server.errors).toHaveLength(2))
    await putOffBy(30_000)
    smtp.answer(null)
    server.clock.move(15_000)
    runner.wake()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(smtp.received).toEqual([])
    server.clock.move(15_000)
    runner.wake()
    await until(() => expect(smtp.received).toHaveLength(1))
  })

  it('survives a mail server that is not there', async () => {
    await queue()
    start(openMailer({ ...server.services.config, smtpUrl: 'smtp://127.0.0.1:1' }))
    await until(() => expect(server.errors).toHaveLength(1))
    expect(await waiting()).toEqual([{ attempts: 1 }])
  })

  it('waits for a mail server that lets nobody read along, unless the operator says otherwise', async () => {
    await queue()
    // This machine under a name that is not a loopback name.
    const url = smtp.url.replace('127.0.0.1', '0.0.0.0')
    start(openMailer({ ...server.services.config, smtpUrl: url }))
    await until(() => expect(server.errors).toHaveLength(1))
    await putOffBy(15_000)
    expect([await waiting(), smtp.received]).toEqual([[{ attempts: 1 }], []])
    server.clock.move(minute)
    start(openMailer({ ...server.services.config, smtpUrl: `${url}?tls=opportunistic` }))
    await until(() => expect(smtp.received).toHaveLength(1))
  })

  it('is given up when it is refused for good', async () => {
    await queue()
    smtp.answer(550)
    start()
    await until(async () => expect(await waiting()).toEqual([]))
    expect(server.errors).toHaveLength(1)
    expect(JSON.stringify(server.errors)).not.toContain('ann@example.org')
  })

  it('is sent again under the same name when its sender died before it was noted', async () => {
    await queue()
    const died = await takeMail(server.db, server.services, server.clock(), new Date(server.clock().getTime() + minute))
    expect(died?.text).toBe(hello.text)
    expect(await takeMail(server.db, server.services, server.clock(), server.clock())).toBeNull()
    server.clock.move(minute)
    start()
    await until(() => expect(smtp.received).toHaveLength(1))
    expect(smtp.received[0]?.source).toContain(`Message-ID: <${died?.id}@localhost>`)
  })

  it('that cannot be opened is told by its number and holds no other up; with the secret put back it is sent', async () => {
    const { secrets } = server.services
    const lost = { secrets: { ...secrets, files: 'another secret' } }
    const now = server.clock()
    await server.db.transaction((tx) => queueMail(tx, lost, hello, now, new Date(now.getTime() + 600 * minute)))
    await queue({ ...hello, subject: 'The next' })
    start()
    await until(() => expect(smtp.received).toHaveLength(1))
    expect(smtp.received[0]?.source).toContain('Subject: The next')
    expect(server.errors).toHaveLength(1)
    // Else it takes the mail once more at the later time.
    await stopRunners()
    server.clock.move(60 * minute)
    expect(await takeMail(server.db, { ...server.services, ...lost }, server.clock(), now)).toMatchObject(hello)
  })

  it('is not sent when its time is over', async () => {
    await queue(hello, minute)
    server.clock.move(minute)
    start()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(smtp.received).toEqual([])
  })

  it('is sent once by two senders of one database', async () => {
    for (let number = 0; number < 20; number++) await queue({ ...hello, subject: `Number ${number}` })
    // Only a process that has the database to itself may release mails in progress.
    const config = { ...server.services.config, databaseUrl: 'postgres://shared' }
    for (let sender = 0; sender < 2; sender++) {
      const office = openMailer({ ...config, smtpUrl: smtp.url })
      runners.push(startMailRunner({ ...server.services, config, office }))
    }
    await until(async () => expect(await waiting()).toEqual([]))
    const subjects = smtp.received.map(({ source }) => /Subject: (.*)\r\n/.exec(source)?.[1])
    expect(subjects).toHaveLength(20)
    expect(new Set(subjects).size).toBe(20)
  })

  it('carries hostile text as text', async () => {
    await queue({
      to: 'ann@example.org',
      subject: 'a\r\nBcc: eve@example.org\r\n\r\nb',
      text: '.\r\nQUIT\r\n.\r\n屋 é',
    })
    start()
    await until(() => expect(smtp.received).toHaveLength(1))
    expect(smtp.received[0]?.to).toEqual(['ann@example.org'])
    expect(smtp.received[0]?.source).not.toMatch(/^Bcc:/im)
  })

  it.each([
    'ann@example.org, eve@example.org',
    'ann@example.org>\r\nRCPT TO:<eve@example.org',
    'Eve <eve@example.org>',
  ])('reaches no second reader through the address %j', async (to) => {
    await queue({ ...hello, to })
    start()
    await until(() => expect(smtp.received.length + server.errors.length).toBe(1))
    expect(smtp.received.flatMap((mail) => mail.to)).not.toContain('eve@example.org')
  })
})

describe('the outbox', () => {
  const folder = () => outboxFolder(server.services.config)
  afterEach(() => rm(folder(), { recursive: true, force: true }))

  const fill = async (mail: Mail = hello) => {
    await queue(mail)
    start(openMailer(server.services.config))
    await until(async () => expect(await waiting()).toEqual([]))
  }
  const page = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    server.app.inject({ url: '/outbox', headers: { host: 'localhost:8080', ...headers }, remoteAddress })

  it('keeps what would have been sent', async () => {
    await fill()
    const [name = ''] = await readdir(folder())
    const mail = JSON.parse(await readFile(join(folder(), name), 'utf8'))
    expect(mail).toMatchObject({ to: hello.to, subject: hello.subject, text: hello.text })
  })

  it('can be read where the server runs', async () => {
    expect((await page()).body).toContain('No mail yet.')
    await fill({
      ...hello,
      subject: '<b>Hi</b>',
      text: 'Go to http://localhost:8080/newPassword#a"b\nor https://example.org/x',
    })
    const answer = await page()
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('&lt;b&gt;Hi&lt;/b&gt;')
    expect(answer.body).toContain('<a href="http://localhost:8080/newPassword#a&quot;b">')
    expect(answer.body).not.toContain('href="https://example.org')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['another machine', {}, '192.0.2.7'],
    ['another IPv6 machine', {}, '2001:db8::1'],
    ['a name that points here', { host: 'evil.example' }, '127.0.0.1'],
    ['a proxy on this machine', { 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1'],
    ['a proxy that hides its caller', { forwarded: 'for=unknown' }, '::1'],
  ])('is not there for %s', async (_, headers, from) => {
    await fill()
    const answer = await page(headers, from)
    expect([answer.statusCode, answer.body.includes('Hello')]).toEqual([404, false])
  })
})
