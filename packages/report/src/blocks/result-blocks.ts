import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { ZoneAdvice } from '@soundroof/contract/roofs/results/advice'
import type { AssessmentResult, CheckResult } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { forceText, zoneSizeText } from '@soundroof/words/numbers/result-numbers'
import { arrayPlan } from '../drawing/array-plan.ts'
import { arrayWords } from '../drawing/array-words.ts'
import { sectionDrawing } from '../drawing/section-drawing.ts'
import { planSentence, planWords, wallWords, zonePlan } from '../drawing/zone-plan.ts'
import { frontWords, withFaceNames } from '../wording/face-name.ts'
import { fixingOptions } from '../wording/fixing-words.ts'
import { capital, plain, withUnits } from '../wording/number-text.ts'
import { mayCarryPanels, setbackInstructions } from '../wording/setback-words.ts'
import { verdictTitle } from '../wording/verdict-words.ts'
import { actionBlocks } from './actions-blocks.ts'
import { type Block, heading, listUnder, paragraph, type TableBlock } from './blocks.ts'
import { capacityTableBlocks, oddTableItems } from './capacity-table-blocks.ts'
import { isOfFrame } from './check-groups.ts'
import { confirmedBlocks } from './confirmed-figures.ts'
import { productBlocks, productItems } from './product-blocks.ts'
import { rafterSentence } from './roof-blocks.ts'
import { SOURCES } from './sources.ts'
import { zoneBlocks } from './zone-blocks.ts'
import { sharedSentences, shownZones, zoneTable } from './zone-table.ts'

export const texts = (list: readonly string[]) => list.map((text) => ({ text }))

export const verdictBlock = (say: Say, result: AssessmentResult): Block => ({
  kind: 'notice',
  verdict: result.verdict,
  title: verdictTitle(say, result),
  text: result.provisional === undefined ? result.resultString : `${result.resultString} ${result.provisional}`,
})

type Drawn = Pick<Layout, 'planes'> | null | undefined

/** Rails on courses or purlins share unevenly: as drawn a foot may carry more than N*, which is for even shares. */
const capacityWords = (forces: readonly number[], drawn: Drawn): string => {
  const rails = drawn?.planes.flatMap((plane) => plane.rails) ?? []
  const feet = rails.flatMap((rail) => rail.feet.map(({ uplift }) => uplift))
  const largest = forceText([...forces, ...feet].reduce((most, force) => Math.max(most, force), 0))
  return feet.length === 0
    ? `N* of its zone (${largest} kN covers every zone with panels)`
    : `N* of its zone, and of what it carries as drawn (${largest} kN covers every zone with panels, and every foot as drawn)`
}

const hardwareInstruction = (say: Say, result: AssessmentResult, drawn: Drawn): readonly string[] => {
  const forces = shownZones(say, result).flatMap(({ fixingForce }) => (fixingForce === null ? [] : [fixingForce]))
  if (forces.length === 0) return []
  return [
    'N* is the ultimate uplift on one fixing. Use a foot, clamp or hook with a design capacity of at least ' +
      `${capacityWords(forces, drawn)}.`,
    'Fixing spacing is measured along the rail. A panel that touches two zones takes the stricter one.',
  ]
}

/** Instructions for every roof that takes panels, whatever the verdict. Setback: method 2. */
export const instructions = (say: Say, result: AssessmentResult, drawn?: Drawn): readonly string[] =>
  mayCarryPanels(result)
    ? [
        ...setbackInstructions(say, result),
        ...hardwareInstruction(say, result, drawn),
        ...(result.instructions ?? []).map(withUnits),
      ]
    : []

const instructionBlocks = (say: Say, result: AssessmentResult, drawn: Drawn): readonly Block[] =>
  listUnder('Instructions', texts(instructions(say, result, drawn)))

const isToldElsewhere = (check: CheckResult): boolean =>
  isOfFrame(check) && (check.outcome === 'condition' || check.outcome === 'needs-engineer')

/** A frame that the verdict or a condition speaks of is not told once more. */
const rafterBlocks = (say: Say, result: AssessmentResult): readonly Block[] => {
  const sentence = result.roofChecks.some(isToldElsewhere) ? null : rafterSentence(say, result)
  return sentence === null ? [] : [paragraph(sentence)]
}

