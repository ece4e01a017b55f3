import type { Session } from '@soundroof/contract/identity/wire-session'
import { describe, expect, it } from 'vitest'
import { takeMail } from '../../platform/mail/mail-queue.ts'
import { ownPassword } from '../../testing/own-password.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { companyCallsOf } from '../companies/testing/company-calls.ts'
import { writePasswordMails } from '../passwords/password-mails.ts'

const server = await serverOfTests()
const ann = anew(() => server.caller())

const { invite, invited, join } = companyCallsOf(server, ann)
const speak = (language: unknown, { token } = ann) => server.call('changeLanguage', { token, body: { language } })
const keep = (language: string, { account } = ann) =>
  server.db.query('update accounts set language = $2 where id = $1', [account.id, language])
const languageOf = async (email: string, password = ownPassword) =>
  (await server.call<Session>('login', { body: { email, password } })).body.data.customer.language

const askPassword = async () => {
  await server.call('requestPassword', { body: { email: ann.account.email } })
  await writePasswordMails(server.services)
}
const subjects = async (): Promise<readonly string[]> => {
  const mail = await takeMail(server.db, server.services, server.clock(), new Date(server.clock().getTime() + 60_000))
  return mail ? [mail.subject, ...(await subjects())] : []
}
const english = 'Set a new password for Soundroof'
const chinese = '为 Soundroof 设置新密码'

const someone = {
  email: 'new@example.org',
  name: 'New',
  password: 'secret1',
  password_confirmation: 'secret1',
  company_name: 'Roofs',
  phone: '0400 000 000',
}
const register = (changes: object) => server.call('register', { body: { ...someone, ...changes } })

describe('the language of an account', () => {
  it('is that of the device on which somebody registers, English without it, and is told by a login', async () => {
    expect((await register({ language: 'zh-Hans' })).status).toBe(200)
    expect(await languageOf('new@example.org')).toBe('zh-Hans')
    expect((await register({ email: 'bob@example.org' })).status).toBe(200)
    expect(await languageOf('bob@example.org')).toBe('en-AU')
  })

  it('is that of the device on which somebody accepts an invitation', async () => {
    const token = await invited('guest@example.org')
    expect((await join(token, { language: 'zh-Hans' })).status).toBe(200)
    expect(await languageOf('guest@example.org')).toBe('zh-Hans')
  })

  it.each(['fr', 'zh-hans', '', null, 1, ['zh-Hans']])('cannot be %j', async (language) => {
    for (const answer of [await register({ language }), await speak(language)]) {
      expect(answer.status).toBe(400)
      expect(answer.body.issues).toMatchObject([{ field: 'language', message: expect.stringContaining('Language') }])
    }
    expect(await languageOf(ann.account.email)).toBe('en-AU')
  })

  it('changes for later mails alone, and for one account', async () => {
    const bob = await server.caller()
    await askPassword()
    expect((await speak('zh-Hans')).body).toEqual({ code: 0, data: null })
    await askPassword()
    expect(await languageOf(ann.account.email)).toBe('zh-Hans')
    expect(await subjects()).toEqual([english, chinese])
    expect(await languageOf(bob.account.email)).toBe('en-AU')
    await speak('en-AU')
    await askPassword()
    expect(await subjects()).toEqual([english])
  })

  it('that another release kept, which spoke it, is English here', async () => {
    await keep('tlh')
    await askPassword()
    expect(await subjects()).toEqual([english])
    expect(await languageOf(ann.account.email)).toBe('en-AU')
  })

  it('goes with the account', async () => {
    await speak('zh-Hans')
    const body = { password: ownPassword, repassword: ownPassword }
    await server.call('login', { body: { email: ann.account.email, password: ownPassword } })
    expect((await server.call('deleteAccount', { token: ann.token, body })).status).toBe(200)
    expect(await server.db.query('select language from accounts where id = $1', [ann.account.id])).toEqual([
      { language: 'en-AU' },
    ])
  })
})

describe('an invitation', () => {
  const inEnglish = 'Invitation to a company on Soundroof'
  const inChinese = '邀请您加入 Soundroof 上的一家公司'

  it('is in the language of the inviter where the address has no account', async () => {
    await invite('one@example.org')
    await speak('zh-Hans')
    await invite('two@example.org')
    expect(await subjects()).toEqual([inEnglish, inChinese])
  })

  it('is in the language of its reader, who has an account', async () => {
    const [bob, eve] = [await server.caller(), await server.caller()]
    await speak('zh-Hans', bob)
    await invite(bob.account.email)
    await speak('zh-Hans')
    await invite(eve.account.email)
    expect(await subjects()).toEqual([inChinese, inEnglish])
  })
})
