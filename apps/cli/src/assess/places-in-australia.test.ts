import { readFileSync } from 'node:fs'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { assessInWords as assess } from '@soundroof/engine/testing/assess-in-words'
import { expect, test } from 'vitest'
import { readProject } from './read-project.ts'

const house = JSON.parse(readFileSync(new URL('../../examples/tiled-house-in-melbourne.json', import.meta.url), 'utf8'))

test('battens are as weak as in the hottest part of the chosen location', () => {
  const at = (area: string, index: number) => {
    const found = choices.states.flatMap(({ areas }, state) => areas.map((other, area) => ({ ...other, state, area })))
    const place = found.find(({ id }) => id === area)
    const where = { state_index: place?.state, area_index: place?.area, location_index: index }
    const project = readProject({ ...house, ...where }, {}, catalogue)
    if (!project.ok) throw new Error(JSON.stringify(project.problems))
    return [...JSON.stringify(assess(project.input, catalogue)).matchAll(/"symbol":"k_6"[^{}]*"value":([\d.]+)/g)].map(
      ([, value]) => Number(value),
    )
  }
  const factors = (area: string, count: number) => Array.from({ length: count }, (_, index) => at(area, index)[0])
  expect(factors('wa-kimberley-north-of-20-s', 5)).toEqual([0.9, 0.9, 0.9, 0.9, 0.9])
  expect(factors('nt-roper-and-gulf', 3)).toEqual([0.9, 0.9, 0.9])
  expect(factors('nt-tennant-creek-and-barkly', 1)).toEqual([1])
})
