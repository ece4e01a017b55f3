import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import type { TraceNode, TraceStep } from '@soundroof/contract/roofs/results/result'
import { parseWireProject } from '@soundroof/contract/roofs/wire/wire'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { assessInWords as assess } from '@soundroof/engine/testing/assess-in-words'
import { describe, expect, it } from 'vitest'
import { root, sourceFiles, textOf } from '../sources.mjs'

type Row = { readonly symbols: readonly string[]; readonly codeName: string; readonly unit: string }

const rows: readonly Row[] = textOf('docs/nomenclature.md')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 7 && cells[1] !== 'symbol' && !cells[1]?.startsWith('---'))
  .map(([, symbols = '', codeName = '', , unit = '']) => ({
    symbols: symbols.split(', '),
    codeName: codeName.replaceAll('`', ''),
    unit,
  }))

const projects = sourceFiles('apps/cli/examples').filter((path) => path.endsWith('.json'))
const examples = projects.map((path): AssessmentInput => {
  const received = parseWireProject(JSON.parse(textOf(path)))
  if (!received.ok) throw new Error(`${path}: ${JSON.stringify(received.problems)}`)
  return resolveInput(received.value.project, choices)
})

/** Each example once more with the choices that bring other clauses into play. */
const inputs = examples.flatMap((input): AssessmentInput[] => [
  input,
  { ...input, options: { ...input.options, edition: '2011', screwsPerFoot: 2 } },
  { ...input, array: { ...input.array, mount: 'tilt', tilt: 10 } },
  {
    ...input,
    building: { ...input.building, roofSlope: 15, parapetHeight: 1 },
    options: {
      ...input.options,
      parapetCredit: true,
      topography: { feature: 'hill', height: 50, halfHeightLength: 100, crestDistance: 20, elevation: 600 },
    },
  },
])

const stepsOf = ({ steps, children }: TraceNode): readonly TraceStep[] => [...steps, ...children.flatMap(stepsOf)]
const steps = inputs.flatMap((input) => stepsOf(assess(input, catalogue).trace))
const known = new Set(rows.flatMap(({ symbols }) => symbols))

describe('the nomenclature', () => {
  it('names every symbol that a derivation prints, in its unit', () => {
    const printed = new Set(steps.map(({ symbol, unit, label }) => `${symbol} (${unit}): ${label}`))
    const unknown = [...printed].filter((text) => {
      const [, symbol, unit] = /^(.*?) \((.*?)\)/.exec(text) ?? []
      return !rows.some((row) => row.symbols.includes(symbol ?? '') && row.unit === unit)
    })
    expect(unknown).toEqual([])
    expect(printed.size).toBeGreaterThan(40)
  })

  it('names everything that goes into a formula', () => {
    const given = new Set(
      steps.flatMap(({ given, symbol }) => Object.keys(given).map((name) => `${name} in ${symbol}`)),
    )
    expect([...given].filter((text) => !known.has(text.split(' in ')[0] ?? ''))).toEqual([])
  })

  it('points at code that exists', () => {
    const engine = sourceFiles('packages/engine/src').map(textOf).join('\n')
    expect(
      rows.filter(({ codeName }) => !engine.includes(`const ${codeName} =`)).map(({ codeName }) => codeName),
    ).toEqual([])
  })

  it('writes in code marks what the code has: a name, a table or a path', () => {
    const page = textOf('docs/nomenclature.md')
    const marked = [...new Set([...page.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word))]
    const code = ['packages', 'apps', 'scripts']
      .flatMap((folder) => sourceFiles(folder))
      .filter((path) => /\.(tsx?|sql)$/.test(path) && !path.includes('.test.'))
    const words = new Set(code.flatMap((path) => textOf(path).match(/[\w$]+/g) ?? []))
    const isThere = (word: string) =>
      /\W/.test(word)
        ? existsSync(join(root, word)) || code.some((path) => textOf(path).includes(word))
        : words.has(word)
    expect(marked.filter((word) => !isThere(word))).toEqual([])
  })
})
