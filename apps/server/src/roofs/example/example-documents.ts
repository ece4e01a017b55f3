import {
  languageOfReport,
  type ReportKind,
  reportKinds,
  showsResult,
} from '@soundroof/contract/roofs/documents/document'
import { type LayoutAnswer, layoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import { exampleDocument } from '@soundroof/contract/roofs/projects/example-project'
import { assessmentResult } from '@soundroof/contract/roofs/results/result'
import type { ReportIdentity } from '@soundroof/report/blocks/identity'
import { layoutInWords } from '@soundroof/words/layout-in-words'
import type { FastifyInstance } from 'fastify'
import { withinDatabaseTime } from '../../platform/database/call-time.ts'
import { visitor } from '../../platform/database/caller.ts'
import { addressOf, networkOf } from '../../platform/http/network.ts'
import { version } from '../../platform/http/version.ts'
import type { RoofServices } from '../calculations/roof-services.ts'
import { storedInWords } from '../calculations/stored-in-words.ts'
import { exampleDraft } from './example-roof.ts'
import { arrayOfExample, furtherOf, type WorkedExample, workedExample } from './worked-example.ts'

export const exampleFileName = (kind: ReportKind): string => `example-${kind}.pdf`

const nobody = { licence: null, logo: null }

/** What a company's own name takes the place of. */
const identityOf = (provider: string, made: Date): ReportIdentity => ({
  provider: { ...nobody, name: provider },
  installer: { ...nobody, name: 'Your company' },
  author: null,
  reviewer: null,
  registration: null,
  reportNumber: 'EXAMPLE',
  revision: 1,
  revisions: [{ revision: 1, savedAt: made.toISOString(), savedBy: null, hasResult: true }],
  state: 'issued',
})

const arrayIn = async (services: RoofServices, example: WorkedExample, kind: ReportKind) => {
  const answered = await services.layOut(arrayOfExample(example))
  if (!answered.ok) throw new Error('The worked example has no array.')
  const { layout, coded, parts }: LayoutAnswer = layoutAnswer.parse(JSON.parse(answered.answerJson))
  return { layout: layoutInWords({ ...layout, ...coded }, languageOfReport(kind)), parts }
}

/** As for a project, without a proof: nobody issues it, and no page verifies it. */
const render = async (services: RoofServices, example: WorkedExample, kind: ReportKind): Promise<Uint8Array> => {
  const { provider, sheetings } = await services.reference.get()
  const { calculated, made } = example
  const result = storedInWords(calculated.codedJson, languageOfReport(kind))
  return services.renderDocument({
    sheetings,
    title: exampleFileName(kind),
    images: [],
    signing: services.signing,
    example: {
      kind,
      project: exampleDraft,
      result: showsResult(kind) ? assessmentResult.parse(result) : null,
      ...(showsResult(kind) ? await arrayIn(services, example, kind) : { layout: null, parts: null }),
      provider,
      identity: identityOf(provider.name, made),
      issuedAt: made.toISOString(),
      version,
    },
  })
}

/** For everyone, each rendered once for a revision of the figures. */
export const serveExample = (app: FastifyInstance, services: RoofServices, databaseTime: number): void => {
  for (const kind of reportKinds)
    app.get(exampleDocument(kind), (request, reply) =>
      withinDatabaseTime(databaseTime, visitor(networkOf(addressOf(request))), async () => {
        const example = await workedExample(services)
        const pdf = await furtherOf(example, kind, () => render(services, example, kind))
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="${exampleFileName(kind)}"`)
          .send(Buffer.from(pdf))
      }),
    )
}
