import { isFromDesk } from '@soundroof/contract/roofs/projects/photos'
import type { Say } from '@soundroof/words/language/say'
import { noRoomWords } from '../../wording/room-words.ts'
import { mayCarryPanels, setbackInstructions } from '../../wording/setback-words.ts'
import { isAnswer, verdictTitle, verdictWords } from '../../wording/verdict-words.ts'
import { asked } from '../first/asked.ts'
import { conditionsSheets } from '../first/conditions-sheets.ts'
import { framed, openWords, stopWords } from '../first/headline.ts'
import { torqueMarks } from '../first/hold-points.ts'
import { numbered, pointer } from '../first/numbered.ts'
import { notes } from '../first/signature.ts'
import { layoutWarnings } from '../layout-warnings.ts'
import { bodyBottom, type Laid, type Pen, paper, type Sheet, type SheetPart } from '../paper.ts'
import { sentences } from '../sentences.ts'
import { isReleased, mayBuild, type SiteSheetInput } from '../sheet-input.ts'
import { laidTable, splitTable, type Table } from '../table.ts'
import { cutFromTitle } from '../title-block.ts'
import { planOfZones } from './plan-of-zones.ts'
import { zonesToInstall } from './zones-to-install.ts'

const between = 24
const half = (paper.right - paper.left - between) / 2
const [left, right] = [
  { x: paper.left, y: paper.top, width: half },
  { x: paper.left + half + between, y: paper.top, width: half },
]
const size = 8.2
const noteLines = 9

/** Above the lines for torque. */
const bottom = bodyBottom - 16

const titleOf = (say: Say, input: SiteSheetInput): string => {
  const { result, project, isDraft } = input
  if (isReleased(input) && isDraft) return say('sheet.do-not-install', { verdict: say('sheet.state-draft') })
  if (isReleased(input)) return isFromDesk(project) ? say('sheet.from-desk') : verdictTitle(say, result)
  const why = isAnswer(result) ? 'sheet.nothing-drawn' : verdictWords[result.verdict].title
  return say('sheet.do-not-install', { verdict: say(why) })
}

/** Why nothing is drawn. */
const reasons = (say: Say, input: SiteSheetInput): readonly string[] => {
  const { result, layout = null, layoutProblem } = input
  if (!mayCarryPanels(result)) return []
  const noRoom = noRoomWords(say, { ...input, layout })
  return [
    ...(noRoom === null ? [] : [noRoom]),
    ...(layoutProblem ? [say('report.no-array-is-drawn', { problem: layoutProblem })] : []),
    ...(layout === null ? [] : layoutWarnings(say, layout)),
  ]
}

const head = (say: Say, pen: Pen, input: SiteSheetInput): Laid => {
  const desk = isFromDesk(input.project) && !isReleased(input) ? [say('report.from-desk')] : []
  const why = [...desk, input.result.resultString, ...openWords(say, input), ...reasons(say, input)]
  const text = [sentences(say, why), ...cutFromTitle(say, pen, input)].join('\n')
  const isBuilt = isReleased(input) && mayCarryPanels(input.result)
  const said = { name: titleOf(say, input), text, stop: isBuilt ? stopWords(say, input) : '' }
  return framed(pen, { ...said, isBuildable: isBuilt && mayBuild(input) }, left)
}

/** Of a roof that takes panels also what holds for each of them. */
const items = (say: Say, { result }: SiteSheetInput): readonly string[] =>
  mayCarryPanels(result)
    ? [...asked(say, result), ...setbackInstructions(say, result), say('sheet.zones-note')]
    : asked(say, result)

type Zones = { readonly parts: readonly SheetPart[]; readonly scale: string; readonly more: readonly Sheet[] }

/** A plan needs so many points. */
const leastPlan = 150

/** What is left of the zones, and the plan. */
const zonesSheet = (say: Say, pen: Pen, input: SiteSheetInput, rest: Table | null): Sheet => {
  const { parts, scale } = planOfZones(say, pen, input, { ...right, height: bottom - right.y })
  const listed = rest === null ? notes(say, left, noteLines).parts : laidTable(pen, rest, left.x, left.y).parts
  return { parts: [...listed, ...parts], about: say('sheet.about-without-array'), scale }
}

/** Zones with what they take, and the roof from above, on a sheet of its own below long words; notes where the result has no zones. */
const zonesOf = (say: Say, pen: Pen, input: SiteSheetInput): Zones => {
  const { result } = input
  if (result.zoneResults.length === 0) return { parts: notes(say, right, noteLines).parts, scale: '–', more: [] }
  if (result.verdict === 'no-panel-fits')
    return { ...planOfZones(say, pen, input, { ...right, height: bottom - right.y }), more: [] }
  const [listed, rest] = splitTable(pen, zonesToInstall(say, input), bottom - right.y)
  const table = laidTable(pen, listed, right.x, right.y)
  const y = right.y + table.height + 8
  if (rest !== null || bottom - y < leastPlan)
    return { parts: table.parts, scale: '–', more: [zonesSheet(say, pen, input, rest)] }
  const plan = planOfZones(say, pen, input, { ...right, y, height: bottom - y })
  return { parts: [...table.parts, ...plan.parts], scale: plan.scale, more: [] }
}

/** Why nothing is drawn, what to settle, and what each zone takes where panels may be installed without a drawing. */
export const sheetsWithoutArray = (say: Say, pen: Pen, input: SiteSheetInput): readonly Sheet[] => {
  const first = head(say, pen, input)
  const all = items(say, input)
  const place = { ...left, y: first.bottom }
  const whole = numbered(pen, say('sheet.conditions'), all, place, { size, isOrder: false })
  const fits = whole.bottom <= bottom
  const told = fits ? whole : pointer(pen, say('sheet.conditions'), say('sheet.conditions-on-next'), place, size)
  const { parts, scale, more } = zonesOf(say, pen, input)
  const torque = torqueMarks(say, pen, { x: paper.left, y: bodyBottom - 5, width: paper.right - paper.left })
  const toWriteIn: readonly SheetPart[] = isReleased(input) ? [{ tag: 'P', marks: torque }] : []
  const sheet = {
    parts: [...first.parts, ...told.parts, ...parts, ...toWriteIn],
    about: say('sheet.about-without-array'),
    scale,
  }
  return [sheet, ...more, ...(fits ? [] : conditionsSheets({ say, pen }, all, []))]
}
