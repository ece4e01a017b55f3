import { readPdf } from '@soundroof/report/testing/read-pdf'
import { expect, it } from 'vitest'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { inspectedScene } from './testing/inspected-scene.ts'

/** Entries about the property in which an inspection and the certificate of the design contradict each other. */

const server = await serverOfTests()
const { inState, draft, send, filled } = await inspectedScene(server)

const bare = (text: string): string => text.replace(/\s/g, '')

const textAt = async (address: string): Promise<string> => {
  const { pathname, search } = new URL(address)
  const { rawPayload } = await server.app.inject({ method: 'GET', url: pathname + search })
  return bare((await readPdf(rawPayload)).pages.join(' '))
}

const issuedWith = async (hash: string, entries: { readonly lotAndPlan?: string }): Promise<string> => {
  const { data } = (await draft(hash)).body
  const content = filled(data)
  const issued = await send(hash, data, { ...content, record: { ...content.record, ...entries } })
  expect(issued.status).toBe(200)
  return textAt(issued.body.data.address)
}

it('the engineer is told what the design certificate says, and a contradiction is printed', async () => {
  const { hash } = await inState('QLD')
  expect((await draft(hash)).body.data.design.property).toMatchObject({
    lotAndPlan: 'Lot 12, DP 000000',
    buildingClass: '7b',
  })
  const said = bare('says: Lot 12, DP 000000')
  expect(await issuedWith(hash, {})).not.toContain(said)
  // On the certificate, and on the page of the form.
  expect((await issuedWith(hash, { lotAndPlan: 'Lot 13, DP 000000' })).split(said)).toHaveLength(3)
})

it('what its engineer enters after it was issued changes nothing of what it says', async () => {
  const { hash } = await inState('QLD')
  await server.db.query(
    `update certificate_drafts set content = jsonb_set(content, '{record,lotAndPlan}', '"Lot 13, DP 000000"'),
     saved_at = saved_at + interval '1 second'`,
  )
  expect((await draft(hash)).body.data.design.property).toMatchObject({ lotAndPlan: 'Lot 12, DP 000000' })
})

it('of a certificate that was issued before this was kept nothing is compared', async () => {
  const { hash } = await inState('QLD')
  await server.db.query('update certificate_issues set property = null')
  expect((await draft(hash)).body.data.design.property).toBeNull()
  expect(await issuedWith(hash, { lotAndPlan: 'Lot 13, DP 000000' })).not.toContain(bare('certificate says:'))
})
