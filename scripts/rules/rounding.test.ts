import { describe, expect, it } from 'vitest'
import { sourceFiles, textOf } from '../sources.mjs'

/** Where the engine may round, and the clause that says so. */
const allowed: Readonly<Record<string, string>> = {
  'packages/engine/src/panel-layout/settings/whole-steps.ts':
    'Layout: whole panels, rows, members and marking steps; no load is rounded.',
  'packages/engine/src/advice/asked.ts': 'Capacities to ask for are rounded up to a tenth: an input, no result.',
  'packages/engine/src/possible-changes/member-variants.ts':
    'Fly braces are tried at whole purlin spacings: an input, no result.',
  'packages/engine/src/possible-changes/panel-variants.ts':
    'Lower tilts are tried at whole steps of 5 degrees: an input, no result.',
  'packages/engine/src/canonical.ts': 'The same result on every machine: compared at 12 significant digits.',
  'packages/engine/src/spacing/rail-layouts.ts': 'Method §4: rails on members stand whole pitches apart.',
  'packages/engine/src/spacing/setting-out.ts': 'Method §4: fixings stand on members, ribs, courses or steps of 25 mm.',
  'packages/engine/src/members/rafter/c-rafter.ts': 'Method 7: fly braces count as whole rows of bridging.',
  'packages/engine/src/standards/as_nzs_1170_2/orthogonal-design-speed.ts':
    'Which of the eight directions lie around one.',
  'packages/engine/src/standards/as_nzs_1170_2/regional-wind-speed.ts':
    'AS/NZS 1170.2 table 3.1: to the nearest 1 m/s.',
}

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
