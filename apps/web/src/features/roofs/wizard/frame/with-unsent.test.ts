import { expect, it } from 'vitest'
import { withUnsent } from './with-unsent.ts'

it('a photo that was not sent is not told to be missing as well', () => {
  const unsent = [{ field: 'roof', coded: { code: 'oneFileNotUploaded', values: { label: 'Roof photos' } } }]
  const missing = [
    { field: 'roof', coded: { code: 'roofPhotosRequired' } },
    { field: 'solar', coded: { code: 'another' } },
  ]
  expect(withUnsent(unsent, missing)).toEqual([...unsent, missing[1]])
})
