import { describe, expect, it } from 'vitest'
import { choices } from '../../../../../data/choices.ts'
import { spoken } from '../../platform/coded/testing/spoken.ts'
import type { StepId } from '../fields/draft-fields.ts'
import { displayName, emptyProject, type ProjectDraft } from './draft.ts'
import { changeProject, problemsOf, warningsOf } from './project.ts'

const around = { choices, provider: 'Example Engineers', maxSpan: () => null }
const blank = emptyProject('2026-11-21 9:05:00')

/** A project whose every step passes: a steel Z purlin shed. */
const complete: ProjectDraft = {
  ...blank,
  header: { ...blank.header, agreed: true, name: 'Shed', number: '7' },
  building: {
    ...blank.building,
    length: 30,
    width: 18,
    roofHeight: 6,
    roofSlope: 8,
    parapetHeight: 0,
    state: 0,
    area: 0,
    location: 0,
    streetAddress: '1 Road',
    terrain: 4,
    shape: 'rectangular',
  },
  solar: {
    ...blank.solar,
    installation: 'perpendicular',
    scale: 60,
    mount: 'flush',
    tiltAngle: 0,
    panelLengthBand: 1,
    panelWidthBand: 1,
    fixing: 'screw',
  },
  photos: { roof: ['a', 'b'], rafterSpan: ['c'], connection: ['d'], sheeting: [], extra: [], fromDesk: false },
  structure: {
    ...blank.structure,
    material: 'steel',
    section: 'Z',
    depth: 1,
    thickness: 2,
    bridging: 1,
    support: 2,
    spacing: 1200,
    span: 6000,
    rafterMaterial: 'steel',
    rafterSpacing: 6000,
    rafterSpan: 9000,
    beamDepth: 310,
    beamFlangeWidth: 165,
    beamFlangeThickness: 10.2,
  },
  roofCover: { roofType: 'tin-screwed', sheeting: null, sheetingText: '', note: '' },
}

const messages = (id: StepId, project: ProjectDraft) => problemsOf(id, project, around).map(spoken)
const warnings = (id: StepId, project: ProjectDraft) => warningsOf(id, project, around).map(spoken)
const structure = (change: Partial<ProjectDraft['structure']>): ProjectDraft => ({
  ...complete,
  structure: { ...complete.structure, ...change },
})

