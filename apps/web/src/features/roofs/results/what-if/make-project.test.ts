import { variedProject } from '@soundroof/contract/roofs/what-if/varied-project'
import { choices } from '@soundroof/data/choices'
import { sampleProject } from '@soundroof/report/testing/sample-project'
import { expect, it } from 'vitest'
import { droppedDataSheets } from './make-project.tsx'

const ownModule = { maker: 'Acme', model: 'A-1', length: 2384, width: 1303, mass: 33, power: null }
const ownRacking = { maker: 'Acme', model: 'R-1', mass: 2.4 }
const project = { ...sampleProject, options: { ...sampleProject.options, ownModule, ownRacking } }
const dropped = (variation: Parameters<typeof variedProject>[1]) =>
  droppedDataSheets(project, variedProject(project, variation, choices))

it('names every data sheet that a variant does not keep', () => {
  expect(dropped({ module: null })).toEqual(['Acme A-1'])
  expect(dropped({ racking: null })).toEqual(['Acme R-1'])
  expect(dropped({ mount: 'tilt', tiltAngle: 10 })).toEqual([])
})
