import { readdirSync } from 'node:fs'
import { messages } from '@soundroof/contract/platform/messages'
import { choices } from '@soundroof/data/choices'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { terrainOption } from '../../apps/web/src/features/roofs/wizard/steps/terrain-option.ts'
import { root, sourceFiles, textOf } from '../sources.mjs'

/** Every word on these screens goes through `text`, and has its translation. A folder that is missing fails the last test below. */
const translated = [
  'app/pages',
  'app/routes',
  'app/shell',
  'components',
  'features/administration',
  'features/identity',
  'features/money',
  'features/platform',
  'features/review',
  'features/roofs',
  'platform',
]

const web = 'apps/web/src'
const folder = `${web}/translations/zh-hans`

type Entries = Readonly<Record<string, string>>
/** Sentences of results have a test of their own. */
const files = readdirSync(`${root}/${folder}`).filter(
  (name) => name.endsWith('.json') && name !== 'result-sentences.json',
)
const entriesOf = (name: string): readonly (readonly [string, string])[] =>
  Object.entries(JSON.parse(textOf(`${folder}/${name}`)) as Entries)
const entries = files.flatMap(entriesOf)
const known = new Set(entries.map(([english]) => english))

const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path)
const codeIn = (place: string): readonly string[] => sourceFiles(place).filter(isCode)
const sources = new Map<string, ts.SourceFile>()
const parsed = (path: string): ts.SourceFile => {
  const source = sources.get(path) ?? ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true)
  sources.set(path, source)
  return source
}

const screens = codeIn(web).filter((path) => !path.startsWith(`${web}/translations/`))
const translatedScreens = translated.flatMap((place) => codeIn(`${web}/${place}`))
/** Reports, of which screens show drawings, lists and sentences. */
const report = codeIn('packages/report/src')

const each = (node: ts.Node, see: (node: ts.Node) => void): void => {
  see(node)
  ts.forEachChild(node, (child) => each(child, see))
}

const isLiteral = (node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)

/** `valueOr` writes a name into a drawing until there is a value. */
const speakers = new Set(['text', 'valueOr'])

const isTextCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && speakers.has(node.expression.text)

const nameOfTag = (attribute: ts.JsxAttribute): string => attribute.parent.parent.tagName.getText()
const isSentence = (node: ts.Node): node is ts.JsxAttribute =>
  ts.isJsxAttribute(node) && node.name.getText() === 'text' && nameOfTag(node) === 'Sentence'

/** The literals that an expression can be. */
const valuesOf = (node: ts.Node | undefined): readonly string[] => {
  if (node === undefined) return []
  if (isLiteral(node)) return [node.text]
  if (ts.isConditionalExpression(node)) return [...valuesOf(node.whenTrue), ...valuesOf(node.whenFalse)]
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) return valuesOf(node.expression)
  if (ts.isBinaryExpression(node)) return [...valuesOf(node.left), ...valuesOf(node.right)]
  return []
}

const saidIn = (path: string): readonly string[] => {
  const found: string[] = []
  each(parsed(path), (node) => {
    if (isTextCall(node)) found.push(...valuesOf(node.arguments[0]))
    if (isSentence(node)) found.push(...valuesOf(node.initializer))
  })
  return found
}

const hasWords = (words: string): boolean => /[A-Za-z]{2}/.test(words.replace(/\{\w+\}/g, ''))
const isProse = (words: string): boolean => /^[A-Z][a-z]+$|^[A-Z][a-z]+ |[a-z,] [a-zA-Z]|^\d [a-z]{3}/.test(words)

/** Names of programs, of keys on a keyboard, of files: the same in every language. */
const names = new Set(['Soundroof', 'English', 'Android', 'iOS', 'Enter', 'Escape', 'Backspace', 'Delete', 'OK'])

/** Attributes whose value no person reads. */
const technical =
  /^(className|style|d|points|transform|key|id|name|type|rel|target|to|href|src|autoComplete|viewBox|lang|group|data-.*|text)$/

const isHeader = (node: ts.Node): boolean => ts.isPropertyAssignment(node) && node.name.getText() === 'authorization'

const isRead = (node: ts.Node): boolean => {
  for (let above: ts.Node = node; above.parent; above = above.parent) {
    const { parent } = above
    if (ts.isImportDeclaration(parent) || ts.isTypeNode(parent) || ts.isThrowStatement(parent)) return false
    if (isTextCall(parent) || isHeader(parent)) return false
    if (ts.isJsxAttribute(parent)) return !technical.test(parent.name.getText())
  }
  return true
}

