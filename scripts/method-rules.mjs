// `npm run method`: writes the numbered rules of docs/method.md as data, for the screen and the PDF.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readOptions } from './options.mjs'
import { root, textOf } from './sources.mjs'

/** @typedef {{ kind: 'text' | 'item', text: string }} RulePart */
/** @typedef {{ number: string, title: string, parts: RulePart[] }} MethodRule */

export const rulesFile = 'packages/report/src/method/rules.json'

const joined = (/** @type {string} */ lines) => lines.replace(/\s*\n\s*/g, ' ').trim()

/** @param {string} block @returns {RulePart[]} */
const partsOf = (block) =>
  block.startsWith('- ')
    ? block.split(/^- /m).flatMap((item) => (item === '' ? [] : [{ kind: 'item', text: joined(item) }]))
    : [{ kind: 'text', text: joined(block) }]

/** @param {string} section of the document, without the signs of its heading @returns {MethodRule} */
const ruleOf = (section) => {
  const [heading = '', ...blocks] = section.trim().split(/\n{2,}/)
  const [number = '', ...title] = heading.split(' ')
  return { number, title: title.join(' '), parts: blocks.flatMap(partsOf) }
}

/** The rules of the document: every heading that begins with a number, and what stands below it. */
export const methodRules = () =>
  textOf('docs/method.md')
    .split(/^#+ (?=\d)/m)
    .slice(1)
    .map(ruleOf)

export const rulesText = () => `${JSON.stringify(methodRules(), null, 2)}\n`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  readOptions('npm run method\n  writes the rules of docs/method.md as data for the screen and the PDF')
  writeFileSync(join(root, rulesFile), rulesText())
}