const zoneTableBlocks = (say: Say, project: ProjectDraft, result: AssessmentResult): readonly Block[] => {
  const fixing = fixingOptions(project)
  const shared = sharedSentences(say, result, fixing)
  const below = shared.length === 0 ? [] : [paragraph(shared.join(' '))]
  return [zoneTable(say, result, fixing), ...below]
}

const zoneSummary = (say: Say, project: ProjectDraft, result: AssessmentResult): readonly Block[] =>
  result.zoneResults.length === 0
    ? []
    : [heading(2, 'Roof zones'), ...zoneTableBlocks(say, project, result), ...rafterBlocks(say, result)]

const FIGURES = 'Figures not yet confirmed'

const figureItems = (say: Say, result: AssessmentResult) => [
  ...oddTableItems(say, result),
  ...result.unverified.map(({ item, where }) => ({ text: item, sources: [where] })),
]

/** One line on the first page, for any number of figures. */
const figuresLine = (say: Say, result: AssessmentResult): readonly Block[] => {
  const { length } = figureItems(say, result)
  if (length === 0) return []
  const figures = length === 1 ? 'one figure' : `${length} figures`
  const text = `This result rests on ${figures} not yet confirmed by an engineer: see ${FIGURES}`
  return [{ kind: 'page-reference', text, pageOf: FIGURES }]
}

export const figureBlocks = (say: Say, result: AssessmentResult): readonly Block[] => {
  const items = figureItems(say, result)
  return items.length === 0 ? [] : [heading(2, FIGURES), { kind: 'list', tone: 'caution', size: 'small', items }]
}

/** Conditions begin on the first page, and may end on the next. */
const conditionBlocks = ({ conditions }: AssessmentResult): readonly Block[] =>
  conditions.length === 0 ? [] : [heading(2, 'Conditions'), { kind: 'list', tone: 'caution', items: texts(conditions) }]

const warningBlocks = ({ warnings = [] }: AssessmentResult): readonly Block[] =>
  listUnder('Warnings', texts(warnings), 'caution')

/** Parts that are calculated apart from the result. */
export type Beside = {
  readonly advice?: readonly ZoneAdvice[] | undefined
  readonly layout?: Layout | null | undefined
  /** Why there is no layout. */
  readonly layoutProblem?: string | null | undefined
}

const figureBlocksOf = (
  say: Say,
  { building, options }: ProjectDraft,
  result: AssessmentResult,
  layout: Beside['layout'],
): readonly Block[] => {
  const words = layout ? null : planSentence(say, { building, options }, result)
  if (words !== null) return [paragraph(words)]
  const shown = { building, options, result }
  const scene = layout ? arrayPlan(say, { ...shown, layout }) : zonePlan(say, shown)
  const subject = layout ? `${capital(arrayWords(say, layout))}; zones of the roof` : 'Zones of the roof'
  const about = [
    `${subject}, a = ${zoneSizeText(result.valueA)} m.`,
    planWords(say, shown),
    frontWords(say, building.frontFacing),
    wallWords(say, options),
  ]
  return scene ? [{ kind: 'drawing', scene, caption: about.filter((sentence) => sentence !== '').join(' ') }] : []
}

/** What to settle about the drawn array before building; nothing on a roof that takes no panels. */
const layoutItems = (say: Say, result: AssessmentResult, { layout, layoutProblem }: Beside): readonly string[] => {
  if (!mayCarryPanels(result)) return []
  return layoutProblem ? [say('report.no-array-is-drawn', { problem: layoutProblem })] : (layout?.warnings ?? [])
}

/** The roof from above, with notes on what the drawing does not settle. */
export const planBlocks = (
  say: Say,
  project: ProjectDraft,
  result: AssessmentResult,
  beside: Beside,
): readonly Block[] => {
  if (result.zoneResults.length === 0) return []
  const items = texts(layoutItems(say, result, beside))
  return [
    ...(items.length === 0
      ? []
      : [{ kind: 'list', tone: 'caution', size: items.length > 1 ? 'small' : 'normal', items } as const]),
    ...figureBlocksOf(say, project, result, beside.layout),
  ]
}

