import { readPdf } from '@soundroof/report/testing/read-pdf'
import { expect, it } from 'vitest'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { builtScene } from './testing/built-scene.ts'

/** Attack: panels where the plan has none, judged by nobody. */

const server = await serverOfTests()
const { built, read, save, sign, decide, completeContent, installer } = await builtScene(server)

const bytesAt = async (address: string): Promise<Buffer> => {
  const { pathname, search } = new URL(address)
  return (await server.app.inject({ method: 'GET', url: pathname + search })).rawPayload
}

const ridge = { zone: 'Ridge ends', rails: 2, widestSpacing: 9000, smallestSetback: 0 } as const

it('a zone that the result does not plan is measured in full, judged by an engineer, and printed', async () => {
  const hash = await built()
  const content = await completeContent(hash)
  await save(hash, 0, { ...content, zones: [...content.zones, { ...ridge, rails: null }] })
  const { zones, wanted } = (await read(hash)).body.data
  expect(zones.at(-1)).toMatchObject({ zone: 'Ridge ends', plannedRails: null, plannedSpacing: null, outcome: null })
  const lacking = await sign(hash, 1)
  expect([lacking.status, lacking.body.issues?.[0]?.field]).toEqual([400, 'zones.Ridge ends.rails'])
  expect(wanted.filter(({ zone }) => zone === 'Ridge ends')).toHaveLength(3)
  const planned = await completeContent(hash)
  await save(hash, 1, { ...planned, zones: [...content.zones, ridge] })
  const { data } = (await sign(hash, 2)).body
  expect([data.state, data.zones.at(-1)?.outcome]).toEqual(['with-engineer', 'deviation'])
  const accepted = (await decide(hash, data.record, true)).body.data
  const text = (await readPdf(await bytesAt(accepted.pack?.address ?? ''))).pages.join(' ').replace(/\s/g, '')
  expect(text).toContain('Ridgeends–2–9000–0Deviation')
  expect(text).toContain('Theplanhasnopanelsinthiszone')
})

it('rails alone are no measurement', async () => {
  const hash = await built()
  const content = await completeContent(hash)
  const rails = { ...ridge, widestSpacing: null, smallestSetback: null }
  await save(hash, 0, { ...content, zones: [...content.zones, rails] })
  expect((await sign(hash, 1)).body.data.state).toBe('closed')
})

it('what left the drawing after it was measured is compared with the result, and is a deviation', async () => {
  const hash = await built()
  const content = await completeContent(hash, { Corner: { widestSpacing: 2400 } })
  await save(hash, 0, content)
  const [project] = await server.db.query<{ revision: number }>('select revision from projects')
  const area = { x: 6000, y: 2500, width: 4000, height: 2500 }
  const areas = [
    { plane: 'front', ...area },
    { plane: 'back', ...area },
  ]
  const body = { hash, revision: project?.revision, layout: { areas } }
  expect((await server.call('keepLayout', { token: installer.token, body })).body.message).toBeUndefined()
  const { data } = (await sign(hash, 1)).body
  const corner = data.zones.find(({ zone }) => zone === 'Corner')
  expect([data.state, corner?.outcome]).toEqual(['with-engineer', 'deviation'])
  expect(corner?.reasons.map(({ text }) => text)).toEqual([
    'The plan has no panels in this zone, so an engineer judges what was built there.',
    expect.stringContaining('fixings 2400 mm apart'),
  ])
})
