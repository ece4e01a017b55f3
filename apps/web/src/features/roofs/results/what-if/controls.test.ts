import { choices } from '@soundroof/data/choices'
import { sampleProject, tiledProject } from '@soundroof/report/testing/sample-project'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { chosenSize, chosenValue, controlGroups, tiltOf, withSize, withTilt, withValue } from './controls.ts'
import { offeredOf } from './offered.ts'

const say = sayIn('en-AU')

const names = (project: typeof sampleProject, variation = {}) =>
  controlGroups(say, { project, choices }, variation).flatMap(({ controls }) => controls.map(({ name }) => name))

const controlOf = (name: string) => {
  const all = controlGroups(say, { project: sampleProject, choices }, {}).flatMap(({ controls }) => controls)
  const found = all.find((each) => each.name === name)
  if (found === undefined) throw new Error(`no control ${name}`)
  return found
}

it('an answer is offered only where it was Unsure, and screws only where feet have some', () => {
  const known = { ...sampleProject, structure: { ...sampleProject.structure, support: 0, thickness: 0 } }
  expect(names(sampleProject)).toContain('support')
  expect(names(known)).not.toContain('support')
  expect(names(sampleProject)).toContain('screwsPerFoot')
  expect(names(tiledProject)).not.toContain('screwsPerFoot')
})

it("the project's own value is no change", () => {
  const length = controlOf('panelLengthBand')
  const changed = withValue(length, 0, {})
  expect(changed).toEqual({ panelLengthBand: 0 })
  expect(chosenValue(length, changed)).toBe(0)
  expect(withValue(length, length.own, changed)).toEqual({})
})

const sizesOf = (project: typeof sampleProject, variation = {}) =>
  controlGroups(say, { project, choices }, variation).flatMap(({ sizes }) => sizes)

it('a panel is varied within the range that the project states, which counts with its upper limit', () => {
  const project = { ...sampleProject, solar: { ...sampleProject.solar, panelLengthBand: 1 } }
  const [length, width] = sizesOf(project)
  if (length === undefined || width === undefined) throw new Error('a panel has a length and a width')
  expect([length.lower, length.upper, chosenSize(length, {})]).toEqual([1701, 1800, 1800])
  const shorter = withSize(length, 1722, {})
  expect(shorter).toEqual({ panelLengthExact: 1722 })
  expect(withSize(length, 1800, shorter)).toEqual({})
  expect(withValue(controlOf('panelLengthBand'), 0, { ...shorter, panelWidthExact: 990 })).toEqual({
    panelLengthBand: 0,
    panelWidthExact: 990,
  })
  const [other] = sizesOf(project, { panelLengthBand: 0 })
  expect([other?.lower, other?.upper, other?.own]).toEqual([1600, 1700, 1700])
  const known = { ...project, options: { ...project.options, panelLengthExact: 1750 } }
  expect(sizesOf(known)[0]?.own).toBe(1750)
  expect(sizesOf(known, { module: 'some-module' })).toEqual([])
})

it('tilt 0 is flush', () => {
  const tilted = withTilt(sampleProject, 12, {})
  expect(tilted).toEqual({ mount: 'tilt', tiltAngle: 12 })
  expect(tiltOf(sampleProject, tilted)).toBe(12)
  expect(withTilt(sampleProject, 0, tilted)).toEqual({})
  expect(withTilt(tiledProject, 0, {})).toEqual({ mount: 'flush' })
  expect(tiltOf(tiledProject, { mount: 'flush' })).toBe(0)
})

const ownModule = { maker: 'Acme', model: 'A-1', length: 2384, width: 1303, mass: 33, power: null }
const ofDataSheet = {
  ...sampleProject,
  solar: { ...sampleProject.solar, panelLengthBand: 6, panelWidthBand: 1 },
  options: { ...sampleProject.options, ownModule, ownRacking: { maker: 'Acme', model: 'R-1', mass: 2.4 } },
}
const issuedIn = (project: typeof sampleProject) =>
  controlGroups(say, { project, choices }, {}).flatMap(({ controls }) =>
    controls.map(({ name, options, own }) => `${name}: ${options.find(({ value }) => value === own)?.label}`),
  )

it('products of a data sheet are the issued ones, and a panel of one is varied by no size', () => {
  expect(issuedIn(ofDataSheet)).toEqual(expect.arrayContaining(['module: Acme A-1', 'racking: Acme R-1']))
  expect(sizesOf(ofDataSheet)).toEqual([])
  expect(names(ofDataSheet)).not.toContain('panelLengthBand')
  const { variation, isWhole } = offeredOf(say, { module: 'own', racking: 'own' }, { project: ofDataSheet, choices })
  expect([variation, isWhole]).toEqual([{}, true])
})

it('without its data sheet a panel has a size range again, of which no exact size was issued', () => {
  const [length, width] = sizesOf(ofDataSheet, { module: null })
  expect([length?.isIssued, width?.isIssued]).toEqual([false, false])
  const ranges = controlGroups(say, { project: ofDataSheet, choices }, { module: null })
    .flatMap(({ controls }) => controls)
    .filter(({ name }) => name.endsWith('Band'))
  expect(ranges.map(({ isIssued }) => isIssued)).toEqual([false, false])
  expect(offeredOf(say, { module: null }, { project: ofDataSheet, choices })).toEqual({
    variation: { module: null },
    isWhole: true,
  })
})
