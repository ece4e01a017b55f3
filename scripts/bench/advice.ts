import { readFileSync } from 'node:fs'
import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { onOfferIn } from '@soundroof/contract/roofs/projects/on-offer'
import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import { wireProject } from '@soundroof/contract/roofs/wire/wire'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { advise } from '@soundroof/engine/advice/advise'
import { assess } from '@soundroof/engine/assess'
import { pairsOf, variantsOf } from '@soundroof/engine/possible-changes/variants'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { figuresOf } from '../../apps/server/src/roofs/calculations/calculation-context.ts'
import { calculatedSteps, receiveProject } from '../../apps/server/src/roofs/calculations/received-project.ts'
import { median } from './rounds.mjs'

const rounds = 30
const today = '2026-11-23'
const text = readFileSync(`${process.argv[2]}/workshop-in-townsville.json`, 'utf8')
const received = receiveProject(wireProject.parse(JSON.parse(text)), calculatedSteps, {
  provider: readConfig({}).provider.name,
  ...figuresOf(catalogue),
})
if (!received.ok) throw new Error(JSON.stringify(received.problems[0]))
const given = resolveInput(received.value.project, choices)

/** The workshop on open ground and twice as high: too much wind for every zone. */
const input: AssessmentInput = {
  ...given,
  site: { ...given.site, region: 'D', terrainCategory: 1 },
  building: { ...given.building, height: 2 * given.building.height },
}

const failing = assess(input, catalogue).zoneResults.filter(({ installable }) => !installable).length
const times = Array.from({ length: rounds + 5 }, () => {
  const started = performance.now()
  advise(input, catalogue, onOfferIn(choices, today))
  return performance.now() - started
})
const variants = variantsOf(input, catalogue, onOfferIn(choices, today))
const tried = 1 + variants.length + pairsOf(variants).length
process.stdout.write(JSON.stringify({ milliseconds: median(times.slice(5)), failing, tried }))
