import { isBlank } from '@soundroof/contract/platform/visible-text'
import type { AssessmentResult, TraceNode } from '@soundroof/contract/roofs/results/result'
import { isOfFrame, subjectOf } from '../blocks/check-groups.ts'
import type { CertificateInput } from './certificate-input.ts'
import { linesOf } from './certified-scope.ts'

type Input = Pick<CertificateInput, 'result' | 'project' | 'record' | 'standards' | 'form'>
type Group = { readonly title: string; readonly items: readonly string[] }

/** "AS/NZS 1170.2:2021", "AS 1397". */
const designations = /\bAS(?:\/NZS)? \d{4}(?:\.\d)?(?::\d{4})?/g
const found = (text: string): readonly string[] => text.match(designations) ?? []
const hasYear = (name: string): boolean => /:\d{4}$/.test(name)
const isOf = (edition: string, name: string): boolean => edition === name || edition.startsWith(`${name}:`)
const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)]

const nodesIn = (node: TraceNode): readonly TraceNode[] => [node, ...node.children.flatMap(nodesIn)]

/** Capacity of a rafter as a simple span, which stands beside a frame that was not assessed: no check compares with it. */
const isBesideFrame = ({ id }: TraceNode, { roofChecks }: AssessmentResult): boolean =>
  id === 'rafter-capacity' &&
  roofChecks.some(isOfFrame) &&
  !roofChecks.some((check) => subjectOf(check) === 'rafter' && check.capacity !== null)

const clausesIn = (nodes: readonly TraceNode[]): readonly string[] =>
  nodes.flatMap(({ steps }) => steps.map(({ clause }) => clause))

const clausesOf = (result: AssessmentResult): readonly string[] => {
  const { trace, zoneResults, ridgeCorner, roofChecks } = result
  const checks = [...zoneResults.flatMap((zone) => zone.checks), ...(ridgeCorner?.checks ?? []), ...roofChecks]
  return [
    ...clausesIn(nodesIn(trace).filter((node) => !isBesideFrame(node, result))),
    ...checks.map(({ clause }) => clause),
  ]
}

/** By which the steps and checks of the result were calculated: named by it, and cited. One that is cited alone follows. */
export const calculatedBy = (result: AssessmentResult): readonly string[] => {
  const cited = unique(clausesOf(result).flatMap(found))
  const used = result.editions.filter((edition) => cited.some((name) => isOf(edition, name)))
  const others = cited.filter((name) => !used.some((edition) => isOf(edition, name)))
  return [...used, ...others]
}

const listed = ({ standards }: Input, name: string) => standards.standards.find(({ standard }) => isOf(standard, name))

/** As the list has it, and what it does not say: "AS 1720.1:2010 Amdt 1, 2 and 3". */
const byList = (input: Input, name: string): { readonly text: string; readonly unknown?: string } => {
  if (!hasYear(name)) return { text: name, unknown: 'edition not stated' }
  const amendments = listed(input, name)?.amendments ?? null
  if (amendments === null) return { text: name, unknown: 'amendment not stated' }
  const numbers = [amendments.slice(0, -1).join(', '), ...amendments.slice(-1).map(String)].filter(
    (part) => part !== '',
  )
  return { text: amendments.length === 0 ? name : `${name} Amdt ${numbers.join(' and ')}` }
}

const asStated = 'as the engineer states'

/** "AS 4100:2020", "as/nzs 4600 : 2018 amdt 1 and 2": a designation and its amendments, and nothing else. */
const corrections =
  /^(as(?:\/nzs)?) ?(\d{4}(?:\.\d)?)(?: ?[:–-] ?(\d{4}))?(?:,? am(?:d|dt|endment)s?\.? ((?:no\.? ?)?\d+(?:(?: ?, ?| ?& ?| and )(?:am(?:d|dt|endment)s?\.? )?\d+)*))?[.;]?$/i

type Correction = { readonly name: string; readonly text: string }

const correctionIn = (line: string): Correction | null => {
  const bare = line.replace(/\s+/g, ' ').replace(` (${asStated})`, '')
  const [, prefix, number, year, amendments] = corrections.exec(bare) ?? []
  if (prefix === undefined) return null
  const name = `${prefix.toUpperCase()} ${number}${year === undefined ? '' : `:${year}`}`
  return { name, text: amendments === undefined ? name : `${name} Amdt ${amendments}` }
}

/** What the engineer says of this edition in place of the list; a line about another edition replaces nothing. */
const correctionOf = ({ record }: Input, name: string): Correction | undefined =>
  linesOf(record.standardAmendments)
    .flatMap((line) => correctionIn(line) ?? [])
    .find((correction) => correction.name === name)

const editionOf = (input: Input, name: string): string =>
  hasYear(name) ? name : (listed(input, name)?.standard ?? name)

