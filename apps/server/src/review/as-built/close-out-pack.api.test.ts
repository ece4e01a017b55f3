import type { ApiKeyScope } from '@soundroof/contract/platform/access'
import type { AsBuiltOfProject } from '@soundroof/contract/review/as-built/as-built-calls'
import { verifyPdf } from '@soundroof/report/signature/verify-pdf'
import { packFaults } from '@soundroof/report/testing/pack-faults'
import { readPdf } from '@soundroof/report/testing/read-pdf'
import { expect, it } from 'vitest'
import { contentSealDifferences } from '../../administration/integrity/content-seal-differences.ts'
import { differencesIn } from '../../administration/integrity/testing/after-tampering.ts'
import { insertTestKey } from '../../identity/api-keys/testing/valid-api-key-calls.ts'
import { update } from '../../platform/database/insert.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { completeContent as certificateContent } from '../testing/certificate-content.ts'
import { builtScene, statement } from './testing/built-scene.ts'

const server = await serverOfTests()
const { built, save, sign, decide, completeContent, installer, engineer } = await builtScene(server)

const bytesAt = async (address: string): Promise<Buffer> => {
  const { pathname, search } = new URL(address)
  return (await server.app.inject({ method: 'GET', url: pathname + search })).rawPayload
}

const bare = (text: string): string => text.replace(/\s/g, '')

it('who opens the pack stands in the record of its project, once for each address', async () => {
  const hash = await built()
  await save(hash, 0, await completeContent(hash))
  const { data } = (await sign(hash, 1)).body
  await bytesAt(data.pack?.address ?? '')
  await bytesAt(data.pack?.address ?? '')
  const looked = await server.call<AsBuiltOfProject>('consoleAsBuilt', { token: engineer.token, query: { hash } })
  await bytesAt(looked.body.data?.pack?.address ?? data.pack?.address ?? '')
  const opened = await server.db.query(`select account_id, role from timeline where event = 'packDownloaded'`)
  expect(opened).toContainEqual({ accountId: installer.account.id, role: 'customer' })
  expect(opened.length).toBe(looked.status === 200 ? 2 : 1)
})

it('the pack says every value of the record and of the decision, and is signed', async () => {
  const hash = await built()
  const content = {
    ...(await completeContent(hash, { Edge: { widestSpacing: 2400 }, Corner: { smallestSetback: 120 } })),
    differences: 'Two feet stand beside the skylight.',
  }
  await save(hash, 0, content)
  const signed = await sign(hash, 1)
  const { data } = (await decide(hash, signed.body.data.record, true)).body
  const pdf = await bytesAt(data.pack?.address ?? '')
  expect(await verifyPdf(pdf)).toMatchObject({ state: 'valid' })
  const read = await readPdf(pdf)
  const text = bare(read.pages.join(' '))
  const measured = data.zones.flatMap(({ zone, plannedRails, plannedSpacing, plannedSetback, measured: own }) =>
    bare(
      [zone, plannedRails, own.rails, plannedSpacing, own.widestSpacing, plannedSetback, own.smallestSetback].join(' '),
    ),
  )
  const reasons = data.zones.flatMap(({ reasons: own }) => own.map(({ text: words }) => words))
  const { name, licence, accreditation } = statement
  const words = [
    ...measured,
    ...reasons,
    ...[name, licence, accreditation, '21 Nov 2026', '-33.81234, 151.20987 ± 8 m', 'AS/NZS 5033', 'AS/NZS 1170.2'],
    ...[content.moduleLabel, content.differences, installer.account.name, engineer.account.name],
    ...[data.decision?.reason ?? 'no decision', data.decision?.registration ?? 'no registration'],
    ...['-33.81111, 151.20222 ± 6 m', 'Taken 21 Nov 2026, 09:15', 'Corner: setback by tape', 'Module label'],
    ...['No certificate was issued for this revision.', data.pack?.code ?? 'no code'],
  ]
  for (const word of words) expect(text).toContain(bare(word))
  expect(reasons.length).toBeGreaterThan(1)
  expect(packFaults(read)).toEqual([])
  expect(text).not.toMatch(new RegExp(`${hash}|/files/`))
  expect(pdf.toString('latin1').split('/Subtype /Image').length - 1).toBeGreaterThanOrEqual(1)
})

it('names the certificate of the project by number, code and SHA-256, and draws the array with its parts', async () => {
  const hash = await built()
  await update(server.db, 'projects', { hash }, { status: 4, engineerId: engineer.account.id })
  const certificate = await server.call<{ address: string; code: string; sha256: string }>('issueCertificate', {
    token: engineer.token,
    body: { hash, ...(await certificateContent(server.db, hash)) },
  })
  expect(certificate.body.issues).toBeUndefined()
  const { address: file, code, sha256 } = certificate.body.data
  const body = { hash, file, conditions: [], openQuestions: [] }
  expect((await server.call('deliverProject', { token: engineer.token, body })).status).toBe(200)
  await save(hash, 0, await completeContent(hash))
  const { data } = (await sign(hash, 1)).body
  const pdf = await bytesAt(data.pack?.address ?? '')
  const read = await readPdf(pdf)
  const text = bare(read.pages.join(' '))
  for (const word of [code, sha256, 'Review certificate', 'Seen from above, mm.', 'Solar panel', 'Mid clamp'])
    expect(text).toContain(bare(word))
  expect(text).not.toContain(bare('No certificate was issued'))
  expect(packFaults(read)).toEqual([])
})

it('is opened by a key for reports, and not by one that reads projects alone', async () => {
  const hash = await built()
  await save(hash, 0, await completeContent(hash))
  await sign(hash, 1)
  const addressFor = async (scopes: readonly ApiKeyScope[]) => {
    const key = await insertTestKey(server, installer, scopes)
    const { body } = await server.call<AsBuiltOfProject>('asBuilt', { query: { hash }, key })
    return body.data.pack?.address ?? ''
  }
  expect(await addressFor(['projects:read'])).not.toContain('?')
  const pdf = await bytesAt(await addressFor(['projects:read', 'reports']))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
})

it('its code is known to everybody, without a name', async () => {
  const hash = await built()
  await save(hash, 0, await completeContent(hash))
  const code = (await sign(hash, 1)).body.data.pack?.code
  const { body } = await server.call('verifyDocument', { query: { code } })
  expect(body.data).toMatchObject({ kind: 'close-out-pack', state: 'valid', hasResult: true })
  expect(JSON.stringify(body.data)).not.toContain(statement.name)
})

it('an audit finds nothing amiss after it, and what was changed behind its back', async () => {
  const hash = await built()
  await save(hash, 0, await completeContent(hash))
  await sign(hash, 1)
  expect(await differencesIn(contentSealDifferences(server.db))).toEqual([])
  await server.db.script('alter table as_built_records disable trigger all')
  await server.db.query(`update as_built_records set statement = jsonb_set(statement, '{licence}', '"Nobody"')`)
  await server.db.script('alter table as_built_records enable trigger all')
  expect(await differencesIn(contentSealDifferences(server.db))).toEqual([expect.stringContaining('Record as built')])
})
