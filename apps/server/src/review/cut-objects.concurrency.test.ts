import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CutServer, startCutServer } from '../testing/processes/cut-server.ts'
import { cuts } from '../testing/processes/cutting-relay.ts'
import {
  createObject,
  isOpen,
  type ObjectKind,
  type ObjectScene,
  objectKinds,
  objectScene,
  prepareObject,
} from './testing/new-objects.ts'
import { rowsAndObjects } from './testing/rows-and-objects.ts'

/** The connection to PostgreSQL breaks at the commit that names a new object: no named object is ever removed. */

let cut: CutServer
let scene: ObjectScene

beforeAll(async () => {
  cut = await startCutServer()
  scene = await objectScene(cut.server)
})
afterAll(async () => {
  await scene?.renderer.stop()
  await cut?.close()
})

/** Made on the server that loses its connection, then again on the other. */
const cutOnce = async (kind: ObjectKind, how: (typeof cuts)[number]): Promise<void> => {
  await prepareObject(cut.server, scene, kind)
  const [before, count] = [await rowsAndObjects(cut.server), cut.relay.count()]
  expect(await cut.during(how, () => createObject(cut.cutOff, scene, kind))).toBe(503)
  expect(cut.relay.count()).toBe(count + 1)
  const files = how === 'never arrives' ? before.files : before.files + 1
  expect(await rowsAndObjects(cut.server)).toEqual({ files, lost: [], unnamed: before.unnamed })
  expect(await createObject(cut.server, scene, kind)).toBe(200)
  expect(await isOpen(cut.server, scene, kind)).toBe(true)
}

const each = objectKinds.flatMap((kind) => cuts.map((how) => [kind, how] as const))

it.each(each)('%s, whose commit %s: nothing lost, and nothing left that failed for certain', cutOnce)

it.each(['photo', 'result-summary'] as const)('%s: its object stays where nobody can be asked', async (kind) => {
  await prepareObject(cut.server, scene, kind)
  expect(await cut.during('answer lost', () => createObject(cut.cutOff, scene, kind), true)).toBe(503)
  expect((await rowsAndObjects(cut.server)).lost).toEqual([])
  expect(await isOpen(cut.server, scene, kind)).toBe(true)
})

/** Of the quick cuts more than there are connections to lose. */
const inAll = Number(process.env.CONCURRENCY_SECONDS ?? '15') >= 60 ? 100 : 70

it('so many cut commits one after the other leave nothing without its object', async () => {
  const quick = ['never arrives', 'answer lost'] as const
  for (let number = each.length; number < inAll; number++) {
    const kind = objectKinds[number % objectKinds.length]
    if (kind) await cutOnce(kind, quick[Math.floor(number / objectKinds.length) % 2] ?? 'answer lost')
  }
  expect(cut.relay.count()).toBeGreaterThanOrEqual(inAll)
})
