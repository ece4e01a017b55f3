import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { ZoneAdvice } from '@soundroof/contract/roofs/results/advice'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import {
  type Block,
  type Cell,
  heading,
  headingOfWhole,
  listUnder,
  paragraph,
  type TableBlock,
} from '../blocks/blocks.ts'
import { confirmedBlocks } from '../blocks/confirmed-figures.ts'
import { photosInReport } from '../blocks/photo-blocks.ts'
import { productBlocks } from '../blocks/product-blocks.ts'
import { type Beside, figureBlocks, firstPage, planBlocks, texts } from '../blocks/result-blocks.ts'
import { SOURCES } from '../blocks/sources.ts'
import { utilisationBlocks } from '../blocks/utilisation-table.ts'
import { byWords, listed, type ShownZone, shownZones } from '../blocks/zone-table.ts'
import { capital, withUnits } from '../wording/number-text.ts'
import { adviceOfZone } from '../wording/zone-advice.ts'

const foundFor = ({ title }: ShownZone, found: readonly ZoneAdvice[]) => found.find((each) => each.title === title)

/** What is said of several zones stands below the table. */
const adviceCell = (say: Say, zone: ShownZone, found: readonly ZoneAdvice[]): Cell => {
  const own = foundFor(zone, found)
  const advice = adviceOfZone(say, zone, own && { ...own, nothingHelps: null })
  if (advice === null) return { text: '–', tone: 'muted' }
  return { text: advice.label === 'Keep clear' ? `Keep clear: ${advice.text}` : advice.text }
}

const failingTable = (say: Say, zones: readonly ShownZone[], found: readonly ZoneAdvice[]): TableBlock => ({
  kind: 'table',
  caption: 'Zones without panels, and what would make them pass',
  columns: [
    { title: 'Zone', align: 'left', weight: 70 },
    { title: 'Why', align: 'left', weight: 195 },
    { title: 'What would make it pass, or what to keep clear', align: 'left', weight: 230 },
  ],
  rows: zones.map((zone) => [
    { text: zone.title, strong: true },
    { text: zone.reason ?? '–' },
    adviceCell(say, zone, found),
  ]),
})

/** Why no change helps, once for the zones of which it is said. */
const nothingHelps = (zones: readonly ShownZone[], found: readonly ZoneAdvice[]): readonly Block[] =>
  byWords(zones, (zone) => foundFor(zone, found)?.nothingHelps ?? null).map(([words, titles]) =>
    paragraph(`${listed(titles)}: ${words}`),
  )

/** Why zones stay without panels, and which change would help. */
const failingBlocks = (say: Say, result: AssessmentResult, found: readonly ZoneAdvice[]): readonly Block[] => {
  const zones = shownZones(say, result).filter(
    (zone) =>
      !zone.installable && !zone.notApplicable && (zone.reason !== undefined || adviceOfZone(say, zone) !== null),
  )
  return zones.length === 0
    ? []
    : [heading(2, 'Zones without panels'), failingTable(say, zones, found), ...nothingHelps(zones, found)]
}

const assumptionBlocks = ({ assumptions }: AssessmentResult): readonly Block[] =>
  assumptions.length === 0
    ? []
    : [
        heading(2, 'Assumptions'),
        {
          kind: 'keyValues',
          isDense: true,
          items: assumptions.map(({ label, value }) => ({ label, value: capital(withUnits(value)), unit: '' })),
        },
      ]

const underDrawing = (plan: readonly Block[]): readonly Block[] =>
  plan.length === 0
    ? []
    : [heading(2, 'Drawing'), ...plan.map((block) => (block.kind === 'drawing' ? { ...block, isSmall: true } : block))]

const exclusionBlocks = ({ exclusions }: AssessmentResult): readonly Block[] =>
  exclusions.length === 0 ? [] : [headingOfWhole(2, 'Exclusions'), paragraph(`${exclusions.join(' · ')}.`, 'small')]

/** Releases of engine and catalogue stand in the full calculation. */
const basisText = ({ editions }: AssessmentResult, project: ProjectDraft): string => {
  const photographs = photosInReport(project).length === 0 ? '' : ', and every photograph,'
  return `Assessed by ${editions.join(', ')}. Every step with its formula and clause${photographs} stands in the full calculation.`
}

/** The result for client and council: verdict, utilisation of each check, and basis of the figures. */
export const summaryBlocks = (
  say: Say,
  project: ProjectDraft,
  result: AssessmentResult,
  beside: Beside & { readonly revisions: readonly Block[] },
): readonly Block[] => [
  ...firstPage(say, project, result, beside),
  ...failingBlocks(say, result, beside.advice ?? []),
  ...underDrawing(planBlocks(say, project, result, beside)),
  ...utilisationBlocks(say, result),
  heading(1, 'Basis of the result'),
  paragraph(basisText(result, project), 'small'),
  ...beside.revisions,
  ...figureBlocks(say, result),
  ...confirmedBlocks(say, result),
  ...assumptionBlocks(result),
  ...productBlocks(say, result),
  ...listUnder('Not checked', texts(result.notChecked), 'caution', 'small'),
  ...exclusionBlocks(result),
  heading(2, SOURCES),
]
