import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { insert } from '../../platform/database/insert.ts'
import { otherSession } from '../../testing/own-account.ts'
import { completeSample, insertFiles } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'

const server = await serverOfTests()
const ann = anew(() => server.caller())

const ask = async (caller: Caller = ann): Promise<string> => {
  const { body } = await server.call<{ address: string }>('exportData', { token: caller.token })
  const { pathname, search } = new URL(body.data.address)
  return `${pathname}${search}`
}
const read = (url: string) => server.app.inject({ url })

/** What stands in an archive, by path. */
const contents = async (bytes: Buffer): Promise<Readonly<Record<string, string>>> => {
  const zip = await fromBufferPromise(bytes)
  const found: Record<string, string> = {}
  for await (const entry of zip.eachEntry()) found[entry.fileName] = await text(await zip.openReadStreamPromise(entry))
  return found
}

/** Files with bytes in the object store. */
const store = async (caller: Caller, names: readonly string[]): Promise<void> => {
  const addresses = await insertFiles(server, caller, names)
  for (const [index, address] of addresses.entries()) {
    const key = `${caller.account.companyId}/${index}`
    await server.db.query('update files set key = $2, name = $3 where address = $1', [address, key, names[index]])
    await server.services.objectStore.put(key, Buffer.from(`bytes of ${names[index]}`), 'image/jpeg')
  }
}