const named = (input: Input, name: string, what?: string): string => {
  const own = correctionOf(input, editionOf(input, name))
  const { text, unknown } = own === undefined ? byList(input, name) : { text: own.text, unknown: asStated }
  const notes = [what, unknown].filter((note) => note !== undefined)
  return notes.length === 0 ? text : `${text} (${notes.join('; ')})`
}

const inList = (input: Input, name: string, note: string): string => named(input, editionOf(input, name), note)

const calculated = (input: Input): Group => {
  const { windClass } = input.project.options
  const ofClass = windClass === null ? [] : [inList(input, 'AS 4055', `wind class ${windClass} of the house`)]
  return {
    title: 'Calculated by',
    items: [...calculatedBy(input.result).map((name) => named(input, name)), ...ofClass],
  }
}

/** Snow is never calculated: where the result asks for it, an engineer answers for it. */
const judged = (input: Input): Group => {
  const at = input.result.conditions.findIndex((text) => /\bsnow\b/i.test(text))
  // An inspection numbers the conditions of the certificate of the design, and only those that it keeps.
  const what = input.form.purpose === 'inspection' ? 'snow' : `snow, condition ${at + 1}`
  const items = at < 0 ? [] : [inList(input, 'AS/NZS 1170.3', what)]
  return { title: 'Not calculated, left to an engineer', items }
}

/** What only the source of a capacity cites. */
const capacitiesFrom = (input: Input, title: string, sources: readonly string[]): Group => {
  const calculated = calculatedBy(input.result)
  const names = unique(sources.flatMap(found)).filter((name) => !calculated.some((edition) => isOf(edition, name)))
  return { title, items: names.map((name) => named(input, name)) }
}

const bySimpleSpan = (input: Input): Group => {
  const nodes = nodesIn(input.result.trace).filter((node) => isBesideFrame(node, input.result))
  return capacitiesFrom(input, 'Rafters as simple spans, beside a frame not assessed', clausesIn(nodes))
}

const byComputedTables = (input: Input): Group => {
  const { capacityTable } = input.result
  const editions = capacityTable?.origin === 'computed' ? [capacityTable.edition] : []
  return capacitiesFrom(input, 'Capacities from tables computed by', editions)
}

/** What the makers' own documents name; rails are calculated from them, by no standard. */
const byMakers = (input: Input): Group => {
  const { products = [], capacityTable } = input.result
  const sources = [...products, ...(capacityTable?.origin === 'imported' ? [capacityTable] : [])]
  const texts = sources.map(({ source, edition }) => `${source} ${edition}`)
  return capacitiesFrom(input, 'Capacities from documents that cite', texts)
}

const hasScrews = ({ result }: Input): boolean =>
  result.zoneResults.some(({ installable, intersectionTypeIndex }) => installable && intersectionTypeIndex !== 2)

const forInstaller = (input: Input): Group => ({
  title: 'For the installer, not calculated',
  items: [inList(input, 'AS/NZS 5033', 'array'), ...(hasScrews(input) ? [inList(input, 'AS 3566.1', 'screws')] : [])],
})

/** Lines of the engineer that replace none of the standards above. */
const byEngineer = ({ record }: Input, groups: readonly Group[]): Group => {
  const corrected = groups.flatMap(({ items }) => items).filter((item) => item.endsWith(`${asStated})`))
  const replaces = (line: string): boolean => {
    const text = correctionIn(line)?.text
    return text !== undefined && corrected.some((item) => item.startsWith(`${text} (`))
  }
  return {
    title: 'Named by the engineer',
    items: linesOf(record.standardAmendments).filter((line) => !replaces(line)),
  }
}

const codeName = (text: string): string => text.replace(/\s/g, '').toLowerCase()

const listNote = ({ standards, record }: Input): string => {
  const isOther = !isBlank(record.codeEdition) && !codeName(record.codeEdition).startsWith(codeName(standards.code))
  const other = isOther ? `; not compared with ${record.codeEdition.trim()}` : ''
  return `Amendments as in ${standards.list}: none where none is named${other}.`
}

/** Every standard that the result, the installer and the engineer go by, each with what it is for, and whence its amendments are. */
export const namedStandards = (input: Input): { readonly groups: readonly Group[]; readonly note: string } => {
  const sources = [bySimpleSpan(input), byComputedTables(input), byMakers(input)]
  const known = [calculated(input), ...sources, judged(input), forInstaller(input)]
  const groups = [...known, byEngineer(input, known)].filter(({ items }) => items.length > 0)
  return { groups, note: listNote(input) }
}

/** The same as one text, for an entry of a form. */
export const standardsText = (input: Input): string => {
  const { groups, note } = namedStandards(input)
  return [...groups.map(({ title, items }) => `${title}: ${items.join('; ')}.`), note].join(' ')
}
