import { type AsBuiltContent, emptyAsBuilt } from '@soundroof/contract/review/as-built/as-built-record'
import { expect, it } from 'vitest'
import type { KeptRecord } from './kept-record.ts'
import { metRecord, savedRecord, type Told } from './met-record.ts'

const measured = (rails: 2 | 3 | null, widestSpacing: number | null): AsBuiltContent => ({
  ...emptyAsBuilt,
  zones: [{ zone: 'Edge', rails, widestSpacing, smallestSetback: null }],
})

const begun: KeptRecord = {
  ...{ hash: 'h', title: 'Shed', record: '', version: 0, isOpen: true },
  ...{ base: emptyAsBuilt, content: measured(2, null), waiting: [], elsewhere: [] },
}

const told = (record: string, version: number, content: AsBuiltContent): Told => ({
  ...{ record, version, content },
  state: 'open',
})

it.each([
  ['nothing was saved yet', told('', 0, emptyAsBuilt)],
  ['another version was', told('r', 1, emptyAsBuilt)],
])('what was asked for when %s, and is answered after a save, takes nothing away', (_, late) => {
  const saved = savedRecord({ ...begun, version: 1 }, begun.content, { record: 'r', version: 2 })
  const typing = { ...saved, content: measured(2, 1200) }
  expect(metRecord(typing, 'h', '', late)).toBe(typing)
})

it('of a device whose former release did not know which record it had, neither', () => {
  const saved = { ...begun, base: begun.content, version: 2 }
  expect(metRecord(saved, 'h', '', told('r', 1, emptyAsBuilt))).toBe(saved)
  expect(metRecord(saved, 'h', '', told('r', 2, begun.content))).toEqual({ ...saved, record: 'r' })
})

it('what others saved since is brought together with what is typed here', () => {
  const met = metRecord(begun, 'h', 'Barn', told('r', 3, measured(null, 900)))
  expect(met).toMatchObject({ record: 'r', version: 3, title: 'Barn', content: measured(2, 900) })
  expect(met.base).toEqual(measured(null, 900))
})

it('what was saved is what everything else is compared with', () => {
  const saved = savedRecord({ ...begun, content: measured(2, 1200) }, begun.content, { record: 'r', version: 1 })
  expect(saved).toMatchObject({ record: 'r', version: 1, base: begun.content, content: measured(2, 1200) })
})