describe('the export of own data', () => {
  it('holds what staff proposed of forms, and whom they invited', async () => {
    const { db } = server
    const [engineer, administrator] = [
      await server.caller('engineer', 'provider'),
      await server.caller('administrator', 'provider'),
    ]
    const [now, until] = [server.clock(), new Date(server.clock().getTime() + 86_400_000)]
    await insert(db, 'certificate_form_changes', {
      ...{ id: 'c', formId: 'qld-form-15', number: 1, content: '{"title":"Mine"}', reason: 'Version 3' },
      ...{ state: 'proposed', proposedBy: engineer.account.id, proposedAt: now },
    })
    await insert(db, 'staff_invitations', {
      ...{ accountId: engineer.account.id, invitedBy: administrator.account.id, sentAt: now, expiresAt: until },
    })
    const listOf = async (who: Caller, name: string) =>
      JSON.parse((await contents((await read(await ask(who))).rawPayload))[`${name}.json`] ?? '')
    expect(await listOf(engineer, 'certificate_forms')).toMatchObject([
      { form: 'qld-form-15', content: { title: 'Mine' }, isProposedByYou: true, isDecidedByYou: false },
    ])
    expect(await listOf(administrator, 'invitations')).toMatchObject([{ invitedAccount: engineer.account.id }])
    expect(await listOf(engineer, 'invitations')).toEqual([])
  })

  it('holds the account, the projects and every file as it was uploaded', async () => {
    const project = await completeSample(server, ann)
    await server.call('uploadProject', { token: ann.token, body: project })
    await server.db.query('delete from files')
    await store(ann, ['roof.jpg', 'roof.jpg.pdf', '屋根 ..\\é.jpg', 'page.html'])
    const answer = await read(await ask())
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="soundroof-own-data.zip"')
    const found = await contents(answer.rawPayload)
    expect(
      Object.keys(found)
        .filter((path) => !path.startsWith('files/'))
        .sort(),
    ).toEqual([
      'README.txt',
      'account.json',
      'as_built.json',
      'certificate_forms.json',
      'certificates.json',
      'codes.json',
      'devices.json',
      'drafts.json',
      'inspections.json',
      'invitations.json',
      'keys.json',
      'networks.json',
      'notices.json',
      'noticesWithoutMail.json',
      'passkeys.json',
      'photos_taken.json',
      'projects.json',
      'purchases.json',
      'questionsRead.json',
      'records.json',
      'sessions.json',
      'subscriptions.json',
    ])
    const described = (found['README.txt'] ?? '').match(/^\S+(?= {2})/gm)
    expect(described?.toSorted()).toEqual(
      [...Object.keys(found).filter((path) => path.endsWith('.json')), 'files/'].toSorted(),
    )
    const files = Object.entries(found).filter(([path]) => path.startsWith('files/'))
    expect(files.map(([, bytes]) => bytes).sort()).toEqual([
      'bytes of page.html',
      'bytes of roof.jpg',
      'bytes of roof.jpg.pdf',
      'bytes of 屋根 ..\\é.jpg',
    ])
    expect(files.every(([path]) => !/\.\.\/|\\/.test(path))).toBe(true)
    expect(files.filter(([path]) => !path.endsWith('.jpg'))).toEqual([])
    expect(JSON.parse(found['account.json'] ?? '')).toMatchObject({
      email: ann.account.email,
      name: ann.account.name,
      language: 'en-AU',
    })
    expect(JSON.parse(found['projects.json'] ?? '')).toHaveLength(1)
    expect(JSON.parse(found['records.json'] ?? '')[0]).toMatchObject({ event: 'created' })
  })

  it('holds purchases with every paid period', async () => {
    const now = server.clock()
    await server.db.query(
      `insert into purchases (id, store, reference, account_id, created_at) values ('p', 'apple', 'first', $1, $2)`,
      [ann.account.id, now],
    )
    await server.db.query(
      `insert into purchase_periods (purchase_id, reference, product, quota, starts_at, ends_at, told_at)
       values ('p', 'paid', 'soundroof.monthly', 30, $1, $2, $1)`,
      [now, new Date(now.getTime() + 30 * 24 * 3600_000)],
    )
    const found = await contents((await read(await ask())).rawPayload)
    expect(JSON.parse(found['purchases.json'] ?? '')).toMatchObject([
      { store: 'apple', reference: 'first', payment: 'paid', product: 'soundroof.monthly', quota: 30, revokedAt: null },
    ])
  })

  it('holds nothing of another company, and no hash of a token or password', async () => {
    const stranger = await server.caller()
    await store(stranger, ['secret.jpg'])
    await server.call('uploadProject', { token: stranger.token, body: await completeSample(server, stranger) })
    const found = JSON.stringify(await contents((await read(await ask())).rawPayload))
    for (const text of [
      stranger.account.id,
      stranger.account.companyId,
      'secret.jpg',
      ann.account.sessionId,
      '$argon2id',
    ])
      expect(found).not.toContain(text)
  })

  it('opens at its own address, for ten minutes', async () => {
    const stranger = await server.caller()
    const [url, theirs] = [await ask(), await ask(stranger)]
    expect([(await read(url)).statusCode, (await read(theirs)).statusCode]).toEqual([200, 200])
    const sessionOf = (address: string) => /session=[^&]+/.exec(address)?.[0] ?? ''
    expect((await read(url.replace(sessionOf(url), sessionOf(theirs)))).statusCode).toBe(403)
    expect((await read(url.replace(/expires=(\d+)/, (_, end) => `expires=${Number(end) + 1}`))).statusCode).toBe(403)
    expect((await read(url.replace(/signature=.*/, 'signature='))).statusCode).toBe(403)
    expect((await read('/files/own-data.zip')).statusCode).toBe(403)
    server.clock.move(10 * 60_000)
    expect((await read(url)).statusCode).toBe(403)
  })

  it.each(['deleted_at', 'disabled_at'])('opens nothing once the account has a time %s', async (column) => {
    const url = await ask()
    await server.db.query(`update accounts set ${column} = $1 where id = $2`, [server.clock(), ann.account.id])
    expect((await read(url)).statusCode).toBe(403)
  })

  it('opens nothing once its session has ended, whatever other sessions there are', async () => {
    const other = await otherSession(server, ann)
    const [url, elsewhere] = [await ask(), await ask({ ...ann, token: other.token })]
    await server.call('logout', { token: ann.token })
    expect([(await read(url)).statusCode, (await read(elsewhere)).statusCode]).toEqual([403, 200])
    await server.call('endAllSessions', { token: other.token })
    expect((await read(elsewhere)).statusCode).toBe(403)
  })

  it('tells a file that is missing, and goes on', async () => {
    await store(ann, ['a.jpg', 'b.jpg'])
    await server.services.objectStore.remove(`${ann.account.companyId}/0`)
    const found = await contents((await read(await ask())).rawPayload)
    expect(Object.values(found)).toContain('bytes of b.jpg')
    expect(server.errors).toHaveLength(1)
  })

  it('of staff is the account alone', async () => {
    const engineer = await server.caller('engineer', ann.account.companyId)
    await store(ann, ['a.jpg'])
    const found = await contents((await read(await ask(engineer))).rawPayload)
    expect(Object.keys(found)).not.toContain('projects.json')
    expect(found['README.txt']).toContain('account.json')
    expect(found['README.txt']).not.toMatch(/projects|files\//)
    expect(Object.values(found)).not.toContain('bytes of a.jpg')
  })
})
