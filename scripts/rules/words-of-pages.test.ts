import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { sourceFiles, textOf } from '../sources.mjs'

/** A page fetches its words with itself: an area that it lacks would be an error on the screen. */

const web = 'apps/web/src'
const pages = sourceFiles(web).filter((path) => textOf(path).includes('withWords('))
/** What `withWords` fetches for every page, and what is there at once. */
const always = ['shell', 'components', 'messages', 'names']

type Page = { readonly at: string; readonly module: string; readonly areas: readonly string[] }

const parsed = (path: string) => ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true)

const resolved = (from: string, to: string): string | null => {
  if (to.startsWith('.')) return normalize(join(dirname(from), to))
  const [, name = '', rest = ''] = /^@soundroof\/(contract|report)\/(.+)$/.exec(to) ?? []
  return name === '' ? null : `packages/${name}/src/${rest}.ts`
}

const isImport = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword

const textArgument = (node: ts.CallExpression): string => {
  const [first] = node.arguments
  return first && ts.isStringLiteralLike(first) ? first.text : ''
}

const each = (node: ts.Node, see: (node: ts.Node) => void): void => {
  see(node)
  ts.forEachChild(node, (child) => each(child, see))
}

const pagesOf = (path: string): readonly Page[] => {
  const found: Page[] = []
  each(parsed(path), (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'withWords') return
    const [part, ...areas] = node.arguments
    if (part === undefined || !isImport(part)) throw new Error(`${path}: withWords takes an import`)
    const module = resolved(path, textArgument(part)) ?? ''
    found.push({ at: path, module, areas: areas.map((area) => (area as ts.StringLiteral).text) })
  })
  return found
}

/** A part that is loaded later, together with its words, is a page of its own here. */
const isWithOwnWords = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && parent.expression.getText() === 'withWords'

type Module = { readonly imports: readonly string[]; readonly areas: ReadonlySet<string> }
const modules = new Map<string, Module>()

const code = /^(identity|money|help|measuring|roofs|review|administration|report)\.[a-z0-9-]+$/

/** Sentences of results come by their code. */
const saysResults = ['@soundroof/words/each-sentence', '@soundroof/report/comparison/result-differences']

const moduleAt = (path: string): Module => {
  const known = modules.get(path)
  if (known) return known
  const imports: string[] = []
  const areas = new Set<string>()
  each(parsed(path), (node) => {
    if (ts.isStringLiteralLike(node)) {
      const area = code.exec(node.text)?.[1]
      if (area) areas.add(area)
    }
    const isType = ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    if (ts.isImportDeclaration(node) && !isType) imports.push((node.moduleSpecifier as ts.StringLiteral).text)
    if (isImport(node) && !isWithOwnWords(node)) imports.push(textArgument(node))
  })
  if (saysResults.some((module) => imports.includes(module))) areas.add('results')
  const paths = imports.flatMap((to) => resolved(path, to) ?? []).filter((to) => /\.tsx?$/.test(to))
  const made = { imports: paths, areas }
  modules.set(path, made)
  return made
}

const areasOf = (start: string): ReadonlySet<string> => {
  const seen = new Set<string>()
  const areas = new Set<string>()
  const waiting = [start]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const { imports, areas: own } = moduleAt(path)
    for (const area of own) areas.add(area)
    waiting.push(...imports)
  }
  return areas
}

const every = pages.flatMap(pagesOf)

it('a page fetches the words that it says', () => {
  expect(every.length).toBeGreaterThan(35)
  const lacking = every.flatMap(({ at, module, areas }) =>
    [...areasOf(module)]
      .filter((area) => !areas.includes(area) && !always.includes(area))
      .map((area) => `${at}: ${module} says ${area}`),
  )
  expect(lacking).toEqual([])
})

it('what is loaded first says nothing but what comes with it', () => {
  const first = new Set<string>()
  const waiting = [`${web}/main.tsx`]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (first.has(path)) continue
    first.add(path)
    for (const statement of parsed(path).statements) {
      if (!ts.isImportDeclaration(statement)) continue
      if (statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) continue
      const to = resolved(path, (statement.moduleSpecifier as ts.StringLiteral).text)
      if (to && /\.tsx?$/.test(to)) waiting.push(to)
    }
  }
  const early = [...first].flatMap((path) => [...moduleAt(path).areas].map((area) => `${path} says ${area}`))
  expect(early).toEqual([])
})
