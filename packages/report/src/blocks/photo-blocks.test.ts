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