/** Words of a screen that reach the reader without `text`. */
const bareIn = (path: string): readonly string[] => {
  const found: string[] = []
  each(parsed(path), (node) => {
    if (ts.isJsxText(node) && hasWords(node.text)) found.push(node.text.trim())
    if (ts.isJsxAttribute(node) && node.initializer && isLiteral(node.initializer) && isRead(node.initializer))
      if (isProse(node.initializer.text)) found.push(node.initializer.text)
    if (ts.isTemplateExpression(node) && isRead(node))
      if (node.templateSpans.some(({ literal }) => isProse(literal.text)) || isProse(node.head.text))
        found.push(node.getText())
  })
  return found.filter((words) => !names.has(words)).map((words) => `${path}: ${words}`)
}

/** Constants that a screen shows by `text(label)`. */
const constantsIn = (path: string): readonly string[] => {
  const found: string[] = []
  each(parsed(path), (node) => {
    if (isLiteral(node) && isProse(node.text) && isRead(node) && !ts.isJsxAttribute(node.parent)) found.push(node.text)
  })
  return found.filter((words) => !names.has(words))
}

/** What a template says whatever its values: `25 years` is said by `${count} years`. */
const withoutValues = (words: string): string => words.replaceAll(/\{\w+\}|\d+/g, '#')

const wordsOf = (node: ts.Node): readonly string[] => {
  if (isLiteral(node)) return [node.text]
  if (ts.isTemplateExpression(node))
    return [withoutValues([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{x}'))]
  // A long sentence on several lines.
  if (ts.isBinaryExpression(node) && !ts.isBinaryExpression(node.parent)) return [valuesOf(node).join('')]
  return []
}

/** The texts of lists that users choose from; a terrain is shown as a name and its explanation. */
const choiceWords = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value, ...Object.values(terrainOption(value))]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(choiceWords) : []
}

const placeholders = (words: string): string => [...new Set(words.match(/\{\w+\}/g))].sort().join(' ')

describe('Simplified Chinese', () => {
  it('has every message', () => {
    expect(Object.values(messages).filter((words) => !known.has(words))).toEqual([])
  })

  it('has everything that the translated screens say', () => {
    expect(translatedScreens.length).toBeGreaterThan(100)
    const said = [
      ...translatedScreens.flatMap((path) => [...saidIn(path), ...constantsIn(path)]),
      ...report.flatMap(saidIn),
    ]
    const missing = new Set(said.filter((words) => hasWords(words) && !names.has(words) && !known.has(words)))
    expect([...missing]).toEqual([])
  })

  it('has no entry for a sentence that is gone', () => {
    const literals = new Set<string>([...Object.values(messages), ...choiceWords(choices)])
    for (const path of [...screens, ...codeIn('packages/contract/src'), ...report])
      each(parsed(path), (node) => {
        for (const words of wordsOf(node)) literals.add(words)
      })
    expect([...known].filter((english) => !literals.has(english) && !literals.has(withoutValues(english)))).toEqual([])
  })

  it('says a sentence once, with the same placeholders', () => {
    const uneven = entries.filter(([english, chinese]) => placeholders(english) !== placeholders(chinese))
    expect(uneven).toEqual([])
    const before = new Map<string, string>()
    const twice = entries.filter(([english, chinese]) => {
      const other = before.get(english)
      before.set(english, chinese)
      return other !== undefined && other !== chinese
    })
    expect(twice).toEqual([])
  })

  it('is written in Chinese, with its own punctuation', () => {
    const latin = entries.filter(
      ([english, chinese]) =>
        english !== chinese && !/\p{Script=Han}/u.test(chinese) && /[A-Za-z]{3}/.test(withoutValues(chinese)),
    )
    expect(latin).toEqual([])
    expect(entries.filter(([, chinese]) => /\p{Script=Han}[,;:?!]/u.test(chinese))).toEqual([])
  })
})

describe('screens', () => {
  it('say nothing but by `text`', () => {
    expect(translatedScreens.flatMap(bareIn)).toEqual([])
  })

  it('speak when they are shown: a module is loaded before the language is known', () => {
    const early: string[] = []
    for (const path of screens) {
      const inFunction = (node: ts.Node): boolean =>
        ts.isSourceFile(node) ? false : ts.isFunctionLike(node) || inFunction(node.parent)
      each(parsed(path), (node) => {
        if (isTextCall(node) && !inFunction(node)) early.push(`${path}: ${node.getText()}`)
      })
    }
    expect(early).toEqual([])
  })

  it('are alone in speaking it: reports, mails and programs stay English', () => {
    const others = ['apps/server/src', 'apps/cli/src', 'packages'].flatMap(codeIn)
    expect(others.length).toBeGreaterThan(500)
    const speaks = /\/translations\/|import \{[^}]*\bspeak\b[^}]*\} from '@soundroof\/contract\/platform\/text'/
    expect(others.filter((path) => speaks.test(textOf(path)))).toEqual([])
  })

  it('are all in the list', () => {
    const places = translated.map((place) => `${web}/${place}/`)
    const start = /^apps\/web\/src\/(main|env\.d|app\/[^/]+)\.tsx?$/
    expect(screens.filter((path) => !places.some((place) => path.startsWith(place)) && !start.test(path))).toEqual([])
  })
})
