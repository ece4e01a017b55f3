import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type RulePart = { readonly kind: 'text' | 'item'; readonly text: string }
export type MethodRule = { readonly number: string; readonly title: string; readonly parts: readonly RulePart[] }

/** Found from the sources as from a bundle of them. */
const methodFile = (folder: string): string => {
  const file = join(folder, 'docs/method.md')
  if (existsSync(file)) return file
  if (dirname(folder) === folder) throw new Error('There is no docs/method.md above the program.')
  return methodFile(dirname(folder))
}

const joined = (lines: string): string => lines.replace(/\s*\n\s*/g, ' ').trim()

const partsOf = (block: string): readonly RulePart[] =>
  block.startsWith('- ')
    ? block.split(/^- /m).flatMap((item) => (item === '' ? [] : [{ kind: 'item' as const, text: joined(item) }]))
    : [{ kind: 'text', text: joined(block) }]

/** A section of the document, without the signs of its heading. */
const ruleOf = (section: string): MethodRule => {
  const [heading = '', ...blocks] = section.trim().split(/\n{2,}/)
  const [number = '', ...title] = heading.split(' ')
  return { number, title: title.join(' '), parts: blocks.flatMap(partsOf) }
}

/**
 * Rules of docs/method.md: every heading that begins with a number, with its text. The build of the web application
 * replaces this file by the rules.
 */
export const methodRules: readonly MethodRule[] = readFileSync(
  methodFile(dirname(fileURLToPath(import.meta.url))),
  'utf8',
)
  .split(/^#+ (?=\d)/m)
  .slice(1)
  .map(ruleOf)
