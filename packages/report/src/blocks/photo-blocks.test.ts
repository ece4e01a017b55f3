import { reportKinds } from '@soundroof/contract/roofs/documents/document'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { reportBlocks } from '../reports/report-blocks.ts'
import { issuedInput } from '../testing/signed-report.ts'

const title = 'From the desk: measure and photograph before installing.'

it.each(reportKinds)('%s says before all else that it was made from the desk, until the photos are there', (kind) => {
  const input = issuedInput(kind)
  const blocksWith = (photos: object) =>
    reportBlocks(sayIn('en-AU'), {
      ...input,
      project: { ...input.project, photos: { ...input.project.photos, ...photos } },
    })
  expect(blocksWith({ fromDesk: true })[1]).toMatchObject({ kind: 'notice', title })
  const photographed = { fromDesk: true, roof: ['a', 'b'], rafterSpan: ['c'], connection: ['d'], sheeting: ['e'] }
  for (const photos of [{}, photographed]) expect(JSON.stringify(blocksWith(photos))).not.toContain(title)
})

it('a photo is told with its time, direction and distance, and one of which nothing is known with its name alone', () => {
  const input = issuedInput('full-calculation')
  const taken = { takenAt: '2026-11-29T10:15:00+11:00', accuracy: 5, north: 'magnetic', source: 'camera' } as const
  const blocks = reportBlocks(sayIn('en-AU'), {
    ...input,
    project: { ...input.project, photos: { ...input.project.photos, roof: ['a', 'b', 'c'] } },
    photosTaken: {
      a: { ...taken, latitude: -32.25, longitude: 148.6, direction: 312 },
      c: { ...taken, latitude: -33.25, longitude: 148.6, direction: null },
    },
  })
  const photos = blocks.find((block) => block.kind === 'photos' && block.category === 'roof')
  expect(photos).toMatchObject({
    facts: [
      'Taken 29 Nov 2026, 10:15, facing north-west (312° magnetic), 111.2 km from the other photos: check that it shows this site',
      '',
      'Taken 29 Nov 2026, 10:15, 111.2 km from the other photos: check that it shows this site',
    ],
  })
  expect(JSON.stringify(blocks)).not.toContain('148.6')
})
