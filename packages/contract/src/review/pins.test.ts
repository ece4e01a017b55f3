import { expect, it } from 'vitest'
import { choices } from '../../../../data/choices.ts'
import { defaultOptions } from '../roofs/catalogue/assessment-input.ts'
import { fieldsOf, stepIds } from '../roofs/fields/draft-fields.ts'
import { emptyProject, type ProjectDraft } from '../roofs/projects/draft.ts'
import { findPin, pinNameOf, pinsOf } from './pins.ts'

const blank = emptyProject('2026-11-21 09:00:00')
const cold = choices.states.findIndex(({ code }) => code === 'VIC')

const steel: ProjectDraft = {
  ...blank,
  building: { ...blank.building, state: cold, area: 0, location: 0, parapetHeight: 1 },
  solar: { ...blank.solar, mount: 'tilt', fixing: 'screw', installation: 'parallel' },
  structure: { ...blank.structure, material: 'steel', section: 'Z', depth: 2, thickness: 0, rafterMaterial: 'steel' },
  roofCover: { ...blank.roofCover, roofType: 'tin-screwed' },
  options: { ...blank.options, higherWallHeight: 2, seaDistance: 300 },
}
const timber: ProjectDraft = {
  ...steel,
  solar: { ...steel.solar, mount: 'flush' },
  structure: { ...blank.structure, material: 'timber', timberDepth: 45, chordDepth: 190, rafterMaterial: 'timber' },
}
const clamped: ProjectDraft = {
  ...steel,
  solar: { ...steel.solar, fixing: 'clamp' },
  roofCover: { ...blank.roofCover, roofType: 'tin-clamped' },
}
/** Places with several areas and locations. */
const places = choices.states.flatMap(({ areas }, state) =>
  areas.map((_, area) => ({ ...steel, building: { ...steel.building, state, area } })),
)
const projects = [blank, steel, timber, clamped, ...places]
const namesOf = (project: ProjectDraft) => pinsOf(project, choices).map(({ name }) => name)

it('every field of the wizard and every assumption can be pinned in a project that has it', () => {
  const reached = new Set(projects.flatMap(namesOf))
  const fields = stepIds
    .filter((step) => step !== 'photos')
    .flatMap((step) => Object.keys(fieldsOf(step)).map((field) => pinNameOf(step, field)))
    .filter((name) => name !== null)
  // A data sheet of the company is chosen in the fields of racking and module.
  const options = Object.keys(defaultOptions)
    .filter((name) => name !== 'ownModule' && name !== 'ownRacking')
    .map((name) => `options.${name}`)
  expect([...reached].toSorted()).toEqual([...new Set([...fields, ...options])].toSorted())
})

it.each([
  [
    'steel',
    steel,
    ['structure/material', 'purlin_type', 'tilt_angle', 'options.racking'],
    ['purlin_depth', 'rafter_depth'],
  ],
  ['timber', timber, ['structure/material', 'purlin_depth', 'options.module'], ['purlin_type', 'tilt_angle']],
  ['clamps', clamped, ['roof_sheeting_index', 'options.roofForm'], ['options.screwsPerFoot', 'options.timberGrade']],
  ['screws', steel, ['options.screwsPerFoot', 'panel_count'], ['roof_sheeting_index', 'options.greenTimber']],
] as const)('a project of %s has its own fields, and none that it lacks', (_, project, has, lacks) => {
  const names = namesOf(project)
  for (const name of has) expect(names).toContain(name)
  for (const name of lacks) expect(names).not.toContain(name)
})

it('each leads to its step and input, by one name', () => {
  for (const project of projects) {
    const pins = pinsOf(project, choices)
    expect(new Set(pins.map(({ name }) => name)).size).toBe(pins.length)
    for (const pin of pins) expect(findPin(pin.name)).toEqual(pin)
  }
  expect(findPin('roof_photos')).toBeNull()
})
