import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import { displayName } from '@soundroof/contract/roofs/project/draft'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { choices } from '@soundroof/data/choices'
import { reportBlocks } from '@soundroof/report/blocks/report-blocks'
import { renderPdf } from '@soundroof/report/pdf/render-pdf'

/** The typeface is a dependency of the report. */
const fontFrom = createRequire(new URL('../../../../packages/report/package.json', import.meta.url))
const font = (name: string): Uint8Array => readFileSync(fontFrom.resolve(`@expo-google-fonts/inter/${name}`))

const provider = { name: 'Your engineering provider', email: '', phone: '', web: '' }

/** The report of a result as a PDF, marked "draft, not issued". */
export const reportPdf = (project: ProjectDraft, result: AssessmentResult, made: Date): Promise<Uint8Array> => {
  const blocks = reportBlocks({
    type: 0,
    project,
    choices,
    result,
    provider,
    issuedAt: made.toISOString(),
    version: result.engineVersion,
    isDraft: true,
  })
  return renderPdf(blocks, {
    fonts: { regular: font('400Regular/Inter_400Regular.ttf'), strong: font('600SemiBold/Inter_600SemiBold.ttf') },
    images: new Map(),
    meta: { title: displayName(project), author: provider.name, date: made },
  })
}
