import { readdirSync, readFileSync } from 'node:fs'
import { dirname, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { clauseOf, type DataClause, documentedClauses } from './clause-text.ts'
import { membersOf } from './members-of.ts'

/** A name that a file of the engine declares at its top, and the clauses that stand in it. */
export type Declaration = {
  /** `file#name`, the file from the root of the repository; `file#name.member` of a function in an object. */
  readonly id: string
  readonly file: string
  readonly name: string
  readonly isFunction: boolean
  /** Clauses that its steps and checks print; `{edition}` where the edition is an argument. */
  readonly printed: readonly string[]
  /** Clauses that its docstring names, where it prints none itself. */
  readonly documented: readonly string[]
  /** Steps whose clause stands in the catalogue: their labels. */
  readonly fromData: readonly string[]
  /** Labels of its steps beside the clause that they print. */
  readonly labels: readonly { readonly label: string; readonly clause: string }[]
  /** Other declarations that it names. */
  readonly names: readonly string[]
  /** Those of them that it uses when it runs itself, outside further functions. */
  readonly uses: readonly string[]
  /** Whether it is made while its file is loaded: a constant, or a function that a call makes. */
  readonly isMadeAtLoad: boolean
}

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const folders = ['packages/engine/src', 'packages/engine/tables']

const filesIn = (folder: string): readonly string[] =>
  readdirSync(`${root}/${folder}`, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => relative(root, `${entry.parentPath}/${entry.name}`).split(sep).join('/'))
    .filter((path) => !path.includes('/testing/'))
    .sort()

/** Every node below one, itself first, without some. */
const nodesIn = (node: ts.Node, without: readonly ts.Node[]): readonly ts.Node[] => {
  const nodes: ts.Node[] = []
  const visit = (inner: ts.Node): void => {
    if (without.includes(inner)) return
    nodes.push(inner)
    ts.forEachChild(inner, visit)
  }
  visit(node)
  return nodes
}

const importsOf = (file: string, source: ts.SourceFile): Map<string, string> => {
  const found = new Map<string, string>()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const from = statement.moduleSpecifier.text
    const bindings = statement.importClause?.namedBindings
    if (!from.startsWith('.') || bindings === undefined || !ts.isNamedImports(bindings)) continue
    const target = posix.join(dirname(file), from)
    for (const { name, propertyName } of bindings.elements)
      found.set(name.text, `${target}#${(propertyName ?? name).text}`)
  }
  return found
}

/** Names that a constant uses where it is declared, or a function when it is called: not those inside further functions. */
const usedDirectly = (node: ts.Node): readonly string[] => {
  const names: string[] = []
  const visit = (inner: ts.Node): void => {
    if (ts.isFunctionLike(inner)) return
    if (ts.isIdentifier(inner)) names.push(inner.text)
    ts.forEachChild(inner, visit)
  }
  const value = ts.isVariableDeclaration(node) ? node.initializer : node
  if (value === undefined) return names
  if (ts.isFunctionLike(value)) ts.forEachChild(value, visit)
  else visit(value)
  return names
}

const isConstant = (node: ts.Node | undefined): boolean =>
  node !== undefined &&
  ts.isVariableDeclaration(node) &&
  node.initializer !== undefined &&
  !ts.isFunctionLike(node.initializer)

/** A constant made by a method of a value: the functions inside run while the file is loaded. */
const isMethodResult = (node: ts.Node | undefined): boolean =>
  node !== undefined &&
  ts.isVariableDeclaration(node) &&
  node.initializer !== undefined &&
  ts.isCallExpression(node.initializer) &&
  ts.isPropertyAccessExpression(node.initializer.expression)

type Declared = {
  readonly name: string
  readonly nodes: readonly ts.Node[]
  readonly comment: string
}

const docstringOf = (source: ts.SourceFile, { pos }: ts.Statement): string => {
  const last = (ts.getLeadingCommentRanges(source.text, pos) ?? []).at(-1)
  return last === undefined ? '' : source.text.slice(last.pos, last.end)
}

