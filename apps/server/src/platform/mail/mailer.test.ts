import { noOffer } from '@soundroof/contract/platform/review-offer'
import type { CodedMail } from '@soundroof/words/language/mail-wording'
import { mailIn } from '@soundroof/words/mails'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { openMailer } from './mailer.ts'
import { startSmtp } from './testing/smtp.ts'

const smtp = await startSmtp()
afterAll(() => smtp.close())

const provider = { name: '工程师事务所', email: 'desk@example.org' }

/** As the mail server gets it: lines of head and body. */
const sent = async (words: { readonly subject: string; readonly text: string }) => {
  smtp.received.length = 0
  const office = openMailer(readConfig({ SMTP_URL: smtp.url }), async () => provider)
  const mail = { id: 'a', to: 'ann@example.org', attempts: 1, createdAt: new Date(), ...words }
  await office.deliver(mail).finally(office.close)
  const source = smtp.received[0]?.source ?? ''
  const end = source.indexOf('\r\n\r\n')
  return { head: source.slice(0, end).split('\r\n'), body: source.slice(end + 4).split('\r\n') }
}

const fromQuoted = (text: string): string => decodeURIComponent(text.replaceAll('%', '%25').replaceAll('=', '%'))
const fromBase64 = (text: string): string => Buffer.from(text, 'base64').toString('utf8')

/** RFC 2047: encoded words, each whole by itself. */
const decodedHeader = (head: readonly string[], name: string): string => {
  const [, value = ''] = new RegExp(`^${name}: (.*(?:\n[ \t].*)*)`, 'm').exec(head.join('\n')) ?? []
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/g, (_, encoding, words: string) =>
      encoding === 'B' ? fromBase64(words) : fromQuoted(words.replaceAll('_', ' ')),
    )
}

const decodedBody = (head: readonly string[], lines: readonly string[]): string => {
  if (head.includes('Content-Transfer-Encoding: base64')) return fromBase64(lines.join('')).replaceAll('\r\n', '\n')
  expect(head).toContain('Content-Transfer-Encoding: quoted-printable')
  return fromQuoted(lines.join('\n').replaceAll('=\n', ''))
}

const link = `https://example.org/${'a'.repeat(100)}?b=c%20d#e`
const mails: readonly CodedMail[] = [
  {
    code: 'project-notice',
    values: {
      kind: 'reconsidered',
      name: '仓库'.repeat(20),
      link,
      ended: null,
      stop: link,
      offer: noOffer,
      thread: null,
      delivery: null,
    },
  },
  { code: 'unproven-codes-removed', values: { devices: 'https://a.example', newPassword: 'https://b.example' } },
]

it.each(mails)(
  'a Chinese mail reaches the mail server whole, in lines that every one passes on: $code',
  async (mail) => {
    const words = mailIn('zh-Hans', mail, provider)
    const { head, body } = await sent(words)
    // RFC 5322, 2.1.1 and RFC 2047, 2.
    for (const line of [...head, ...body]) expect(line).toMatch(/^[\t\x20-\x7e]{0,78}$/)
    for (const word of head.join('\n').match(/=\?\S+\?=/g) ?? []) expect(word.length).toBeLessThanOrEqual(75)
    expect(decodedHeader(head, 'Subject')).toBe(words.subject)
    expect(decodedHeader(head, 'From')).toBe(`${provider.name} <${readConfig({}).provider.email}>`)
    expect(head).toContain('Content-Type: text/plain; charset=utf-8')
    expect(decodedBody(head, body)).toBe(words.text)
  },
)
