import type { DeviceCall } from '@soundroof/contract/roofs/offline/device-task'
import { layoutCalls } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import { statusOf } from '@soundroof/contract/roofs/project-status'
import { whatIfCalls } from '@soundroof/contract/roofs/what-if/what-if-calls'
import { toWireRow } from '@soundroof/contract/roofs/wire/wire-answers'
import { refuseInput } from '../../platform/http/refused.ts'
import { adviseOn } from '../calculations/advise-on.ts'
import type { CalculationContext, Figures } from '../calculations/calculation-context.ts'
import { layOutOn } from '../calculations/lay-out-on.ts'
import { savingsOn } from '../calculations/savings-on.ts'
import { whatIfOn } from '../calculations/what-if-on.ts'
import { variantJson } from '../what-if/variant-json.ts'
import { arrayOfJob, type CalculatedJob, jobOnDevice } from './job-on-device.ts'

/** Answers of a device about a project that it calculated without a network: the data of the server's calls. */

type Asked = CalculatedJob & { readonly asked: unknown; readonly context: CalculationContext }

const projectDetail = ({ job, draft, calculated }: Asked) =>
  toWireRow({
    hash: job.hash,
    revision: 1,
    draft,
    status: statusOf.created,
    hasResult: true,
    reportAddress: null,
    output: calculated.output,
    productWarnings: [],
    engineerName: '',
    deliverAt: null,
    reviewAddress: null,
    updatedAt: new Date(job.madeAt),
    verdict: JSON.parse(calculated.codedJson).verdict,
    reconsideredSince: null,
    waitsFor: [],
    isComplete: true,
    isBuiltSigned: false,
    roofName: '',
    roofOf: null,
  })

const aboutResult = ({ hash, madeAt }: Asked['job']) => ({
  id: hash,
  issued_at: madeAt,
  revision: 1,
  is_present: true,
})

const issuedResult = ({ job, calculated }: Asked) => ({
  ...aboutResult(job),
  result: JSON.parse(calculated.answerJson),
  coded: JSON.parse(calculated.codedJson),
})

const withoutTrace = ({ trace: _, ...brief }: { readonly trace?: unknown }) => brief

const issuedBrief = (asked: Asked) => {
  const { result, coded, ...about } = issuedResult(asked)
  return { ...about, result: withoutTrace(result), coded: withoutTrace(coded) }
}

/** With the changes of a drawing where the call names them. */
const layout = (asked: Asked) => {
  const { hash: _, id: __, revision: ___, hints, isKept, ...request } = layoutCalls.layout.body.parse(asked.asked)
  const own = arrayOfJob(asked)
  const drawn = isKept
    ? own.request
    : { ...own.request, ...request, frontFacing: request.frontFacing ?? asked.draft.building.frontFacing }
  const answered = layOutOn({ ...own, request: drawn, hints }, asked.context)
  if (!answered.ok) throw refuseInput(answered.problems)
  return JSON.parse(answered.answerJson)
}

const whatIf = (asked: Asked) => {
  const { variants, drawn } = whatIfCalls.whatIf.body.parse(asked.asked)
  const { draft, context, job } = asked
  const drawing = drawn ? { ...arrayOfJob(asked), kept: null } : null
  const answered = whatIfOn({ draft, variants, provider: context.provider, drawing }, context)
  if (!answered.ok) throw refuseInput(answered.problems)
  return { of: job.hash, variants: answered.variants.map((each) => JSON.parse(variantJson(each, new Set()))) }
}

const savings = (asked: Asked) =>
  savingsOn(
    { ...arrayOfJob(asked), draft: asked.draft, provider: asked.context.provider, on: new Date(asked.job.madeAt) },
    asked.context,
  )

const answers = {
  projectDetail,
  issuedBrief,
  issuedResult,
  layout,
  whatIf,
  savings,
  advice: ({ input, job, context }: Asked) => adviseOn(input, new Date(job.madeAt), context),
  keptLayout: () => ({ revision: 1, layout: null }),
  underlay: () => null,
  revisions: () => [],
  records: () => ({ records: [] }),
  projects: () => [],
  arrays: () => [],
} as const

const isAnswered = (name: string): name is keyof typeof answers => Object.hasOwn(answers, name)

/** Null: only the server answers it. Throws Refused for what the server would refuse. */
export const answerOnDevice = (
  { name, input, job }: DeviceCall,
  figures: Figures,
): { readonly data: unknown } | null => {
  if (!isAnswered(name)) return null
  const context = { ...figures, provider: job.provider }
  return { data: answers[name]({ ...jobOnDevice(job, figures), asked: input, context }) }
}
