import { results } from '@soundroof/words/en-au/results/results'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourceFiles, textOf } from '../sources.mjs'

const engine = sourceFiles('packages/engine/src').filter((path) => /(?<!\.test)\.ts$/.test(path))

/** Every literal of a file that is a value; errors that a developer reads are not answered, shown or printed. */
const literalsIn = (path: string): readonly string[] => {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isThrowStatement(node)) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text)
    if (ts.isTemplateExpression(node))
      found.push([node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('0'))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest))
  return found
}

/** A printed formula, and the document and clause of a figure, are the same in every language. */
const isFormula = (text: string): boolean => / [*/^+] |^[a-z]+\(/.test(text)
const isCitation = (text: string): boolean => /^(AS(\/NZS)? \d|Method \d)/.test(text)

/** Codes that the engine does not use any more; stored results hold them. */
const onlyStored: ReadonlySet<string> = new Set([
  'as-issued',
  'confirm-support',
  'confirm-thickness-and-support',
  'unsure-default-of-the-section',
  'excluded-frame',
  'excluded-open-buildings',
  'excluded-panels-and-cover',
  'excluded-panels-and-sheet',
  'excluded-panels-and-tiles',
  'excluded-snow-and-earthquake',
  'beyond-estimated-capacity',
  'module-beyond-its-pressure',
  'no-estimated-capacity',
  'for-information',
  'frame-not-verified',
  'rail-bending-demand',
  'rail-deflection-demand',
  'frame-not-assessed',
  'panels-add-when-lower',
  'array-weight',
  'figures-to-confirm',
  'panel-clause-holds-for',
  'larger-plan-dimension-downward-pressure',
  'pressure-above-warning',
  'height-whose-wind-governs',
  'more-wind-at-a-lower-height',
  'nails-do-not-hold-steel',
  'partly-open-building',
  'free-roof-height',
  'zone-without-room',
  'zone-not-applicable',
  'keep-doors-shut',
  'purlins-no-worse',
])

const words = (text: string): number => text.trim().split(/\s+/).length

const literals = new Set(engine.flatMap(literalsIn))

/** What a what-if may vary stands in the contract, and so does what its changes are called. */
const ofWhatIf = new Set(sourceFiles('packages/contract/src/roofs/what-if').flatMap(literalsIn))

describe('the engine', () => {
  it('has no sentence: no literal of four words', () => {
    expect(engine.length).toBeGreaterThan(100)
    const sentences = [...literals].filter((text) => words(text) >= 4 && !isFormula(text) && !isCitation(text))
    expect(sentences).toEqual([])
  })

  it('uses every code that the catalogue of a language has words for', () => {
    const codes = Object.keys(results)
    expect(codes.length).toBeGreaterThan(500)
    expect(codes.filter((code) => !literals.has(code) && !ofWhatIf.has(code) && !onlyStored.has(code))).toEqual([])
  })
})

/** The codes with values, as "code value value": optional values are left out. */
const valuedCodes = (): readonly string[] => {
  const found: string[] = []
  const namesOf = (type: ts.TypeNode | undefined): readonly ts.PropertySignature[] =>
    type && ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : []
  const nameOf = ({ name }: ts.PropertySignature): string => (name as ts.Identifier | ts.StringLiteral).text
  const literalsOf = (type: ts.TypeNode): readonly ts.TypeNode[] =>
    ts.isIntersectionTypeNode(type) ? type.types : [type]
  for (const path of sourceFiles('packages/contract/src/roofs/results/messages'))
    ts.forEachChild(ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest), (node) => {
      if (!ts.isTypeAliasDeclaration(node) || !node.name.text.endsWith('Values')) return
      for (const code of literalsOf(node.type).flatMap(namesOf)) {
        const values = namesOf(code.type).filter(({ questionToken }) => questionToken === undefined)
        found.push([nameOf(code), ...values.map(nameOf).sort()].join(' '))
      }
    })
  return found
}

it('codes only grow: a stored one keeps its name, its values and its words', () => {
  const valued = valuedCodes()
  const plain = Object.entries(results).flatMap(([code, words]) => (typeof words === 'string' ? [code] : []))
  const kept = textOf('scripts/rules/stored-codes.txt').trim().split('\n')
  // Only ever add a line. A code that the engine no longer uses is added to onlyStored.
  expect([...plain, ...valued].sort()).toEqual(kept)
  expect(valued.length).toBeGreaterThan(100)
})