/** A sketch: sizes and names are true, the distance between purlins is not to scale. */
export const sectionBlocks = (
  say: Say,
  project: ProjectDraft,
  choices: Choices,
  layout: Layout | null = null,
): readonly Block[] => {
  const scene = sectionDrawing(say, project, choices, layout)
  const slope = project.building.roofSlope
  const caption =
    'Drawn in the plane of the roof' +
    `${slope === null ? '' : ` (slope ${plain(slope)}°)`}, purlin spacing and rail height not to scale.`
  return scene ? [{ kind: 'drawing', scene, caption }] : []
}

const assumptionTable = ({ assumptions }: AssessmentResult): TableBlock => ({
  kind: 'table',
  caption: 'Assumptions of the calculation',
  columns: [
    { title: 'Assumption', align: 'left', weight: 160 },
    { title: 'Value', align: 'left', weight: 290 },
    { title: 'Source', align: 'right', weight: 45 },
  ],
  rows: assumptions.map(({ label, value, source }) => [
    { text: label },
    { text: capital(withUnits(value)) },
    { text: '', tone: 'muted', small: true, sources: [source] },
  ]),
})

const assumptionBlocks = (result: AssessmentResult): readonly Block[] =>
  result.assumptions.length === 0 ? [] : [heading(2, 'Assumptions'), assumptionTable(result)]

/** What was not checked or is not covered. */
export const limitBlocks = ({ notChecked, exclusions }: AssessmentResult): readonly Block[] => [
  ...listUnder('Not checked', texts(notChecked), 'caution'),
  ...listUnder('Exclusions', texts(exclusions)),
]

/** Sources by number, editions and versions. */
export const sourceBlocks = ({ editions, engineVersion, catalogueVersion }: AssessmentResult): readonly Block[] => [
  heading(2, SOURCES),
  ...listUnder(
    'Editions and versions',
    texts([...editions, `Engine ${engineVersion}`, `Catalogue ${catalogueVersion}`]),
    'plain',
    'small',
  ),
]

const basisBlocks = (say: Say, result: AssessmentResult): readonly Block[] => [
  heading(1, 'Basis of the calculation'),
  ...figureBlocks(say, result),
  ...confirmedBlocks(say, result),
  ...assumptionBlocks(result),
  ...capacityTableBlocks(say, result),
  ...productBlocks(say, result),
  ...limitBlocks(result),
  ...sourceBlocks(result),
]

const drawings = (
  say: Say,
  project: ProjectDraft,
  result: AssessmentResult,
  choices: Choices,
  beside: Beside,
): readonly Block[] => {
  const assumed = mayCarryPanels(result) ? (beside.layout?.assumptions ?? []) : []
  const blocks = [
    ...planBlocks(say, project, result, beside),
    ...(assumed.length === 0
      ? []
      : [
          paragraph(
            `Assumed in the drawing: ${withFaceNames(say, assumed.join(' '), project.building.frontFacing)}`,
            'small',
          ),
        ]),
    ...sectionBlocks(say, project, choices, beside.layout ?? null),
  ]
  return blocks.length === 0 ? [] : [heading(2, 'Drawings'), ...blocks]
}

/** For the installer: verdict, zones, conditions, instructions, and the basis of the figures. */
export const firstPage = (
  say: Say,
  project: ProjectDraft,
  result: AssessmentResult,
  { layout }: Beside,
): readonly Block[] => [
  verdictBlock(say, result),
  ...figuresLine(say, result),
  ...conditionBlocks(result),
  ...zoneSummary(say, project, result),
  ...warningBlocks(result),
  ...(result.zoneResults.length === 0 ? [] : instructionBlocks(say, result, layout)),
  ...listUnder('Holds for', productItems(say, result)),
]

/** The first page is for the installer, the rest for the engineer who checks it. */
export const resultBlocks = (
  say: Say,
  project: ProjectDraft,
  choices: Choices,
  result: AssessmentResult,
  beside: Beside,
): readonly Block[] => [
  ...firstPage(say, project, result, beside),
  { kind: 'contents', title: 'Contents' },
  ...drawings(say, project, result, choices, beside),
  ...zoneBlocks(say, result, beside.advice ?? []),
  ...actionBlocks(say, result),
  ...basisBlocks(say, result),
]
