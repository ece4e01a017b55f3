import { englishAustralia } from '@soundroof/report/wording/en-au/en-au'
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

const words = (text: string): number => text.trim().split(/\s+/).length

const literals = new Set(engine.flatMap(literalsIn))

describe('the engine', () => {
  it('has no sentence: no literal of four words', () => {
    expect(engine.length).toBeGreaterThan(100)
    const sentences = [...literals].filter((text) => words(text) >= 4 && !isFormula(text) && !isCitation(text))
    expect(sentences).toEqual([])
  })

  it('uses every code that the catalogue of a language has words for', () => {
    const codes = Object.keys(englishAustralia)
    expect(codes.length).toBeGreaterThan(500)
    expect(codes.filter((code) => !literals.has(code))).toEqual([])
  })
})
