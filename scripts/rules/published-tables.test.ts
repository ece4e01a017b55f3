import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourceFiles, textOf } from '../sources.mjs'

/** Tables of a standard, a maker or a certificate stand in data/ with their source; what a clause does with them is code. */

const folders = ['standards', 'checks', 'actions'].map((name) => `packages/engine/src/${name}`)
const most = 6

type Table = { readonly line: number; readonly numbers: number }

const isNumber = (node: ts.Node): boolean =>
  ts.isNumericLiteral(node) || (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand))

const isRows = (node: ts.Node): boolean => ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)

/** Numbers that stand as entries of lists and objects: those of a formula are none. */
const entriesIn = (node: ts.Node): number => {
  let count = 0
  ts.forEachChild(node, (child) => {
    const isEntry = isNumber(child) && (ts.isArrayLiteralExpression(node) || ts.isPropertyAssignment(node))
    count += isEntry ? 1 : entriesIn(child)
  })
  return count
}

/** The outermost lists and objects of a text that hold more numbers than may stand in code. */
const tablesIn = (text: string): readonly Table[] => {
  const source = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true)
  const found: Table[] = []
  const visit = (node: ts.Node): void => {
    const numbers = isRows(node) ? entriesIn(node) : 0
    if (numbers > most) found.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, numbers })
    else ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

describe('a table in code is found', () => {
  it('as a list, as rows, as an object of lists, and inside a call', () => {
    expect(tablesIn('const heights = [3, 5, 10, 15, 20, 30, 40]')).toEqual([{ line: 1, numbers: 7 }])
    expect(tablesIn('const rows = [[1.5, -0.7], [3, 0.8], [6, 0.9], [12, 1]] as const')).toHaveLength(1)
    expect(tablesIn('const byGroup = {\n  a: { one: 1, two: 2 },\n  b: [column(3, [4, 5, 6, 7, 8])],\n}')).toEqual([
      { line: 1, numbers: 7 },
    ])
  })

  it('and a formula, or a short list, is none', () => {
    expect(
      tablesIn('const I = { A: 2 * b * t + w, Z: (2 * I) / d, S: b * t * (d - t) + (w * 4) / 4 + 4 * f }'),
    ).toEqual([])
    expect(tablesIn('const rows = [[10, 1], [25, 0.9], [100, 0.8]]')).toEqual([])
  })
})

it('clauses, checks and actions hold no table of more than six numbers', () => {
  const code = folders.flatMap((folder) => sourceFiles(folder)).filter((path) => !path.endsWith('.test.ts'))
  const tables = code.flatMap((path) => tablesIn(textOf(path)).map((table) => ({ path, ...table })))
  expect(code.length).toBeGreaterThan(40)
  expect(tables).toEqual([])
})
