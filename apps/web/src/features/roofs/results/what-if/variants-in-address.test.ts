import { choices } from '@soundroof/data/choices'
import { sampleProject, tiledProject } from '@soundroof/report/testing/sample-project'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { queryOfVariants, readVariants, type Variants } from './variants-in-address.ts'

const say = sayIn('en-AU')

const around = { project: sampleProject, choices }

it('variants survive a reload', () => {
  const all: readonly Variants[] = [
    { a: {}, b: null },
    { a: { mount: 'tilt', tiltAngle: 12 }, b: {} },
    { a: { panelLengthBand: 0, panelLengthExact: 1650, returnPeriod: 200 }, b: { edition: '2011', screwsPerFoot: 2 } },
  ]
  for (const variants of all)
    expect(readVariants(say, queryOfVariants(variants), around)).toEqual({ variants, isWhole: true })
})

it.each([
  '{',
  '[]',
  '"x"',
  'null',
  '{"length":5}',
  '{"tiltAngle":"NaN"}',
  '{"mount":"sideways"}',
  '{"mount":"tilt","tiltAngle":1e9}',
  '{"mount":"tilt","tiltAngle":-5}',
  '{"panelLengthBand":999}',
  '{"panelLengthExact":1}',
  '{"mount":"flush","tiltAngle":15}',
  '{"thickness":0}',
  '{"module":"no-such-module"}',
  '{"racking":"<script>"}',
])('%s in an address is left out, and said', (text) => {
  expect(readVariants(say, { a: text }, around)).toEqual({ variants: { a: {}, b: null }, isWhole: false })
  expect(readVariants(say, { b: text }, around)).toEqual({ variants: { a: {}, b: {} }, isWhole: false })
})

it.each([
  [sampleProject, { mount: sampleProject.solar.mount, tiltAngle: sampleProject.solar.tiltAngle }],
  [tiledProject, { mount: tiledProject.solar.mount, tiltAngle: tiledProject.solar.tiltAngle }],
  [sampleProject, { edition: '2021', screwsPerFoot: 1, panelWidthBand: sampleProject.solar.panelWidthBand }],
  [sampleProject, { panelLengthExact: choices.panelLengthBands[sampleProject.solar.panelLengthBand ?? 0]?.upper }],
] as const)("%#: the project's own values are known, and no change", (project, own) => {
  const read = readVariants(say, { a: JSON.stringify(own) }, { project, choices })
  expect(read).toEqual({ variants: { a: {}, b: null }, isWhole: true })
})

it('what is offered is kept beside what is not', () => {
  const { variants, isWhole } = readVariants(say, { a: '{"panelWidthBand":0,"panelLengthBand":999}' }, around)
  expect([variants.a, isWhole]).toEqual([{ panelWidthBand: 0 }, false])
})

it('a tilt alone belongs to a tilted array, and its own values are no change', () => {
  expect(readVariants(say, { a: '{"tiltAngle":12}' }, around).variants.a).toEqual({})
  expect(readVariants(say, { a: '{"tiltAngle":12}' }, { project: tiledProject, choices }).variants.a.tiltAngle).toBe(12)
})
