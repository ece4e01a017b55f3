import type { StoredInput } from '@soundroof/contract/roofs/catalogue/asked'
import { beforeEach, expect, it } from 'vitest'
import { startAfterStart } from '../../platform/work/after-start.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { afterStartSteps } from '../after-start-steps.ts'
import { askedHashesOf } from './asked-hash.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())

beforeEach(() => server.subscribe(installer, 2))

const rows = () =>
  server.db.query<{ input: StoredInput; asked: string }>('select input, asked_hash as asked from issued_results')

it('a capacity of battens that a former release kept with Z purlins is forgotten after the start', async () => {
  await server.call('decrementTimes', { token: installer.token })
  await server.call('getResult', { token: installer.token, body: await completeSample(server, installer) })
  const [paid] = await rows()
  expect(paid?.input).toMatchObject({ purlin: { section: 'Z' }, options: { battenCapacity: null } })
  await server.db.transaction((tx) =>
    tx.query(
      `update issued_results set input = jsonb_set(input, '{options,battenCapacity}', '1.7'), asked_hash = 'with the capacity'`,
    ),
  )
  await server.db.query('delete from after_start_work')
  const { db, log } = server.services
  await startAfterStart({ db, log }, afterStartSteps).done
  const [kept] = await rows()
  expect(askedHashesOf(paid?.input as StoredInput)).toContain(kept?.asked)
})
