import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { withProducts } from '@soundroof/contract/roofs/catalogue/products/listed-product'
import { installedPower } from '@soundroof/contract/roofs/panel-layout/array-of-project'
import { requestOfDraft } from '@soundroof/contract/roofs/panel-layout/request-of-draft'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { onOfferIn } from '@soundroof/contract/roofs/projects/on-offer'
import type { ZoneAdvice } from '@soundroof/contract/roofs/results/advice'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { choices } from '@soundroof/data/choices'
import { advise } from '@soundroof/engine/advice/advise'
import { assess } from '@soundroof/engine/assess'
import { layOutRoof } from '@soundroof/engine/panel-layout/lay-out-roof'
import { hasFailingZone } from '@soundroof/report/blocks/zone-table'
import { readFonts } from '@soundroof/report/pdf/font-files'
import { renderPdf } from '@soundroof/report/pdf/render-pdf'
import { type ReportInput, reportBlocks } from '@soundroof/report/reports/report-blocks'
import { documentTitle } from '@soundroof/report/wording/document-title'
import { layoutInWords, layoutProblemsInWords } from '@soundroof/words/layout-in-words'
import { adviceInWords } from '@soundroof/words/result-in-words'
import { sayIn } from '@soundroof/words/say'

const say = sayIn('en-AU')

/** The typeface is a dependency of the report. */
const fontFrom = createRequire(new URL('../../../../packages/report/package.json', import.meta.url))
const fonts = readFonts((name) => readFileSync(fontFrom.resolve(name)))

const provider = { name: 'Your engineering provider', email: '', phone: '', web: '' }

/** A project that was read, with the figures it was calculated with. */
export type Assessed = {
  readonly project: ProjectDraft
  readonly input: AssessmentInput
  readonly catalogue: Catalogue
}

const zonesAdvice = ({ input, catalogue }: Assessed, result: AssessmentResult, made: Date): readonly ZoneAdvice[] => {
  if (!hasFailingZone(say, result)) return []
  const onOffer = onOfferIn(withProducts(choices, catalogue), made.toISOString().slice(0, 10))
  return adviceInWords(advise(input, catalogue, onOffer), 'en-AU').zones
}

const arrayOf = ({ project, input, catalogue }: Assessed): Pick<ReportInput, 'layout' | 'layoutProblem'> => {
  const request = requestOfDraft(null, project)
  const laid = layOutRoof(input, assess(input, catalogue), catalogue, request, installedPower(project.solar))
  if (laid.ok) return { layout: layoutInWords(laid.layout, 'en-AU') }
  const problems = layoutProblemsInWords(laid.problems, 'en-AU')
  return { layoutProblem: problems.map(({ message }) => message).join(' ') }
}

/** The report of a result as a PDF, marked "draft, not issued". */
export const reportPdf = (assessed: Assessed, result: AssessmentResult, made: Date): Promise<Uint8Array> => {
  const { project } = assessed
  const blocks = reportBlocks(say, {
    kind: 'full-calculation',
    project,
    choices,
    result,
    advice: zonesAdvice(assessed, result, made),
    ...arrayOf(assessed),
    provider,
    issuedAt: made.toISOString(),
    version: result.engineVersion,
    isDraft: true,
  })
  return renderPdf(blocks, {
    fonts,
    images: new Map(),
    meta: { title: documentTitle(project), author: provider.name, date: made },
  })
}
