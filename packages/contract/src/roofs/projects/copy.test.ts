import { expect, test } from 'vitest'
import { copiedProject, furtherRoof, nameWithRoof } from './copy.ts'
import { emptyProject, type ProjectDraft } from './draft.ts'

const blank = emptyProject('2026-01-02 03:04:05')
const project: ProjectDraft = {
  ...blank,
  header: { ...blank.header, agreed: true, name: 'Shed', number: '17', clientName: 'Ann', crewNote: 'Dog' },
  building: {
    ...blank.building,
    length: 20,
    state: 1,
    terrain: 2,
    streetAddress: '1 High Street',
    suburb: 'Kew',
    postcode: '3101',
    frontFacing: 90,
  },
  photos: { ...blank.photos, roof: ['a', 'b'] },
  solar: { ...blank.solar, fixing: 'clamp' },
  options: { ...blank.options, roofForm: 'hip', windClass: 'N3' },
}

const ofPlace = {
  windClass: 'N3',
  altitude: 900,
  seaDistance: 5000,
  seaWater: 'sheltered',
  topography: { feature: 'hill', height: 30, halfHeightLength: 100, crestDistance: 0, elevation: 50 },
} as const
const sheltered = { shielding: { N: 2, NE: 2, E: 2, SE: 2, S: 2, SW: 2, W: 2, NW: 2 } } as const
const wall = { higherWallHeight: 3, higherWallDistance: 1 } as const
const onSite: ProjectDraft = {
  ...project,
  building: { ...project.building, area: 3, location: 4 },
  options: { ...project.options, ...ofPlace, ...sheltered, ...wall },
}

test('a copy keeps the roof and the array, and nothing that belongs to the other job alone', () => {
  const copy = copiedProject(project, '2026-11-23 08:00:00')
  expect(copy.header).toEqual({ ...blank.header, name: 'Shed' })
  expect(copy.dateTime).toBe('2026-11-23 08:00:00')
  expect(copy.photos).toEqual(blank.photos)
  expect(copy.solar).toEqual(project.solar)
})

test('a copy asks for its place anew: nothing that shelters or raises the wind at the other site counts', () => {
  const copy = copiedProject(onSite, '2026-11-23 08:00:00')
  expect(copy.building).toEqual({ ...blank.building, length: 20 })
  expect(copy.options).toEqual({ ...blank.options, roofForm: 'hip' })
})

test('a further roof with everything has the site; a wall beside the first roof can only raise its loads, shielding lowers them', () => {
  const { options } = furtherRoof(onSite, '2026-11-23 08:00:00', 'all')
  expect(options).toEqual({ ...blank.options, roofForm: 'hip', ...ofPlace, ...wall })
})

test('a further roof has the job, its place and no photos; the rest by choice', () => {
  const site = furtherRoof(project, '2026-11-23 08:00:00', 'site')
  expect(site).toEqual({
    ...blank,
    header: project.header,
    dateTime: '2026-11-23 08:00:00',
    building: {
      ...blank.building,
      state: 1,
      terrain: 2,
      streetAddress: '1 High Street',
      suburb: 'Kew',
      postcode: '3101',
    },
    options: { ...blank.options, windClass: 'N3' },
  })
  const all = furtherRoof(project, '2026-11-23 08:00:00', 'all')
  expect(all).toEqual({ ...project, dateTime: '2026-11-23 08:00:00', photos: blank.photos })
})

test.each([
  ['Shed', 'North', '', 'Shed, North'],
  ['Shed, North', 'South', 'North', 'Shed, South'],
  ['Renamed by hand', 'South', 'North', 'Renamed by hand, South'],
  ['Shed, North', '', 'North', 'Shed'],
  ['Shed', '', '', 'Shed'],
])('%j with the roof %j in place of %j is %j', (name, roof, former, expected) => {
  expect(nameWithRoof(name, roof, former)).toBe(expected)
})
