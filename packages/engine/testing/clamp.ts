import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import { fitHardware } from '../src/fixings/hardware.ts'
import { workedExamples } from './worked-examples.ts'

/** Capacities of a clamp on a sheeting, through the same function as an assessment. */
export const tryClamp = (sheeting: number) => {
  const example = workedExamples.find((entry) => entry.name.endsWith('clamps-across.json'))
  if (example?.calculation !== 'assessment') throw new Error('the example of clamps is missing')
  const input = assessmentInput.parse({ ...example.input, roofCover: { kind: 'tin-clamped', sheeting } })
  const { hardware, trace } = fitHardware(input, catalogue, false)
  return { capacities: hardware.capacities, steps: trace.steps }
}
