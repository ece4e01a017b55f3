import { staffRoles } from '@soundroof/contract/administration/staff'
import { invitationDays } from '@soundroof/contract/identity/company'
import { languages } from '@soundroof/contract/identity/languages'
import { apiKeyScopes } from '@soundroof/contract/platform/access'
import { type NoticeKind, noticeKinds } from '@soundroof/contract/review/notices/notice-calls'
import { inspectionEndNames } from '@soundroof/contract/roofs/documents/inspection-end'
import { describe, expect, it } from 'vitest'
import type { CodedMail, CodeEvent, DeliveryNews, MailCode, PasskeyEvent, ThreadNews } from './language/mail-wording.ts'
import { mailIn } from './mails.ts'

const provider = { name: 'Ingenieurbüro', email: 'desk@example.org' }
const at = '2026-11-21T03:05:00Z'
const site = 'https://roofs.example'
const [link, devices, newPassword, stop] = [`${site}/a#b`, `${site}/sessions`, `${site}/forgetPassword`, `${site}/stop`]
const codeEvents: readonly CodeEvent[] = ['on', 'off', 'recovery_used', 'recovery_renewed', 'removed']
const passkeyEvents: readonly PasskeyEvent[] = ['added', 'removed', 'all removed']
const names = ['屋面一', '']

const offer = { price: '$480', days: 5 }

const said = { text: '檩条间距？\n请确认', person: '安' }
const threadOf = (kind: NoticeKind, name: string): ThreadNews | null => {
  if (kind === 'question') return { about: { kind: 'field', label: 'Roof Slope' }, said, before: null }
  const about = { kind: name === '' ? 'photo' : 'project' } as const
  return kind === 'answer' ? { about, said, before: { ...said, text: '几个？' } } : null
}
const deliveryOf = (kind: NoticeKind): DeliveryNews | null => {
  if (kind === 'accepted') return { day: '2026-12-01', former: null, reason: '' }
  return kind === 'deliveryMoved' ? { day: '2026-12-05', former: '2026-12-01', reason: '雨' } : null
}

/** Each mail in every form that it takes. */
const mailsOf: { readonly [C in MailCode]: readonly CodedMail<C>['values'][] } = {
  'new-password': [{ link, minutes: 30 }],
  'new-api-key': [{ scopes: apiKeyScopes, until: at, devices }],
  'passkeys-changed': passkeyEvents.map((event) => ({ event, at, devices, newPassword })),
  'codes-changed': codeEvents.map((event) => ({ event, at, left: 7, newPassword })),
  'unproven-codes-removed': [{ devices, newPassword }],
  'company-invitation': names.map((company) => ({ company, days: invitationDays, link })),
  'staff-invitation': staffRoles.map((role) => ({ role, days: 3, link })),
  'period-granted': names.map((company) => ({
    ...{ company, invoice: '2026-117', calculations: 300, from: at, until: '2027-11-21T03:05:00Z', link },
  })),
  'granted-period-ended': names.map((company) => ({ company, invoice: '2026-117', at, link })),
  'project-notice': noticeKinds.flatMap((kind) =>
    names.map((name) => ({
      kind,
      name,
      link,
      ended: null,
      stop,
      offer,
      thread: threadOf(kind, name),
      delivery: deliveryOf(kind),
    })),
  ),
  'safety-notice': [
    ...(['voided', 'reconsidered', 'several'] as const).map((about) => ({
      about,
      projects: (['voided', 'reconsidered'] as const).map((kind) => ({ kind, name: '屋面一', link, ended: null })),
    })),
    ...inspectionEndNames.map((why) => {
      const ended = { code: '2345-6789-2345', why }
      return { about: 'inspectionEnded', projects: [{ kind: 'inspectionEnded', name: '屋面一', link, ended }] } as const
    }),
  ],
}
const all = Object.entries(mailsOf).flatMap(([code, forms]) =>
  forms.map((values) => ({ code, values }) as CodedMail<MailCode>),
)

/** Links, addresses and names apart. */
const without = (text: string, apart: readonly string[]): string =>
  apart.reduce((rest, one) => rest.replaceAll(one, ''), text)
const whole = (value: unknown): readonly string[] => JSON.stringify(value).match(/https:[^"]+/g) ?? []

describe.each(languages)('in %s', (language) => {
  it.each(all)('$code has a subject of one line, every link, and whom it is from: $values', (mail) => {
    const { subject, text } = mailIn(language, mail, provider)
    expect(subject).toMatch(/^\S.*\S$/)
    for (const place of whole(mail.values)) expect(text.split(/\s/)).toContain(place)
    if (mail.code !== 'company-invitation') expect(text.endsWith(`\n\n${provider.name}\n`)).toBe(true)
  })

  it('no two mails read alike', () => {
    const texts = all.map((mail) => JSON.stringify(mailIn(language, mail, provider)))
    expect(new Set(texts).size).toBe(all.length)
  })
})

describe('in Chinese', () => {
  it.each(all)('no word of $code is English: $values', (mail) => {
    const { subject, text } = mailIn('zh-Hans', mail, provider)
    const names = [...whole(mail.values), provider.name, provider.email, 'Soundroof', 'API']
    expect(without(`${subject}\n${text}`, names)).not.toMatch(/[A-Za-z]/)
  })

  it.each(all)('links and addresses of $code have a line of their own: $values', (mail) => {
    const { text } = mailIn('zh-Hans', mail, provider)
    for (const line of text.split('\n').filter((one) => /https:|@/.test(one))) expect(line).toMatch(/^[\x21-\x7e]+$/)
  })

  it.each([
    ['2026-11-21T03:05:00Z', '2026年11月21日 14:05（悉尼夏令时间）'],
    ['2026-06-30T14:30:00Z', '2026年7月1日 00:30（悉尼标准时间）'],
    // The hour that comes twice.
    ['2026-04-04T15:30:00Z', '2026年4月5日 02:30（悉尼夏令时间）'],
    ['2026-04-04T16:30:00Z', '2026年4月5日 02:30（悉尼标准时间）'],
  ])('%s is %s', (moment, expected) => {
    const values = { event: 'added', at: moment, devices, newPassword } as const
    const { text } = mailIn('zh-Hans', { code: 'passkeys-changed', values }, provider)
    expect(text).toContain(`时间：${expected}\n`)
  })
})

it('a day is the one that it was in Sydney', () => {
  const mail = { code: 'new-api-key', values: { scopes: ['assess'], until: '2026-12-31T13:30:00Z', devices } } as const
  expect(mailIn('en-AU', mail, provider).text).toContain('Until 1 Jan 2027 a program')
  expect(mailIn('zh-Hans', mail, provider).text).toContain('有效期至 2027年1月1日。')
})
