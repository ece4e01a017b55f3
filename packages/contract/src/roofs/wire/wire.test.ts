import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { choices } from '../../../../../data/choices.ts'
import { spoken, spokenProblems } from '../../platform/coded/testing/spoken.ts'
import { assessmentInput } from '../catalogue/assessment-input.ts'
import { stepIds } from '../fields/draft-fields.ts'
import { projectDraft } from '../projects/draft.ts'
import { problemsOfSteps } from '../projects/project.ts'
import { resolveInput } from '../projects/resolve.ts'
import { domainFieldOf, parseWireProject, toWireProject, uploadMarks, wireFieldOf, wireProject } from './wire.ts'

const example = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../../../../apps/cli/examples/${name}.json`, import.meta.url), 'utf8'))

const examples = ['shed-in-sydney', 'workshop-in-townsville', 'tiled-house-in-melbourne'] as const
const around = { choices, provider: 'the provider', maxSpan: () => null }
const calculated = stepIds.filter((id) => id !== 'photos')

const parsed = (body: unknown) => {
  const result = parseWireProject(body)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.value
}

describe('the wire', () => {
  it.each(examples)('reads %s without a problem and resolves it for the engine', (name) => {
    const { project } = parsed(example(name))
    expect(problemsOfSteps(calculated, project, around)).toEqual([])
    expect(assessmentInput.safeParse(resolveInput(project, choices)).success).toBe(true)
  })

  it.each(examples)('writes %s as it was read', (name) => {
    const { project } = parsed(example(name))
    expect(parsed(toWireProject(project)).project).toEqual(project)
    expect(toWireProject(project)).toMatchObject({ name: project.header.name, date_time: project.dateTime })
  })

  it.each(examples)('reads %s, which names neither direction nor contacts, with them open', (name) => {
    const { building, header } = parsed(example(name)).project
    expect([building.frontFacing, building.suburb, building.postcode]).toEqual([null, '', ''])
    expect([header.clientName, header.contactName, header.contactPhone, header.crewNote]).toEqual(['', '', '', ''])
  })

  it.each(examples)('asks the engine the same for %s, whatever they say', (name) => {
    const more = { front_azimuth: '315', suburb: ' Coburg ', postcode: '3058', client_name: 'Ann', crew_note: 'Dog' }
    const { project } = parsed({ ...example(name), ...more })
    expect(project.building).toMatchObject({ frontFacing: 315, suburb: 'Coburg' })
    expect(resolveInput(project, choices)).toEqual(resolveInput(parsed(example(name)).project, choices))
  })

  it('turns numeric strings into numbers and drops their white space', () => {
    const { project } = parsed({ ...example('shed-in-sydney'), building_length: ' 30.5 ', purlin_type: '1' })
    expect(project.building.length).toBe(30.5)
    expect(project.structure.section).toBe('Z')
  })

  it('accepts and ignores what the server decides', () => {
    const { project } = parsed({ ...example('shed-in-sydney'), isResult: 1, status: 5, result: { forged: true } })
    expect(toWireProject(project)).not.toHaveProperty('status')
  })

  const ignored = Object.entries(wireProject.shape)
    .filter(([, schema]) => schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodUnknown)
    .map(([name]) => name)

  it('reads the same project whatever stands in the fields that the server decides', () => {
    expect(ignored.length).toBeGreaterThan(15)
    const body = example('shed-in-sydney')
    const without = parsed(body)
    const forged = fc.dictionary(fc.constantFrom(...ignored), fc.anything(), { minKeys: 1, maxKeys: 4 })
    fc.assert(
      fc.property(forged, (values) => {
        expect(parsed({ ...body, ...values })).toEqual(without)
      }),
    )
  })

  it('drops fields that another choice makes meaningless', () => {
    const { project } = parsed({ ...example('tiled-house-in-melbourne'), purlin_bridging: 3, roof_sheeting_index: 4 })
    expect(project.structure.bridging).toBeNull()
    expect(project.roofCover.sheeting).toBeNull()
  })

  it('refuses an unknown name, naming it', () => {
    const result = parseWireProject({ ...example('shed-in-sydney'), colour: 'red' })
    expect(result.ok ? [] : spokenProblems(result.problems)).toEqual([
      { field: 'colour', message: 'There is no field colour!' },
    ])
  })

  it('refuses a contradiction between is_penetrative and fixing_type_index', () => {
    const result = parseWireProject({ ...example('shed-in-sydney'), is_penetrative: 0 })
    expect(result).toMatchObject({ ok: false, problems: [{ field: 'is_penetrative' }] })
  })

  it('forces the support of shallow top hats, where it is not asked', () => {
    const shallow = { purlin_type: 3, purlin_depth_index: 0, purlin_thickness_index: 0, purlin_support_condition: null }
    const { project } = parsed({ ...example('shed-in-sydney'), ...shallow })
    expect(project.structure.support).toBe(2)
    expect(project.structure.bridging).toBeNull()
  })

  it('takes rafter_timber_type from 0 and purlin_timber_type from 1', () => {
    const { project } = parsed({ ...example('tiled-house-in-melbourne'), purlin_timber_type: 2, rafter_timber_type: 1 })
    expect([project.structure.timberSpecies, project.structure.chordSpecies]).toEqual(['hardwood', 'hardwood'])
    expect(parseWireProject({ ...example('tiled-house-in-melbourne'), purlin_timber_type: 0 }).ok).toBe(false)
  })

  it('drops a location where the area has one only', () => {
    const oneLocation = { ...example('shed-in-sydney'), state_index: 0, area_index: 2, location_index: 7 }
    const { project } = parsed(oneLocation)
    expect(problemsOfSteps(calculated, project, around)).toEqual([])
    expect(resolveInput(project, choices).site.region).toBe('A2')
  })

  it('resolves or refuses every position of state, area and location', () => {
    const position = fc.integer({ min: 0, max: 20 })
    fc.assert(
      fc.property(position, position, position, (state_index, area_index, location_index) => {
        const { project } = parsed({ ...example('shed-in-sydney'), state_index, area_index, location_index })
        if (problemsOfSteps(calculated, project, around).length === 0)
          assessmentInput.parse(resolveInput(project, choices))
      }),
      { numRuns: 2000 },
    )
  })

  it('knows the wire name of every field of a step and back', () => {
    for (const name of Object.keys(wireProject.shape)) {
      const place = domainFieldOf(name)
      if (place) expect(wireFieldOf(place.step, place.field)).toBe(name)
    }
    expect(wireFieldOf('structure', 'timberBreadth')).toBe('purlin_breath')
  })

  it('answers any JSON with a draft or with problems that name a field, and never throws', () => {
    const hostile = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(Number.MAX_VALUE, -1, 1e300, 0.1, '1e9', 'NaN', '', ' ', null, [], {}, true, '9'.repeat(50)),
    )
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(wireProject.shape)), hostile, (name, value) => {
        const result = parseWireProject({ ...example('shed-in-sydney'), [name]: value })
        if (!result.ok) {
          expect(result.problems.length).toBeGreaterThan(0)
          for (const problem of result.problems) expect(spoken(problem).length).toBeGreaterThan(5)
          return
        }
        expect(projectDraft.parse(result.value.project)).toEqual(result.value.project)
        const problems = problemsOfSteps(calculated, result.value.project, around)
        if (problems.length === 0) assessmentInput.parse(resolveInput(result.value.project, choices))
      }),
      { numRuns: 3000 },
    )
  })
})

it('an upload says what it is, in the values of the specification', () => {
  expect(uploadMarks(true, 1)).toEqual({ is_mod: 1, is_upload: 1, is_result: 1, result_type: 0 })
  expect(uploadMarks(false, 0)).toEqual({ is_mod: 1, is_upload: 1, is_result: 0, result_type: 1 })
})
