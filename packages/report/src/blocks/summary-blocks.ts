import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { ZoneAdvice } from '@soundroof/contract/roofs/results/advice'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { capital, withUnits } from '../wording/number-text.ts'
import { type Block, heading, headingOfWhole, paragraph } from './blocks.ts'
import { confirmedBlocks } from './confirmed-figures.ts'
import { productBlocks } from './product-blocks.ts'
import { type Beside, figureBlocks, firstPage, limitBlocks, planBlocks } from './result-blocks.ts'
import { utilisationBlocks } from './utilisation-table.ts'
import { reasonBlocks } from './zone-blocks.ts'
import { shownZones } from './zone-table.ts'

/** Why zones stay without panels, and which change would help. */
const failingBlocks = (say: Say, result: AssessmentResult, advice: readonly ZoneAdvice[]): readonly Block[] =>
  shownZones(say, result).flatMap((zone) => {
    const reasons = reasonBlocks(say, zone, advice)
    return zone.installable || zone.notApplicable || reasons.length === 0
      ? []
      : [headingOfWhole(2, `${zone.title}: not installable`), ...reasons]
  })

const assumptionBlocks = ({ assumptions }: AssessmentResult): readonly Block[] =>
  assumptions.length === 0
    ? []
    : [
        heading(2, 'Assumptions'),
        {
          kind: 'keyValues',
          items: assumptions.map(({ label, value }) => ({ label, value: capital(withUnits(value)), unit: '' })),
        },
      ]

const underDrawing = (plan: readonly Block[]): readonly Block[] =>
  plan.length === 0 ? [] : [heading(2, 'Drawing'), ...plan]

/** The result for client and council: verdict, utilisation of each check, and basis of the figures. */
export const summaryBlocks = (
  say: Say,
  project: ProjectDraft,
  result: AssessmentResult,
  beside: Beside,
): readonly Block[] => [
  ...firstPage(say, project, result, beside),
  ...failingBlocks(say, result, beside.advice ?? []),
  ...underDrawing(planBlocks(say, project, result, beside)),
  ...utilisationBlocks(say, result),
  heading(1, 'Basis of the result'),
  ...figureBlocks(say, result),
  ...confirmedBlocks(say, result),
  ...assumptionBlocks(result),
  ...productBlocks(say, result),
  ...limitBlocks(result, 'small'),
  paragraph('Every step with its formula and clause stands in the full calculation of this project.', 'small'),
]