describe('the steps report every problem at once, in the specified order', () => {
  it('finds nothing wrong with a complete project', () => {
    for (const id of ['header', 'building', 'solar', 'photos', 'structure', 'roofCover'] as const)
      expect(messages(id, complete)).toEqual([])
  })

  it('project name step', () => {
    expect(messages('header', blank)).toEqual([
      'Please read and agree to the Terms of Service and Privacy!',
      'Please Input Project Name!',
      'Please Input Project Number!',
    ])
    const named = { ...complete, header: { ...complete.header, name: 'a/b' } }
    expect(messages('header', named)[0]).toMatch(/^The project Name and project Number cannot have these characters/)
  })

  it('refuses invisible names, and characters that reverse a file name', () => {
    const named = (name: string) => ({ ...complete, header: { ...complete.header, name } })
    expect(messages('header', named('\u200b'))).toEqual(['Please Input Project Name!'])
    expect(messages('header', named('invoice\u202efdp.exe'))[0]).toMatch(/cannot have these characters/)
  })

  it('building step', () => {
    expect(messages('building', blank)).toEqual([
      'Please input Building Length!',
      'Please input Width!',
      'Please input Roof Height!',
      'Please input Roof Slope(degrees)',
      'Please input Parapet Height',
      'Please Select State!',
      'Please input Street Address!',
      'Please Select Terrain Category!',
      'Please Select Building Shape',
    ])
  })

  it('asks for an area only when the state is chosen, and for a location only where there is a choice', () => {
    const inState = { ...blank, building: { ...blank.building, state: 0 } }
    expect(messages('building', inState)).toContain('Please Select Area!')
    const inArea = (area: number) => ({ ...blank, building: { ...blank.building, state: 0, area } })
    expect(messages('building', inArea(0))).toContain('Please Select Location!')
    expect(messages('building', inArea(2))).not.toContain('Please Select Location!')
  })

  it('solar step', () => {
    expect(messages('solar', blank)).toEqual([
      'Please Select Installation Method!',
      'Please input Installation Scale!',
      'Please Select Flush/Tilt Mount!',
      'Please Select Solar Panel Length!',
      'Please Select Solar Panel Width!',
      'Please Select Fixing Type!',
    ])
    const tilted = { ...complete, solar: { ...complete.solar, mount: 'tilt' as const, tiltAngle: null } }
    expect(messages('solar', tilted)).toEqual(['Please input Tilt angle to roof surface!'])
    const broken = { ...complete, solar: { ...complete.solar, scale: 1.5 } }
    expect(messages('solar', broken)).toEqual(['Installation Scale must be a whole number!'])
  })

  it('photo step, which requires sheeting photos for clamps only', () => {
    expect(messages('photos', blank)).toEqual([
      'At least 2 photos of the roof please!',
      'Take a photo of an overall rafter span please!',
      'Take a photo of purlin-to-rafter connection please!',
    ])
    const clamped = { ...complete, solar: { ...complete.solar, fixing: 'clamp' as const } }
    expect(messages('photos', clamped)).toEqual(['Take a photo of roof sheeting in-place and lifted please!'])
    const ten = { ...complete, photos: { ...complete.photos, roof: Array.from({ length: 10 }, (_, i) => `${i}`) } }
    expect(messages('photos', ten)).toEqual(['Please upload a maximum of 9 pictures!'])
  })

  it('structure step: steel with a timber rafter', () => {
    const open = {
      ...blank,
      structure: { ...blank.structure, material: 'steel' as const, rafterMaterial: 'timber' as const },
    }
    expect(messages('structure', open)).toEqual([
      'Please enter the correct Rafter Spacing',
      'Please enter the correct Rafter Span',
      'Timber Rafter/Truss Top Chord Depth!',
      'Timber Rafter/Truss Top Chord Breadth!',
      'Please Select Timber Rafter/Truss Top Chord Type.',
      'Please select your roof structure.',
      'Please Select Depth.',
      'Please Select Thickness.',
      'Please Select Number of Bridging per span.',
      'Please Select Support Condition!',
      'Please input Purlin Spacing!',
      'Please input Purlin Span!',
    ])
  })

  it('structure step: timber with a steel rafter', () => {
    const open = {
      ...blank,
      structure: { ...blank.structure, material: 'timber' as const, rafterMaterial: 'steel' as const },
    }
    expect(messages('structure', open)).toEqual([
      'Please enter the correct Rafter Spacing',
      'Please enter the correct Rafter Span',
      'Please enter the correct Steel I-Beam Rafter/Depth',
      'Please enter the correct Steel I-Beam Rafter/Flange Width',
      'Please enter the correct Steel I-Beam Rafter/Flange Thickness',
      'Please input Purlin/Batten Depth!',
      'Please input Purlin/Batten Breadth!',
      'Please Select Purlin/Batten Timber Type.',
      'Please Select Support Condition.',
      'Please input Purlin Spacing!',
      'Please input Purlin Span!',
    ])
  })

  it('structure step: neither chosen', () => {
    expect(messages('structure', blank).slice(0, 2)).toEqual([
      'Please Select Roof Structure',
      'Please Select Roof Rafter',
    ])
  })

  it('accepts zero for spacings and the rafter span', () => {
    expect(messages('structure', structure({ spacing: 0, rafterSpacing: 0, rafterSpan: 0 }))).toEqual([])
    expect(messages('structure', structure({ span: 0 }))).toEqual([
      'Purlin Span must be more than 0 and at most 30000 mm!',
    ])
  })

  it('blocks rails along purlins too far apart: more than the mean of the band less 200 mm', () => {
    const parallel = (spacing: number): ProjectDraft => ({
      ...structure({ spacing }),
      solar: { ...complete.solar, installation: 'parallel', panelLengthBand: 0 },
    })
    expect(messages('structure', parallel(1450))).toEqual([])
    expect(messages('structure', parallel(1451))[0]).toMatch(
      /^The purlin spacing is larger than allowable rail spacing/,
    )
  })

  it('blocks a span above the practical maximum of a table, and a support that the table does not offer', () => {
    const limited = (limit: number) => problemsOf('structure', complete, { ...around, maxSpan: () => limit })
    expect(limited(6000)).toEqual([])
    expect(limited(5999).map(spoken)[0]).toMatch(/^The span input exceeds .* contact Example Engineers/)
    expect(limited(0)[0]?.field).toBe('support')
  })

  it('says nothing about the table before the purlin is chosen, and that it could not be loaded', () => {
    for (const open of [{ thickness: null }, { bridging: null }, { support: null }])
      expect(warnings('structure', structure(open))).toEqual([])
    const offline = { ...around, maxSpan: () => 'not-loaded' as const }
    expect(problemsOf('structure', complete, offline)).toEqual([])
    expect(warningsOf('structure', complete, offline).map(({ field, coded }) => [field, spoken({ coded })])).toEqual([
      [
        'span',
        'The practical upper limit of the span is not checked now: its table could not be loaded. It is checked when you calculate.',
      ],
    ])
  })

  it('warns without blocking', () => {
    expect(warnings('structure', complete)).toEqual([
      'The practical upper limit of the span is not checked: there is no table of this size',
    ])
    const unsure = structure({ thickness: 4, support: 3, spacing: 1801 })
    expect(messages('structure', unsure)).toEqual([])
    expect(warnings('structure', unsure).slice(0, 2)).toEqual([
      'The result may be conservative due to unsure purlin thickness.',
      'The result may be inaccurate due to unsure support condition.',
    ])
    expect(warnings('structure', unsure)[2]).toMatch(/^The spacing input may exceed the practical upper limit/)
  })

  it('roof type step', () => {
    expect(messages('roofCover', blank)).toEqual(['Please select Roof Type!'])
    const clamped: ProjectDraft = {
      ...complete,
      solar: { ...complete.solar, fixing: 'clamp' },
      roofCover: { ...complete.roofCover, roofType: 'tin-clamped' },
    }
    expect(messages('roofCover', clamped)).toEqual(['Select or input roof sheeting type please!'])
    const other = { ...clamped, roofCover: { ...clamped.roofCover, sheetingText: 'Old deep pan' } }
    expect(messages('roofCover', other)).toEqual([])
    expect(warnings('roofCover', other)[0]).toMatch(/unknown roof sheeting type. Contact Example Engineers/)
    const tile = { ...complete, roofCover: { ...complete.roofCover, roofType: 'tile' as const } }
    expect(messages('roofCover', tile)[0]).toMatch(/does not go with/)
  })
})

