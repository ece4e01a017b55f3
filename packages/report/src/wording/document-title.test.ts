import { expect, it } from 'vitest'
import { documentTitle } from './document-title.ts'

const header = { number: '7', name: 'Shed' } as never
const site = { streetAddress: '12 Rose St', suburb: 'Coburg', postcode: '3058', state: 1 }

it('is the address; without one, the name of the project as in the list', () => {
  const project = { header, dateTime: '2026-3-4 23:55:00', building: site }
  expect(documentTitle(project)).toMatch(/^12 Rose St, Coburg [A-Z]+ 3058$/)
  const unknown = { ...project, building: { ...site, streetAddress: ' ', suburb: '', postcode: '' } }
  expect(documentTitle(unknown)).toBe('7-2026-03-04-Shed')
})
