import { sampleRacking } from '@soundroof/contract/roofs/catalogue/products/testing/sample-products'
import { expect, it } from 'vitest'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { signOff, signProductOff } from '../figures/testing/valid-figure-calls.ts'
import { reconsiderationScene, tileHook } from '../testing/reconsideration-scene.ts'

/** Attack: an engineer settles one cause, and another cause with the same differences is never shown. */

const server = await serverOfTests()
const { people, tell, done, search, paidProject, replace, weaken, submitted, seen, marks, settle } =
  reconsiderationScene(server)

const outcomes = async () => (await marks()).map(({ outcome }) => outcome)
const differencesIn = () =>
  server.db.query<{ differences: unknown }>('select differences from reconsiderations order by opened_at, id')
const settled = async (hash: string): Promise<void> => {
  await submitted(hash)
  await search()
  await done(settle(hash))
  expect(await outcomes()).toEqual(['stands'])
}
const later = (): void => {
  server.clock.move(1000)
}

it('another figure that is replaced marks it again, where nothing more differs', async () => {
  const hash = await paidProject()
  await weaken()
  await settled(hash)
  later()
  await replace('fixings/tile-hook/ultimate', 2)
  await search()
  expect(await outcomes()).toEqual(['stands', null])
  const [first, second] = await differencesIn()
  expect(first).toEqual(second)
  await done(settle(hash))
  await server.db.query('update projects set updated_at = $1', [server.clock()])
  await search()
  expect(await outcomes()).toEqual(['stands', 'stands'])
})

it('the same figure that is put back and replaced by the same again stays settled', async () => {
  const hash = await paidProject()
  await weaken()
  await settled(hash)
  later()
  await signOff(server, [people.ann, people.ben], { figure: tileHook })
  await search()
  later()
  await weaken()
  await search()
  expect(await outcomes()).toEqual(['stands'])
})

it('a product that is withdrawn after a figure was settled marks it again', async () => {
  const rail = { ...sampleRacking, id: 'console-rail', validFrom: null, validUntil: null }
  const { id } = await signProductOff(server, [people.ann, people.ben], 'racking', rail)
  later()
  const hash = await paidProject({ options: { racking: rail.id, module: null } }, 'shed-in-sydney')
  await submitted(hash)
  await server.db.transaction((tx) =>
    tx.query(
      `update issued_results set engine_version = '0', result = jsonb_set(result::jsonb, '{zoneResults,0,fixingSpacing}', '5000')::text`,
    ),
  )
  await search()
  await done(settle(hash))
  later()
  await done(tell(people.ann, 'withdrawFigure', { id, state: 'approved', note: 'Recalled by its maker' }))
  await search()
  expect((await marks()).map(({ outcome, cause }) => [outcome, cause])).toEqual([
    ['stands', 'engine'],
    [null, 'product'],
  ])
  // By its name, since the catalogue no longer has it.
  expect((await seen(hash)).reconsideration?.figures.map(({ name }) => name)).toEqual([rail.name])
})

it('an engineer who has read one cause settles no other', async () => {
  const hash = await paidProject()
  await submitted(hash)
  await weaken()
  await search()
  const read = (await seen(hash)).reconsideration
  later()
  await replace('fixings/tile-hook/ultimate', 2)
  await search()
  const renewed = (await seen(hash)).reconsideration
  expect([renewed?.differences, renewed?.seen === read?.seen]).toEqual([read?.differences, false])
  const body = { hash, reconsideration: read?.id, seen: read?.seen, reason: 'The hooks were tested.' }
  expect((await tell(people.ann, 'settleReconsideration', body)).status).toBe(409)
})

const settleBefore0051 = async (hash: string): Promise<void> => {
  await weaken()
  await settled(hash)
  await server.db.transaction((tx) => tx.query('delete from reconsidered_figures'))
  later()
}

it('what was settled before causes were kept stays settled, and has its cause from then on', async () => {
  const hash = await paidProject()
  await settleBefore0051(hash)
  await server.db.query('update projects set updated_at = $1', [server.clock()])
  await search()
  expect(await outcomes()).toEqual(['stands'])
  await replace('fixings/tile-hook/ultimate', 2)
  await search()
  expect(await outcomes()).toEqual(['stands', null])
})

it('what was settled before causes were kept answers for no figure that was replaced since', async () => {
  const hash = await paidProject()
  await settleBefore0051(hash)
  await replace('fixings/tile-hook/ultimate', 2)
  await search()
  expect(await outcomes()).toEqual(['stands', null])
})
