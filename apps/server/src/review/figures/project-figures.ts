import { displayName, projectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { AssessmentResult, CodedResult, TraceNode, TraceStep } from '@soundroof/contract/roofs/results/result'
import { significant } from '@soundroof/report/wording/number-text'
import type { Db } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'
import { issuedResultOf } from '../../roofs/results/project-result.ts'
import { findReviewed } from '../access/reviewed-project.ts'

/** Figures that the present result of a project rests on, in the words of that result. */
export type FiguresOfProject = {
  readonly project: string
  /** By figure; without words where the result has none. */
  readonly words: ReadonlyMap<string, readonly string[]>
}

const stepsOf = ({ steps, children }: TraceNode): readonly TraceStep[] => [...steps, ...children.flatMap(stepsOf)]

const stepWords = ({ label, value, unit, source }: TraceStep): string =>
  [label, significant(value), unit, source && `(${source})`].filter(Boolean).join(' ')

/** A value that was read, or calculated with a figure that its source names; others only follow from such. */
const isRead = ({ symbol, formula, source }: TraceStep): boolean => formula === symbol || source !== undefined

type Said = readonly [figure: string, words: string]

const saidInSteps = ({ trace }: AssessmentResult): readonly Said[] =>
  stepsOf(trace)
    .filter(isRead)
    .flatMap((step) => (step.figures ?? []).map((figure): Said => [figure, stepWords(step)]))

const saidOfItems = ({ unverified }: AssessmentResult): readonly Said[] =>
  unverified.flatMap(({ item, figures = [] }) => figures.map((figure): Said => [figure, item]))

/** A condition that ends when engineers confirm the reading of its name. */
const saidInConditions = (coded: CodedResult, result: AssessmentResult): readonly Said[] =>
  coded.conditions.flatMap((condition, index) => {
    const sentence = result.conditions[index]
    return typeof condition === 'string' && sentence ? [[`method/${condition}`, sentence] as const] : []
  })

/** A figure that many zones read is said a few times at most. */
const mostWords = 6

const byFigure = (said: readonly Said[]): ReadonlyMap<string, readonly string[]> => {
  const words = new Map<string, readonly string[]>()
  for (const [figure, text] of said) {
    const former = words.get(figure) ?? []
    if (!former.includes(text) && former.length < mostWords) words.set(figure, [...former, text])
  }
  return words
}

const idsOf = async (db: Db, result: string): Promise<readonly string[]> =>
  (await db.query<{ figure: string }>('select figure from result_figures where issued_result_id = $1', [result])).map(
    ({ figure }) => figure,
  )

/** Refused as the project itself is. */
export const figuresOfProject = async (db: Db, account: Account, hash: string): Promise<FiguresOfProject> => {
  const { draft, issuedResultId } = await findReviewed(db, hash, account)
  const project = displayName(projectDraft.parse(draft))
  const issued = issuedResultId === null ? null : await issuedResultOf(db, hash, issuedResultId)
  if (issued === null) return { project, words: new Map() }
  const { result, coded } = issued
  const inSteps = byFigure(saidInSteps(result))
  const inItems = byFigure([...saidOfItems(result), ...saidInConditions(coded, result)])
  const ids = new Set([...(await idsOf(db, issued.id)), ...inItems.keys()])
  return { project, words: new Map([...ids].map((id) => [id, inSteps.get(id) ?? inItems.get(id) ?? []])) }
}
