import { type AssessmentInput, assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { installedPower } from '@soundroof/contract/roofs/panel-layout/array-of-project'
import { requestOfDraft } from '@soundroof/contract/roofs/panel-layout/request-of-draft'
import { exampleHash } from '@soundroof/contract/roofs/projects/example-project'
import { type AssessmentResult, assessmentResult } from '@soundroof/contract/roofs/results/result'
import type { Calculated } from '../calculations/calculate.ts'
import type { AskedLayout } from '../calculations/lay-out-on.ts'
import type { RoofServices } from '../calculations/roof-services.ts'
import { exampleDraft, exampleRoof } from './example-roof.ts'

/** The example as the engine answers it on the figures in force. */
export type WorkedExample = {
  readonly input: AssessmentInput
  readonly calculated: Calculated
  readonly result: AssessmentResult
  readonly made: Date
  /** Kept beside it once they were asked for: layout, advice, documents. */
  readonly further: Map<string, Promise<unknown>>
}

type Needs = Pick<RoofServices, 'answer' | 'catalogue' | 'reference' | 'clock'>

const calculate = async ({ answer, reference, clock }: Needs): Promise<WorkedExample> => {
  const { provider } = await reference.get()
  const body = JSON.stringify(exampleRoof)
  const asked = { body, accountId: exampleHash, provider: provider.name, isWhole: true }
  const answered = await answer(asked)
  if (answered.kind !== 'calculated') throw new Error(`The worked example was not calculated: ${answered.kind}`)
  const { calculated } = answered
  return {
    calculated,
    input: assessmentInput.parse(JSON.parse(calculated.inputJson)),
    result: assessmentResult.parse(JSON.parse(calculated.answerJson)),
    made: clock(),
    further: new Map(),
  }
}

type Kept = { readonly revision: string; readonly made: Promise<WorkedExample> }
const kept = new WeakMap<Needs['catalogue'], Kept>()

/** Calculated once for each revision of the figures, by the server as for anyone. Nothing of it is stored. */
export const workedExample = async (needs: Needs): Promise<WorkedExample> => {
  const { catalogue, reference } = needs
  const { provider } = await reference.get()
  const revision = JSON.stringify([(await catalogue.get()).revision, provider])
  const known = kept.get(catalogue)
  if (known?.revision === revision) return known.made
  const made = calculate(needs)
  kept.set(catalogue, { revision, made })
  made.catch(() => kept.delete(catalogue))
  return made
}

/** Made once for the example, at the first who asks. */
export const furtherOf = <Made>(example: WorkedExample, name: string, make: () => Promise<Made>): Promise<Made> => {
  const known = example.further.get(name)
  if (known) return known as Promise<Made>
  const made = make()
  example.further.set(name, made)
  made.catch(() => example.further.delete(name))
  return made
}

/** Its array as placed by itself. */
export const arrayOfExample = ({ input, calculated }: WorkedExample) =>
  ({
    input,
    resultJson: calculated.codedJson,
    request: requestOfDraft(null, exampleDraft),
    installed: installedPower(exampleDraft.solar),
    rules: 'blocks',
    formerRoof: null,
  }) satisfies AskedLayout
