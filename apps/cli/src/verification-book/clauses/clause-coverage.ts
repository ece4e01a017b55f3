import type { Declaration } from './declarations.ts'
import type { Evidence } from './evidence.ts'

/** A clause that the engine names, where it stands, and what reaches it. */
export type CoveredClause = {
  /** As a step prints it. */
  readonly clause: string
  readonly document: string
  /** Whether a step or check prints it; else a docstring names it. */
  readonly isPrinted: boolean
  readonly places: readonly Declaration[]
  /** What its steps give. */
  readonly labels: readonly string[]
  readonly cases: readonly { readonly kind: string; readonly count: number }[]
  readonly examples: readonly string[]
  readonly isRunBySamples: boolean
}

export type ClauseCoverage = {
  readonly clauses: readonly CoveredClause[]
  /** Functions that print a clause, or whose docstring names one, and that nothing here runs. */
  readonly idle: readonly Declaration[]
}

const editions = ['2021', '2011']

const inEditions = (clause: string, edition: string | null): readonly string[] => {
  if (!clause.includes('{edition}')) return [clause]
  return edition === null ? [] : [clause.replace('{edition}', edition)]
}

/** "AS 1720.1:2010" of "AS 1720.1:2010 cl 3.2.1"; "Method" of this project's own rules. */
export const documentOf = (clause: string): string =>
  /^(?:AS(?:\/NZS)? [\d.]+(?::\d{4})?|Method)/.exec(clause)?.[0] ?? 'Other'

const clausesOf = ({ printed, documented }: Declaration): readonly string[] => [...printed, ...documented]

type ById = ReadonlyMap<string, Declaration>

const constantsNamedBy = ({ names }: Declaration, byId: ById): readonly Declaration[] =>
  names.flatMap((id) => {
    const named = byId.get(id)
    return named === undefined || named.isFunction ? [] : [named]
  })

/** Clauses of a declaration that ran: its own, those of its words, and those that the tables below it are documented with. */
const saidBy = (declaration: Declaration, byId: ById): readonly string[] => {
  const words = constantsNamedBy(declaration, byId)
  return [...[declaration, ...words].flatMap(clausesOf), ...documentedBelow(words, byId)]
}

const documentedBelow = (words: readonly Declaration[], byId: ById): readonly string[] =>
  words.flatMap((constant) => constantsNamedBy(constant, byId)).flatMap(({ documented }) => documented)

/** The same, of docstrings alone. */
const documentedBy = (declaration: Declaration, byId: ById): readonly string[] => {
  const words = constantsNamedBy(declaration, byId)
  return [...[declaration, ...words].flatMap(({ documented }) => documented), ...documentedBelow(words, byId)]
}

/** Every clause that a piece of evidence reaches. */
const reachedBy = ({ printed, ran, edition, reaches }: Evidence, byId: ById): ReadonlySet<string> => {
  const reached = new Set(printed.map(({ clause }) => clause))
  if (reaches === 'nothing') return reached
  const clausesBy = reaches === 'clauses' ? saidBy : documentedBy
  for (const id of ran) {
    const declaration = byId.get(id)
    if (declaration === undefined) continue
    for (const clause of clausesBy(declaration, byId)) for (const text of inEditions(clause, edition)) reached.add(text)
  }
  return reached
}

const counted = (evidence: readonly Evidence[]): CoveredClause['cases'] => {
  const counts = new Map<string, number>()
  for (const { name, count } of evidence) counts.set(name, (counts.get(name) ?? 0) + count)
  return [...counts].map(([kind, count]) => ({ kind, count }))
}

type Reached = { readonly evidence: Evidence; readonly clauses: ReadonlySet<string> }

const placesOf = (clause: string, declarations: readonly Declaration[], labels: readonly string[]) =>
  declarations.filter(
    (declaration) =>
      clausesOf(declaration).some((text) => editions.some((year) => text.replace('{edition}', year) === clause)) ||
      declaration.fromData.some((label) => labels.includes(label)),
  )

/** Clauses in an order that a reader of the document expects: 5.2 before 5.11. */
export const inOrder = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

const textsOf = (declarations: readonly Declaration[]): readonly string[] =>
  declarations.flatMap((declaration) =>
    clausesOf(declaration).flatMap((clause) => editions.flatMap((year) => inEditions(clause, year))),
  )

const labelsByClause = (evidence: readonly Evidence[], declarations: readonly Declaration[]) => {
  const labels = new Map<string, Set<string>>()
  const add = (clause: string, label: string) => labels.set(clause, (labels.get(clause) ?? new Set()).add(label))
  for (const { printed } of evidence) for (const { clause, label } of printed) add(clause, label)
  for (const declaration of declarations)
    for (const { clause, label } of declaration.labels)
      for (const year of editions) add(clause.replace('{edition}', year), label)
  return (clause: string): readonly string[] => [...(labels.get(clause) ?? [])].sort()
}

/** Functions that run while the files are loaded: what constants use, and what that uses. */
const ranAtLoad = (byId: ById): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (id: string): void => {
    const declaration = byId.get(id)
    if (declaration === undefined || found.has(id) || declaration.isMadeAtLoad) return
    found.add(id)
    for (const used of declaration.uses) visit(used)
  }
  for (const { isMadeAtLoad, uses } of byId.values()) if (isMadeAtLoad) for (const id of uses) visit(id)
  return found
}

/** Functions of clauses that ran neither with the evidence nor while their file was loaded. */
const idleFunctions = (byId: ById, evidence: readonly Evidence[]): readonly Declaration[] => {
  const ran = new Set([...ranAtLoad(byId), ...evidence.flatMap((entry) => [...entry.ran])])
  return [...byId.values()].filter(
    (declaration) => declaration.isFunction && !ran.has(declaration.id) && saidBy(declaration, byId).length > 0,
  )
}

/** Joins what stands in the code with what was reached. */
export const clauseCoverage = (declarations: readonly Declaration[], evidence: readonly Evidence[]): ClauseCoverage => {
  const byId = new Map(declarations.map((declaration) => [declaration.id, declaration]))
  const reached: readonly Reached[] = evidence.map((entry) => ({ evidence: entry, clauses: reachedBy(entry, byId) }))
  const printed = evidence.flatMap((entry) => entry.printed.map(({ clause }) => clause))
  const printable = new Set([
    ...printed,
    ...declarations
      .flatMap((entry) => entry.printed)
      .flatMap((clause) => editions.flatMap((year) => inEditions(clause, year))),
  ])
  const labelsOf = labelsByClause(evidence, declarations)
  const texts = [...new Set([...textsOf(declarations), ...printed])].sort(inOrder)
  const clauses = texts.map((clause): CoveredClause => {
    const by = reached.filter((entry) => entry.clauses.has(clause)).map((entry) => entry.evidence)
    const labels = labelsOf(clause)
    return {
      clause,
      document: documentOf(clause),
      isPrinted: printable.has(clause),
      places: placesOf(clause, declarations, labels),
      labels,
      cases: counted(by.filter(({ kind }) => kind === 'cases')),
      examples: by.filter(({ kind }) => kind === 'example').map(({ name }) => name),
      isRunBySamples: by.some(({ kind }) => kind === 'sample'),
    }
  })
  return { clauses, idle: idleFunctions(byId, evidence) }
}
