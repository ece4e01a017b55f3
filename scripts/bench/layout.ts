import { readFileSync } from 'node:fs'
import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { defaultLayoutRequest } from '@soundroof/contract/roofs/panel-layout/layout-request'
import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import { wireProject } from '@soundroof/contract/roofs/wire/wire'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { assess } from '@soundroof/engine/assess'
import { arrayRoof } from '@soundroof/engine/panel-layout/array-roof'
import { layOut } from '@soundroof/engine/panel-layout/lay-out'
import { partsList } from '@soundroof/engine/panel-layout/parts/parts-list'
import { partsSetting } from '@soundroof/engine/panel-layout/parts/parts-setting'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { figuresOf } from '../../apps/server/src/roofs/calculations/calculation-context.ts'
import { calculatedSteps, receiveProject } from '../../apps/server/src/roofs/calculations/received-project.ts'
import { median } from './rounds.mjs'

const rounds = 40
const received = receiveProject(
  wireProject.parse(JSON.parse(readFileSync(`${process.argv[2]}/shed-in-sydney.json`, 'utf8'))),
  calculatedSteps,
  { provider: readConfig({}).provider.name, ...figuresOf(catalogue) },
)
if (!received.ok) throw new Error(JSON.stringify(received.problems[0]))
const given = resolveInput(received.value.project, choices)

/** The shed at the size that takes some 3 000 panels. */
const input: AssessmentInput = { ...given, building: { ...given.building, length: 125, width: 62 } }

const timeOf = (work: () => void): number => {
  const times = Array.from({ length: rounds + 10 }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return median(times.slice(10))
}

const measure = (roofForm: 'gable' | 'hip') => {
  const request = defaultLayoutRequest
  const asked = { ...input, options: { ...input.options, roofForm } }
  const roof = arrayRoof(asked, assess(asked, catalogue), catalogue, request, null)
  const setting = partsSetting(asked, catalogue, request, roof.rails)
  const layout = layOut(roof)
  return {
    name: roofForm,
    panels: layout.placed,
    layout: timeOf(() => layOut(roof)),
    parts: timeOf(() => partsList(layout, setting)),
  }
}

process.stdout.write(JSON.stringify([measure('gable'), measure('hip')]))
