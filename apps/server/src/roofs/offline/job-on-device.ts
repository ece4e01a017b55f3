import { type AssessmentInput, assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { DeviceJob } from '@soundroof/contract/roofs/offline/device-task'
import { installedPower } from '@soundroof/contract/roofs/panel-layout/array-of-project'
import { requestOfDraft } from '@soundroof/contract/roofs/panel-layout/request-of-draft'
import { type ProjectDraft, projectDraft } from '@soundroof/contract/roofs/projects/draft'
import { parseWireProject } from '@soundroof/contract/roofs/wire/wire'
import { answerRequest, type Calculated } from '../calculations/calculate.ts'
import type { Figures } from '../calculations/calculation-context.ts'
import type { AskedLayout } from '../calculations/lay-out-on.ts'

/** A project that the device has calculated, as its screens ask about it. */
export type CalculatedJob = {
  readonly job: DeviceJob
  readonly draft: ProjectDraft
  readonly input: AssessmentInput
  readonly calculated: Calculated
}

const draftOf = (body: string): ProjectDraft => {
  const parsed = parseWireProject(JSON.parse(body))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems[0]))
  return projectDraft.parse(parsed.value.project)
}

const calculate = (job: DeviceJob, figures: Figures): CalculatedJob => {
  const answered = answerRequest({ ...job, isWhole: true }, figures)
  if (answered.kind !== 'calculated') throw new Error(`The project was not calculated: ${answered.kind}`)
  const { calculated } = answered
  return {
    job,
    calculated,
    draft: draftOf(job.body),
    input: assessmentInput.parse(JSON.parse(calculated.inputJson)),
  }
}

let last: CalculatedJob | null = null

/** Calculated once while its screens are open. */
export const jobOnDevice = (job: DeviceJob, figures: Figures): CalculatedJob => {
  const calculated = last?.job.hash === job.hash && last.job.body === job.body ? last : calculate(job, figures)
  last = calculated
  const photos = { ...calculated.draft.photos, fromDesk: job.isFromDesk }
  return { ...calculated, job, draft: { ...calculated.draft, photos } }
}

/** Its array as placed by itself. */
export const arrayOfJob = ({ input, calculated, draft }: CalculatedJob) =>
  ({
    input,
    resultJson: calculated.codedJson,
    request: requestOfDraft(null, draft),
    installed: installedPower(draft.solar),
    rules: 'blocks',
    formerRoof: null,
  }) satisfies AskedLayout
