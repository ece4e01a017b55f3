import type { VersionedOffer } from '@soundroof/contract/platform/review-offer'
import { expect, it } from 'vitest'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'

const server = await serverOfTests()
const admin = anew(() => server.caller('administrator', 'provider'))

const change = (body: object) =>
  server.call<VersionedOffer>('changeReviewOffer', { body: { price: '$480', days: 5, ...body }, token: admin.token })
const shown = async () => (await server.call<{ review: object }>('client')).body.data.review
const trail = () => server.db.query('select action, subject_id as subject, detail from audit_trail order by id')

it('nothing is stated until an administrator states it; then everybody reads it at once', async () => {
  const { body } = await server.call('consoleReviewOffer', { token: admin.token })
  expect(body.data).toEqual({ price: '', days: null, version: 0 })
  expect(await shown()).toEqual({ price: '', days: null })
  expect((await change({ version: 0, price: ' $480 ' })).body.data).toEqual({ price: '$480', days: 5, version: 1 })
  expect(await shown()).toEqual({ price: '$480', days: 5 })
  expect(await trail()).toEqual([
    {
      action: 'review_offer_changed',
      subject: 'provider',
      detail: { price: { from: '', to: '$480' }, days: { from: null, to: '5' } },
    },
  ])
})

it('may be taken back, and leaves no trail where it stays', async () => {
  await change({ version: 0 })
  expect((await change({ version: 1 })).body.data.version).toBe(1)
  expect((await change({ version: 1, price: '', days: null })).body.data).toEqual({ price: '', days: null, version: 2 })
  expect(await trail()).toHaveLength(2)
})

it('of two changes of the same version one is told that the other was faster', async () => {
  const answers = await Promise.all([1, 2, 3].map((days) => change({ version: 0, days })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await change({ version: 7 })).status).toBe(409)
  expect(await trail()).toHaveLength(1)
})

it.each([
  ['price', 'two\r\nlines'],
  ['price', 'x'.repeat(101)],
  ['price', 480],
  ['days', 0],
  ['days', 2.5],
  ['days', 261],
  ['days', '5'],
  ['colour', 'red'],
])('%s %j is refused by its name', async (field, value) => {
  const { status, body } = await change({ version: 0, [field]: value })
  expect([status, body.issues?.map((issue) => issue.field)]).toEqual([400, [field]])
  expect(await shown()).toEqual({ price: '', days: null })
})
