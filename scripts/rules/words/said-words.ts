import ts from 'typescript'
import { sourceFiles, textOf } from '../../sources.mjs'

/** What the code of screens says, read from its source. */

const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path)
export const codeIn = (place: string): readonly string[] => sourceFiles(place).filter(isCode)

const sources = new Map<string, ts.SourceFile>()
export const parsed = (path: string): ts.SourceFile => {
  const source = sources.get(path) ?? ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true)
  sources.set(path, source)
  return source
}

export const each = (node: ts.Node, see: (node: ts.Node) => void): void => {
  see(node)
  ts.forEachChild(node, (child) => each(child, see))
}

export const isLiteral = (node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)

export const literalsIn = (path: string): readonly string[] => {
  const found: string[] = []
  each(parsed(path), (node) => {
    if (isLiteral(node) || ts.isJsxText(node)) found.push(node.text)
  })
  return found
}

/** `say(…)`, `say.named(…)` */
export const isSaying = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && /^say(\.named)?$/.test(node.expression.getText())

/** Attributes whose value no person reads. */
const technical =
  /^(className|style|d|points|transform|key|id|name|type|rel|target|to|href|src|autoComplete|viewBox|lang|group|says|data-.*)$/

const isHeader = (node: ts.Node): boolean => ts.isPropertyAssignment(node) && node.name.getText() === 'authorization'
const isError = (node: ts.Node): boolean => ts.isNewExpression(node) && node.expression.getText().endsWith('Error')

const isRead = (node: ts.Node): boolean => {
  for (let above: ts.Node = node; above.parent; above = above.parent) {
    const { parent } = above
    if (ts.isImportDeclaration(parent) || ts.isTypeNode(parent) || ts.isThrowStatement(parent)) return false
    if (isSaying(parent) || isHeader(parent) || isError(parent)) return false
    if (ts.isJsxAttribute(parent)) return !technical.test(parent.name.getText())
  }
  return true
}

const hasWords = (words: string): boolean => /[A-Za-z]{2}/.test(words.replace(/\{\w+\}/g, ''))
const isProse = (words: string): boolean => /^[A-Z][a-z]+$|^[A-Z][a-z]+ |[a-z,] [a-zA-Z]|^\d [a-z]{3}/.test(words)

/** Names of programs, and of keys on a keyboard: the same in every language. */
const programs = new Set(['Soundroof', 'English', 'Android', 'iOS', 'OK'])
const keys = new Set(['Enter', 'Escape', 'Backspace', 'Delete', 'Arrow'])
const isOfNoLanguage = (words: string): boolean => programs.has(words) || keys.has(words)

/** Words of a screen that reach the reader unsaid. */
export const bareIn = (path: string): readonly string[] => {
  const found: string[] = []
  each(parsed(path), (node) => {
    if (ts.isJsxText(node) && hasWords(node.text)) found.push(node.text.trim())
    if (ts.isJsxAttribute(node) && node.initializer && isLiteral(node.initializer) && isRead(node.initializer))
      if (isProse(node.initializer.text)) found.push(node.initializer.text)
    if (ts.isTemplateExpression(node) && isRead(node))
      if (node.templateSpans.some(({ literal }) => isProse(literal.text)) || isProse(node.head.text))
        found.push(node.getText())
  })
  return found.filter((words) => !isOfNoLanguage(words)).map((words) => `${path}: ${words}`)
}

/** Constants that a screen shows by `say.named(label)`. */
export const constantsIn = (path: string): readonly string[] => {
  const found: string[] = []
  each(parsed(path), (node) => {
    if (isLiteral(node) && isProse(node.text) && isRead(node) && !ts.isJsxAttribute(node.parent)) found.push(node.text)
  })
  return found.filter((words) => !isOfNoLanguage(words))
}

/** What a template says whatever its values: `25 years` is said by `${count} years`. */
export const withoutValues = (words: string): string => words.replaceAll(/\{\w+\}|\d+/g, '#')

/** The literals and templates of an expression that may be words, long sentences on several lines put together. */
const partsOf = (node: ts.Expression): readonly string[] => {
  if (isLiteral(node)) return [node.text]
  return ts.isBinaryExpression(node) ? [...partsOf(node.left), ...partsOf(node.right)] : []
}

const writtenBy = (node: ts.Node): readonly string[] => {
  if (isLiteral(node)) return [node.text]
  if (ts.isPropertyAssignment(node)) return [node.name.getText()]
  if (ts.isTemplateExpression(node))
    return [withoutValues([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{x}'))]
  if (ts.isBinaryExpression(node) && !ts.isBinaryExpression(node.parent)) return [partsOf(node).join('')]
  return []
}

/** Every text that the source has, as it is and without its values. */
export const writtenIn = (path: string): readonly string[] => {
  const found: string[] = []
  each(parsed(path), (node) => found.push(...writtenBy(node)))
  return found
}

const isInFunction = (node: ts.Node): boolean =>
  ts.isSourceFile(node) ? false : ts.isFunctionLike(node) || isInFunction(node.parent)

/** What a module says while it is loaded. */
export const saidEarlyIn = (path: string): readonly string[] => {
  const found: string[] = []
  each(parsed(path), (node) => {
    if (isSaying(node) && !isInFunction(node)) found.push(`${path}: ${node.getText()}`)
  })
  return found
}
