import { expect, it } from 'vitest'
import type { Origin } from '../origins/origin.ts'
import { emptyProject } from '../projects/draft.ts'
import { numberedPhoto } from './numbered-photo.ts'

const project = emptyProject('2026-11-29 10:00:00')
const photos = { ...project.photos, roof: ['/files/a.jpg'], connection: ['/files/b.jpg', '/files/c.jpg?signature=1'] }
const onPhoto = (photo: string | null): Origin => ({
  kind: 'photo',
  value: 1200,
  tapped: { photo, reference: 'card', corners: [], points: [] },
})

it('names the photo of a value by its category and place in it, however its address is signed', () => {
  expect(numberedPhoto({ photos }, onPhoto('/files/c.jpg?signature=2'))).toEqual({ category: 'connection', number: 2 })
  expect(numberedPhoto({ photos }, onPhoto('/files/of-another.jpg'))).toBeNull()
  expect(numberedPhoto({ photos }, onPhoto(null))).toBeNull()
  expect(numberedPhoto({ photos }, { kind: 'drawing', value: 1200 })).toBeNull()
})
