import { emptyProject } from '@soundroof/contract/roofs/projects/draft'
import { photoCategories } from '@soundroof/contract/roofs/projects/photos'
import { expect, it } from 'vitest'
import type { UnsentFile } from '../draft/draft-record.ts'
import { isFromDeskHere } from './desk-here.ts'

const empty = emptyProject('Shed')
const project = { ...empty, photos: { ...empty.photos, fromDesk: true } }
const waiting = (category: UnsentFile['category']): UnsentFile[] =>
  [1, 2, 3].map((number) => ({ id: `${category} ${number}`, category, name: 'a.jpg' }))

it('is from the desk as chosen, until the photos that wait here are enough', () => {
  expect(isFromDeskHere({ project, unsent: [] })).toBe(true)
  expect(isFromDeskHere({ project, unsent: [...waiting('roof'), ...waiting('extra')] })).toBe(true)
  expect(isFromDeskHere({ project, unsent: photoCategories.flatMap(waiting) })).toBe(false)
})

it('is not where nobody chose it', () => {
  expect(isFromDeskHere({ project: empty, unsent: [] })).toBe(false)
})
