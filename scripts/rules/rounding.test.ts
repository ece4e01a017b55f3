import { describe, expect, it } from 'vitest'
import { sourceFiles, textOf } from '../sources.mjs'

/** Where the engine may round, and the clause that says so. */
const allowed: Readonly<Record<string, string>> = {}

const rounding = /\bMath\.(round|floor|ceil|trunc)\b|\.(toFixed|toPrecision)\(/
const chance = /\bMath\.random\b|\bcrypto\b|\bDate\b/

const engine = sourceFiles('packages/engine/src').filter((path) => /\.ts$/.test(path) && !path.endsWith('.test.ts'))
const linesWith = (pattern: RegExp, paths: readonly string[]) =>
  paths.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line.replace(/\/\/.*|^\s*\*.*/, '')) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
      ),
  )

describe('the engine', () => {
  it('rounds only where a clause says so', () => {
    expect(
      linesWith(
        rounding,
        engine.filter((path) => !(path in allowed)),
      ),
    ).toEqual([])
  })

  it('has no rounding permission left over', () => {
    const idle = Object.keys(allowed).filter(
      (path) => !engine.includes(path) || linesWith(rounding, [path]).length === 0,
    )
    expect(idle).toEqual([])
  })

  it('has neither clock nor chance', () => {
    expect(linesWith(chance, engine)).toEqual([])
  })
})