const declaredIn = (source: ts.SourceFile): readonly Declared[] =>
  source.statements.flatMap((statement): readonly Declared[] => {
    const comment = docstringOf(source, statement)
    if (ts.isFunctionDeclaration(statement) && statement.name)
      return [{ name: statement.name.text, nodes: nodesIn(statement, []), comment }]
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap((node) => {
      if (!ts.isIdentifier(node.name)) return []
      const owner = node.name.text
      const members = membersOf(node)
      const rest = nodesIn(
        node,
        members.map(({ member }) => member),
      )
      return [
        { name: owner, nodes: rest, comment },
        ...members.map(({ name, member }) => ({ name: `${owner}.${name}`, nodes: nodesIn(member, []), comment: '' })),
      ]
    })
  })

/** Constants that are a text. */
const textsIn = (declared: readonly Declared[]): ReadonlyMap<string, string> =>
  new Map(
    declared.flatMap(({ name, nodes: [node] }) =>
      node && ts.isVariableDeclaration(node) && node.initializer && ts.isStringLiteral(node.initializer)
        ? [[name, node.initializer.text] as const]
        : [],
    ),
  )

/** What a property of an object is set to, by its name or by `{ name }`. */
const assigned = (object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined => {
  for (const entry of object.properties) {
    if (ts.isPropertyAssignment(entry) && entry.name.getText() === name) return entry.initializer
    if (ts.isShorthandPropertyAssignment(entry) && entry.name.text === name) return entry.name
  }
  return undefined
}

type Printed = { readonly clause: string | DataClause; readonly label: string | null }

/** The clause and the label of an object that says both; words that are passed on are read where they are written. */
const printedIn = (nodes: readonly ts.Node[], constants: ReadonlyMap<string, string>): readonly Printed[] =>
  nodes.flatMap((node) => {
    if (!ts.isObjectLiteralExpression(node)) return []
    const property = assigned(node, 'clause')
    const clause = property === undefined ? null : clauseOf(property, constants)
    if (clause === null) return []
    const label = assigned(node, 'label')
    return [{ clause, label: label !== undefined && ts.isStringLiteral(label) ? label.text : null }]
  })

const declarationsOf = (file: string): readonly Declaration[] => {
  const source = ts.createSourceFile(file, readFileSync(`${root}/${file}`, 'utf8'), ts.ScriptTarget.Latest, true)
  const declared = declaredIn(source)
  const known = importsOf(file, source)
  for (const { name } of declared) known.set(name, `${file}#${name}`)
  const constants = textsIn(declared)
  return declared.map(({ name, nodes, comment }): Declaration => {
    const id = `${file}#${name}`
    const printed = printedIn(nodes, constants)
    const texts = printed.flatMap(({ clause }) => (typeof clause === 'string' ? [clause] : []))
    const named = nodes.filter(ts.isIdentifier).flatMap(({ text }) => known.get(text) ?? [])
    const used = nodes[0] === undefined ? [] : usedDirectly(nodes[0]).flatMap((text) => known.get(text) ?? [])
    return {
      id,
      file,
      name,
      isFunction: !isMethodResult(nodes[0]) && nodes.some(ts.isFunctionLike),
      printed: [...new Set(texts)],
      documented: printed.length > 0 ? [] : documentedClauses(comment, file),
      fromData: printed.flatMap(({ clause, label }) => (typeof clause !== 'string' && label !== null ? [label] : [])),
      labels: printed.flatMap(({ clause, label }) =>
        typeof clause === 'string' && label !== null ? [{ label, clause }] : [],
      ),
      names: [...new Set(named)].filter((other) => other !== id),
      uses: [...new Set(used)],
      isMadeAtLoad: isConstant(nodes[0]),
    }
  })
}

/** What every file of the engine and of the generator of its tables declares, in the order of the files. */
export const engineDeclarations = (): readonly Declaration[] => folders.flatMap(filesIn).flatMap(declarationsOf)