describe('a choice that clears others', () => {
  it('state clears area and location and says so', () => {
    const filled = { ...complete, building: { ...complete.building, area: 4, location: 1 } }
    const { project, cleared } = changeProject(filled, 'building', { state: 1 }, around)
    expect([project.building.area, project.building.location]).toEqual([null, null])
    expect(cleared.map((entry) => entry.label)).toEqual(['Area', 'Location'])
  })

  it('flush sets the tilt to 0', () => {
    const tilted = { ...complete, solar: { ...complete.solar, mount: 'tilt' as const, tiltAngle: 10 } }
    expect(changeProject(tilted, 'solar', { mount: 'flush' }, around).project.solar.tiltAngle).toBe(0)
  })

  it('purlin type clears depth, thickness, bridging and support; depth clears what follows it', () => {
    const typed = changeProject(complete, 'structure', { section: 'C' }, around)
    expect(typed.cleared.map((entry) => entry.field)).toEqual(['depth', 'thickness', 'bridging', 'support'])
    const deep = changeProject(complete, 'structure', { depth: 2 }, around)
    expect(deep.project.structure).toMatchObject({ depth: 2, thickness: null, bridging: null, support: null })
  })

  it('shallow top hats have their support forced to index 2', () => {
    const hat = changeProject(complete, 'structure', { section: 'top-hat' }, around).project
    expect(changeProject(hat, 'structure', { depth: 1 }, around).project.structure.support).toBe(2)
    expect(changeProject(hat, 'structure', { depth: 2 }, around).project.structure.support).toBeNull()
  })

  it('a roof type that the fixing no longer allows is cleared in the later step', () => {
    const { project, cleared } = changeProject(complete, 'solar', { fixing: 'clamp' }, around)
    expect(project.roofCover.roofType).toBeNull()
    expect(cleared).toEqual([{ step: 'roofCover', field: 'roofType', label: 'Roof Type' }])
  })

  it('a product clears the free text, the free text chooses "Other"', () => {
    const picked = { ...complete, roofCover: { ...complete.roofCover, sheeting: 3 } }
    expect(changeProject(picked, 'roofCover', { sheetingText: 'x' }, around).project.roofCover.sheeting).toBe(0)
    const typed = { ...complete, roofCover: { ...complete.roofCover, sheeting: 0, sheetingText: 'x' } }
    expect(changeProject(typed, 'roofCover', { sheeting: 2 }, around).project.roofCover.sheetingText).toBe('')
  })
})

describe('names', () => {
  it('the display name carries the date part, zero-padded', () => {
    const made = { ...complete, dateTime: '2026-3-4 9:05:00' }
    expect(displayName(made)).toBe('7-2026-03-04-Shed')
  })
})
