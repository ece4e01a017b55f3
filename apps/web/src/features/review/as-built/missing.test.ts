import { emptyAsBuilt } from '@soundroof/contract/review/as-built/as-built-record'
import { expect, it } from 'vitest'
import { isZoneDone, missingOf } from './missing.ts'

const measured = { zone: 'Ridge ends', rails: 2, widestSpacing: null, smallestSetback: 300 } as const
const plan = {
  zones: [
    {
      zone: 'Ridge ends',
      plannedRails: 2,
      plannedSpacing: 1200,
      plannedSetback: 300,
      measured,
      outcome: null,
      reasons: [],
    },
  ],
  wanted: [
    { subject: 'setback', zone: 'Ridge ends' },
    { subject: 'module-label', zone: null },
    { subject: 'rail-splice', zone: null },
  ],
} as const
const planned = { zones: [...plan.zones].map((zone) => ({ ...zone, reasons: [] })), wanted: [...plan.wanted] }
const content = { ...emptyAsBuilt, zones: [measured] }

const fields = (entered: Parameters<typeof missingOf>[1]) => missingOf(planned, entered).map(({ field }) => field)

it('names what is missing in the order of the page', () => {
  expect(fields({ content, waiting: [] })).toEqual([
    'zones.Ridge-ends.widestSpacing',
    'photos.setback.Ridge-ends',
    'moduleLabel',
    'photos.module-label',
    'photos.rail-splice',
  ])
})

it('a picture that is there before counts once, and is named where it is again', () => {
  const photos = [
    { subject: 'setback', zone: 'Ridge ends', address: 'a' },
    { subject: 'module-label', zone: null, address: 'a' },
  ] as const
  const twice = { ...content, photos: [...photos], moduleLabel: 'Sample', isWithoutSplice: true }
  const [measure, double, ...more] = missingOf(planned, { content: twice, waiting: [] })
  expect([measure?.kind, double?.kind, double?.field, more]).toEqual(['measure', 'double', 'photos.module-label', []])
})

it('a photo that waits on the device is there, and no splice is asked for where none is', () => {
  const waiting = [{ id: '1', name: 'a.jpg', subject: 'setback', zone: 'Ridge ends' } as const]
  expect(fields({ content: { ...content, isWithoutSplice: true }, waiting })).not.toContain('photos.setback.Ridge-ends')
  expect(fields({ content: { ...content, isWithoutSplice: true }, waiting })).not.toContain('photos.rail-splice')
  const all = { ...content, zones: [{ ...measured, widestSpacing: 1200 }] }
  expect(isZoneDone(planned, { content: all, waiting }, 'Ridge ends')).toBe(true)
  expect(isZoneDone(planned, { content, waiting }, 'Ridge ends')).toBe(false)
})
