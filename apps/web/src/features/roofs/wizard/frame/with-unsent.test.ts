import { say } from '@soundroof/contract/platform/messages'
import { expect, it } from 'vitest'
import { withUnsent } from './with-unsent.ts'

it('a photo that was not sent is not told to be missing as well', () => {
  const unsent = [{ field: 'roof', message: say('oneFileNotUploaded', { label: 'Roof photos' }) }]
  const missing = [
    { field: 'roof', message: say('roofPhotosRequired') },
    { field: 'solar', message: 'Another' },
  ]
  expect(withUnsent(unsent, missing)).toEqual([...unsent, missing[1]])
})
