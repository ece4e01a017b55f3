import { expect, it } from 'vitest'
import { eraseCompanyRoofs } from '../../roofs/projects/erase-company.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { builtScene } from './testing/built-scene.ts'

/** Attack: what an installer signed and an engineer decided is gone with the project. */

const server = await serverOfTests()
const { built, read, save, sign, decide, completeContent, installer } = await builtScene(server)

const remove = (hash: string) => server.call('deleteProject', { token: installer.token, body: { hash } })
const left = () =>
  server.db.query(
    `select p.hidden_at is not null as hidden, r.is_accepted, d.state from projects p
     join as_built_records r on r.project_hash = p.hash left join documents d on d.code = r.document_code
     order by r.version`,
  )

it('a project stays with the provider once its record is signed; record, decision and pack stay valid', async () => {
  const hash = await built()
  await save(hash, 0, await completeContent(hash, { Edge: { widestSpacing: 2400 } }))
  const { record } = (await sign(hash, 1)).body.data
  const code = (await decide(hash, record, true)).body.data.pack?.code
  expect((await remove(hash)).status).toBe(200)
  expect((await read(hash)).status).toBe(403)
  expect(await left()).toEqual([{ hidden: true, isAccepted: true, state: 'valid' }])
  const { body } = await server.call('verifyDocument', { query: { code } })
  expect(body.data).toMatchObject({ kind: 'close-out-pack', state: 'valid' })
})

it('the list says which project stays, so that who deletes it is told', async () => {
  const [signed, open] = [await built(), await built({ name: 'Not signed' })]
  await save(signed, 0, await completeContent(signed))
  await save(open, 0, await completeContent(open))
  await sign(signed, 1)
  await server.call('reopenAsBuilt', { token: installer.token, body: { hash: signed } })
  const { body } = await server.call<{ hash: string; is_built_signed: number }[]>('projects', {
    token: installer.token,
  })
  expect(new Map(body.data.map(({ hash, is_built_signed }) => [hash, is_built_signed]))).toEqual(
    new Map([
      [signed, 1],
      [open, 0],
    ]),
  )
})

it('so does one whose signed record was opened again, and one of a company that ends', async () => {
  const hash = await built()
  await save(hash, 0, await completeContent(hash))
  await sign(hash, 1)
  await server.call('reopenAsBuilt', { token: installer.token, body: { hash } })
  await server.db.query('delete from project_results')
  await server.db.transaction((tx) => eraseCompanyRoofs(tx, installer.account, server.clock()))
  expect(await left()).toEqual([
    { hidden: true, isAccepted: null, state: 'superseded' },
    { hidden: true, isAccepted: null, state: null },
  ])
})

it('a record that nobody signed goes with its project', async () => {
  const hash = await built()
  await save(hash, 0, await completeContent(hash))
  expect((await remove(hash)).status).toBe(200)
  expect(await server.db.query('select 1 from projects')).toEqual([])
  expect(await left()).toEqual([])
})
