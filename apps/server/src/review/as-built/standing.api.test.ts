import { expect, it } from 'vitest'
import { update } from '../../platform/database/insert.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { signOff } from '../figures/testing/valid-figure-calls.ts'
import { tileHook } from '../testing/reconsideration-scene.ts'
import { builtScene } from './testing/built-scene.ts'

/** Attack: a pack on a result that no longer stands, or on another plan than the record was measured against. */

const server = await serverOfTests()
const { built, save, sign, decide, completeContent, installer, engineer } = await builtScene(server)

const tiled = async (differences: string): Promise<string> => {
  const hash = await built(await completeSample(server, installer, 'tiled-house-in-melbourne'))
  await save(hash, 0, { ...(await completeContent(hash)), differences })
  return hash
}

const weaken = async () => {
  const colleague = await server.caller('engineer', 'provider')
  await signOff(server, [engineer, colleague], { figure: tileHook, values: [{ name: 'value', value: 0.3 }] })
}

const giveUp = (outcome: 'superseded' | 'void') =>
  server.db.query('update reconsiderations set settled_at = $1, settled_by = $2, outcome = $3, reason = $4', [
    server.clock(),
    engineer.account.id,
    outcome,
    'The hooks were recalled.',
  ])

const packs = () => server.db.query(`select state from documents where kind = 'close-out-pack'`)
const refused = (words: string) => [409, expect.stringContaining(words)]

it('nothing is signed on a result under reconsideration, nor on one that an engineer gave up', async () => {
  const hash = await tiled('')
  await weaken()
  const first = await sign(hash, 1)
  expect([first.status, first.body.message]).toEqual(refused('under reconsideration since'))
  await giveUp('superseded')
  const second = await sign(hash, 1)
  expect([second.status, second.body.message]).toEqual(refused('the result is superseded. Nothing built on it'))
  expect(await packs()).toEqual([])
  const rows = await server.db.query('select signed_at, needs_engineer from as_built_records')
  expect(rows).toEqual([{ signedAt: null, needsEngineer: false }])
})

it('nothing is accepted on such a result; it may still be put right', async () => {
  const hash = await tiled('A rail is bent around the vent.')
  const { record } = (await sign(hash, 1)).body.data
  await weaken()
  const first = await decide(hash, record, true)
  expect([first.status, first.body.message]).toEqual(refused('under reconsideration since'))
  await giveUp('void')
  const second = await decide(hash, record, true)
  expect([second.status, second.body.message]).toEqual(refused('its documents are void. Nothing built on it'))
  expect(await packs()).toEqual([])
  expect((await decide(hash, record, false)).body.data).toMatchObject({ state: 'put-right', pack: null })
})

it('a record of a former revision, or of another result, is not accepted', async () => {
  const hash = await built()
  await save(hash, 0, await completeContent(hash, { Edge: { widestSpacing: 2400 } }))
  const { record } = (await sign(hash, 1)).body.data
  const [row] = await server.db.query<{ id: string }>('select issued_result_id as id from projects')
  const says = refused('changed after this record was signed')
  await server.db.query('update projects set revision = revision + 1')
  const later = await decide(hash, record, true)
  expect([later.status, later.body.message]).toEqual(says)
  await server.db.query('update projects set revision = revision - 1')
  await update(server.db, 'projects', { hash }, { issuedResultId: null })
  const other = await decide(hash, record, true)
  expect([other.status, other.body.message]).toEqual(says)
  expect(await packs()).toEqual([])
  await update(server.db, 'projects', { hash }, { issuedResultId: row?.id })
  expect((await decide(hash, record, true)).body.data.pack?.code).toEqual(expect.any(String))
})
