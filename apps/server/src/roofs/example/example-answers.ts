import type { EndpointName } from '@soundroof/contract/api'
import { kindOfReport } from '@soundroof/contract/roofs/calls/project-calls'
import { statusOf } from '@soundroof/contract/roofs/project-status'
import { exampleDocument, exampleHash } from '@soundroof/contract/roofs/projects/example-project'
import { toWireRow } from '@soundroof/contract/roofs/wire/wire-answers'
import { refuseInput } from '../../platform/http/refused.ts'
import type { RoofHandler } from '../calculations/roof-services.ts'
import { briefly } from '../results/project-result.ts'
import { variantJson } from '../what-if/variant-json.ts'
import { exampleFileName } from './example-documents.ts'
import { exampleDraft } from './example-roof.ts'
import { arrayOfExample, furtherOf, workedExample } from './worked-example.ts'

/** Read-only: at this status nobody may edit a project. */
const projectDetail: RoofHandler<'projectDetail'> = async (context) => {
  const { result, calculated, made } = await workedExample(context)
  const data = toWireRow({
    hash: exampleHash,
    revision: 1,
    draft: exampleDraft,
    status: statusOf.underReview,
    hasResult: true,
    reportAddress: `${context.config.publicUrl}${exampleDocument('result-summary')}`,
    output: calculated.output,
    productWarnings: [],
    engineerName: '',
    deliverAt: null,
    reviewAddress: null,
    updatedAt: made,
    verdict: result.verdict,
    reconsideredSince: null,
    waitsFor: [],
    isComplete: true,
    isBuiltSigned: false,
    roofName: '',
    roofOf: null,
  })
  return { data }
}

const aboutResult = (made: Date) => ({
  id: exampleHash,
  issued_at: made.toISOString(),
  revision: 1,
  is_present: true,
})

const issuedBrief: RoofHandler<'issuedBrief'> = async (context) => {
  const { result, calculated, made } = await workedExample(context)
  return { data: briefly({ ...aboutResult(made), result, coded: JSON.parse(calculated.codedJson) }) }
}

const issuedResult: RoofHandler<'issuedResult'> = async (context) => {
  const { calculated, made } = await workedExample(context)
  const about = JSON.stringify(aboutResult(made))
  return { dataJson: `${about.slice(0, -1)},"result":${calculated.answerJson},"coded":${calculated.codedJson}}` }
}

const advice: RoofHandler<'advice'> = async (context) => {
  const example = await workedExample(context)
  return { data: await furtherOf(example, 'advice', () => context.advise(example.input, example.made)) }
}

/** As placed by itself, whatever the call asks for. */
const layout: RoofHandler<'layout'> = async (context) => {
  const { hints } = context.body
  const example = await workedExample(context)
  const answered = await furtherOf(example, `layout ${hints}`, () =>
    context.layOut({ ...arrayOfExample(example), hints }),
  )
  if (!answered.ok) throw refuseInput(answered.problems)
  return { dataJson: answered.answerJson }
}

const savings: RoofHandler<'savings'> = async (context) => {
  const example = await workedExample(context)
  const { provider } = await context.reference.get()
  const asked = { ...arrayOfExample(example), draft: exampleDraft, provider: provider.name, on: example.made }
  return { data: await furtherOf(example, 'savings', () => context.savings(asked, exampleHash)) }
}

/** For the caller alone, in turn with the caller's other calculations. */
const whatIf: RoofHandler<'whatIf'> = async (context) => {
  const { account, body, reference } = context
  const example = await workedExample(context)
  const { provider } = await reference.get()
  const drawing = body.drawn ? { ...arrayOfExample(example), kept: null } : null
  const asked = { draft: exampleDraft, variants: body.variants, provider: provider.name, drawing }
  const answered = await context.whatIf(asked, account.id)
  if (!answered.ok) throw refuseInput(answered.problems)
  return {
    dataJson: `{"of":${JSON.stringify(exampleHash)},"variants":[${answered.variants.map((each) => variantJson(each, new Set())).join()}]}`,
  }
}

const report: RoofHandler<'report'> = async ({ config, query }) => {
  const kind = kindOfReport(query)
  const address = `${config.publicUrl}${exampleDocument(kind)}`
  return { data: { state: 'ready', address, fileName: exampleFileName(kind) } }
}

/** It has no picture. */
const underlay: RoofHandler<'underlay'> = async () => ({ data: null })

const answers = {
  projectDetail,
  issuedResult,
  issuedBrief,
  advice,
  layout,
  savings,
  underlay,
  whatIf,
  report,
} satisfies {
  readonly [N in EndpointName]?: RoofHandler<N>
}
type Answered = keyof typeof answers

const namedIn = ({ query, body }: { readonly query?: unknown; readonly body?: unknown }): unknown =>
  ((query ?? body) as { readonly hash?: unknown } | undefined)?.hash

/** The call about the worked example where it names that; every other call knows no such project. */
export const orExample =
  <N extends Answered>(name: N, handler: RoofHandler<N>): RoofHandler<N> =>
  (context) =>
    namedIn(context) === exampleHash ? (answers[name] as unknown as RoofHandler<N>)(context) : handler(context)
