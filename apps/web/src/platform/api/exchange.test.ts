import { expect, it } from 'vitest'
import { exchange } from './exchange.ts'

const answered = async (body: unknown): Promise<unknown> => {
  const path = `data:application/json,${encodeURIComponent(JSON.stringify(body))}`
  return (await exchange({ method: 'GET', path, headers: {} }))?.body
}

it.each(['Smith \u202etahW', 'Smith \u2066tahW\u2069', '\u200fSmith tahW', 'Smith\u061c tahW'])(
  'shows no name that turns the words around it: %j',
  async (name) => {
    expect(await answered({ rows: [{ name }] })).toEqual({ rows: [{ name: 'Smith tahW' }] })
  },
)

it('leaves other scripts as they are', async () => {
  const names = ['שלום', 'مستودع', '张伟', 'Zoë', 'a\u200db']
  expect(await answered(names)).toEqual(names)
})
