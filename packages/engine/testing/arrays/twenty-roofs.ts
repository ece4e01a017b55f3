import { readFileSync } from 'node:fs'
import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { RoofForm } from '@soundroof/contract/roofs/fields/roof-form'
import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import { parseWireProject } from '@soundroof/contract/roofs/wire/wire'
import { choices } from '@soundroof/data/choices'
import { houses } from '../realistic-houses.ts'
import { sheds } from '../realistic-sheds.ts'
import { changed } from '../roofs.ts'
import type { ArrayCase } from './array-case.ts'

const lines = readFileSync(new URL('../../common-roofs/common-roofs.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')

/** A common roof as it came on the wire. */
const common = (number: string): AssessmentInput => {
  const body = lines.map((line) => JSON.parse(line)).find((each) => each.number === number)
  const read = parseWireProject(body)
  if (!read.ok) throw new Error(`there is no common roof ${number}`)
  return resolveInput(read.value.project, choices)
}

const realistic = (name: string): AssessmentInput => {
  const found = [...houses, ...sheds].find((each) => each.name === name)
  if (found === undefined) throw new Error(`there is no roof ${name}`)
  return found.input
}

type Asked = { readonly frontFacing?: number; readonly obstacles?: readonly object[] }

const of = (name: string, given: AssessmentInput, form: RoofForm, count: number, asked: Asked = {}): ArrayCase => {
  const input = changed(given, {
    options: { roofForm: form },
    ...(form === 'flat' ? { building: { roofSlope: 2 } } : {}),
  })
  return { name: `${name}, ${form}, ${count}`, input, request: { wanted: { kind: 'count', count }, ...asked } }
}

const cr = (number: string, ...rest: [form: RoofForm, count: number, asked?: Asked]) =>
  of(number, common(number), ...rest)
const as = (name: string, ...rest: [form: RoofForm, count: number, asked?: Asked]) => of(name, realistic(name), ...rest)

const on = (plane: string, x: number, y: number, width: number, height: number, kind = 'obstacle') => ({
  kind,
  plane,
  x,
  y,
  width,
  height,
})

/** What every array of the automatic choice is judged by: ten common roofs, and ten more. Drawn by `draw-arrays.ts`. */
export const twentyRoofs: readonly ArrayCase[] = [
  cr('CR-01', 'gable', 15),
  cr('CR-03', 'gable', 24, { frontFacing: 10 }),
  cr('CR-04', 'hip', 15, { frontFacing: 350 }),
  cr('CR-06', 'hip', 24, { obstacles: [on('front', 7000, 2000, 800, 1200)] }),
  cr('CR-08', 'gable', 30, { frontFacing: 90 }),
  cr('CR-10', 'hip', 40, { frontFacing: 200 }),
  cr('CR-12', 'gable', 13, { frontFacing: 0, obstacles: [on('front', 4000, 3000, 600, 600)] }),
  cr('CR-15', 'gable', 60, { frontFacing: 45 }),
  cr('CR-22', 'skillion', 36),
  cr('CR-25', 'hip', 12, { frontFacing: 300 }),
  as('Sydney, tile on trusses', 'hip', 6),
  as('Perth, tile on rafters', 'gable', 20, { frontFacing: 180, obstacles: [on('back', 9000, 3500, 1200, 1200)] }),
  as('Hobart, tin on battens', 'hip', 10, { frontFacing: 20 }),
  as('Brisbane, top hat battens', 'skillion', 16, { frontFacing: 15 }),
  as('Sydney, garage C100', 'gable', 8, { frontFacing: 270 }),
  as('Melbourne, factory clamps on ribs', 'gable', 60, {
    obstacles: [on('front', 15000, 0, 1000, 12500, 'walkway')],
  }),
  as('Sydney, warehouse Z250 clamps', 'flat', 50),
  as('Cairns, tile on trusses', 'hip', 14, { frontFacing: 340 }),
  as('Canberra, tile on trusses', 'gable', 28, { obstacles: [on('front', 2000, 3500, 1500, 900)] }),
  as('Gold Coast, two storeys', 'skillion', 7, { frontFacing: 100 }),
]
