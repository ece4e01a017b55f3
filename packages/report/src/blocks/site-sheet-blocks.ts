import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { forceText, spacingText } from '@soundroof/words/numbers/result-numbers'
import { zoneCode } from '../drawing/palette.ts'
import { fixingWords } from '../wording/fixing-words.ts'
import { mayCarryPanels } from '../wording/setback-words.ts'
import { ifSupportWords } from '../wording/support-words.ts'
import { type Block, type Cell, heading, type KeyValue, listUnder, type TableBlock } from './blocks.ts'
import { productItems } from './product-blocks.ts'
import { type Beside, fixingOptions, instructions, planBlocks, texts, verdictBlock } from './result-blocks.ts'
import { type ShownZone, shownZones } from './zone-table.ts'

const none = '–'

/** With its number on the plan. */
const zoneName = (title: string): string => {
  const code = zoneCode(title)
  return code === null ? title : `${code}  ${title}`
}

const keptClear = ({ title, notApplicable }: ShownZone): readonly Cell[] => [
  { text: zoneName(title), strong: true },
  notApplicable
    ? { text: 'Not on this roof', tone: 'muted' }
    : { text: 'KEEP CLEAR OF PANELS', tone: 'bad', strong: true },
  ...Array.from({ length: 3 }, (): Cell => ({ text: none, tone: 'muted' })),
]

/** Positions of the rails, how the feet are set out, and results for other supports of the purlins. */
const noteOf = (say: Say, zone: ShownZone): Pick<Cell, 'note'> => {
  const feet = zone.settingOut === undefined ? null : `feet ${zone.settingOut}`
  const notes = [zone.railPlacement, feet, ifSupportWords(say, zone)].filter((note) => note !== null)
  return notes.length === 0 ? {} : { note: notes.join('; ') }
}

const installed = (say: Say, zone: ShownZone, project: ProjectDraft): readonly Cell[] => [
  { text: zoneName(zone.title), strong: true, ...(zone.note === undefined ? {} : { note: zone.note }) },
  {
    text: `${zone.numRails} rails`,
    strong: true,
    ...noteOf(say, zone),
  },
  { text: zone.fixingSpacing === null ? none : `${spacingText(zone.fixingSpacing)} mm`, strong: true },
  { text: fixingWords(say, zone.intersectionTypeIndex, fixingOptions(project)) },
  { text: zone.fixingForce === null ? none : forceText(zone.fixingForce) },
]

const zones = (say: Say, project: ProjectDraft, result: AssessmentResult): TableBlock => ({
  kind: 'table',
  caption: 'What to install in each zone',
  columns: [
    { title: 'Zone', align: 'left', weight: 66 },
    { title: 'Rails per panel', align: 'left', weight: 225 },
    { title: 'Feet every, along the rail', align: 'right', weight: 58 },
    { title: 'Fixing', align: 'left', weight: 104 },
    { title: 'N* per foot (kN)', align: 'right', weight: 42 },
  ],
  rows: shownZones(say, result).map((zone) => (zone.installable ? installed(say, zone, project) : keptClear(zone))),
})

/** We have no figure for torque, and a guess breaks screws and glass, so the crew writes in the maker's. */
const toWriteIn: readonly KeyValue[] = [
  { label: 'Torque of clamps', value: '.................... Nm', unit: '' },
  { label: 'Torque of feet', value: '.................... Nm', unit: '' },
]

/** What to settle before going onto the roof. */
export const beforeStarting = (say: Say, result: AssessmentResult): readonly string[] => [
  ...result.conditions,
  ...result.notChecked.map((what) => say('report.not-checked-ask-first', { what })),
  ...(result.warnings ?? []),
]

const onRoof = (say: Say, result: AssessmentResult, { layout }: Beside): readonly Block[] => [
  heading(2, 'On the roof'),
  {
    kind: 'list',
    tone: 'plain',
    size: 'small',
    items: [
      ...texts(instructions(say, result, layout)),
      ...productItems(say, result),
      ...texts(layout?.assumptions ?? []),
      { text: 'Tighten clamps and feet to the torque that the racking manufacturer states; write it in below.' },
    ],
  },
  { kind: 'keyValues', items: toWriteIn },
]

/**
 * One page for the crew: where parts go, what stays clear, and what to settle before starting. A drawing that would be too
 * small to read there gets its own page.
 */
export const siteSheetBlocks = (
  say: Say,
  project: ProjectDraft,
  result: AssessmentResult,
  beside: Beside,
): readonly Block[] => [
  verdictBlock(say, result),
  ...(result.zoneResults.length === 0 || result.verdict === 'no-panel-fits' ? [] : [zones(say, project, result)]),
  ...listUnder('Before you start', texts(beforeStarting(say, result)), 'caution', 'small'),
  ...(mayCarryPanels(result) ? onRoof(say, result, beside) : []),
  ...planBlocks(say, project, result, beside).map((block) =>
    // The table above repeats the legend.
    block.kind === 'drawing' ? { ...block, scene: { ...block.scene, legend: [] }, fillsPage: true } : block,
  ),
]
