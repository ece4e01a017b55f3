import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { layout } from '@soundroof/contract/roofs/panel-layout/layout'
import { afterAll, describe, expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const shed = 'apps/cli/examples/shed-in-sydney.json'
const folder = mkdtempSync(join(tmpdir(), 'soundroof-parts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const listed = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'apps/cli/src/parts-list.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  })

const request = (asked: unknown): string => {
  const file = join(folder, 'request.json')
  writeFileSync(file, JSON.stringify(asked))
  return file
}

describe('arguments', () => {
  test('a project, and what is asked of its layout', () => {
    expect(readArguments(['a.json', '--layout', 'r.json', '--drawing', 'd.json', '--edition', '2011'])).toEqual({
      file: 'a.json',
      request: 'r.json',
      drawing: 'd.json',
      tables: null,
      products: null,
      options: { edition: '2011' },
    })
  })

  test('a drawing never takes the place of what is read', () => {
    expect(() => readArguments(['a.json', '--drawing', './a.json'])).toThrow('would overwrite')
    expect(() => readArguments([])).toThrow('One project file')
  })
})

test('prints the parts of what was asked and writes the drawing that they are counted from', () => {
  const drawing = join(folder, 'drawing.json')
  const asked = request({ wanted: { kind: 'count', count: 24 }, planes: ['front'], panelPower: 440 })
  const { status, stdout, stderr } = listed(shed, '--layout', asked, '--drawing', drawing)
  expect([status, stdout.split('\r\n')[1]]).toEqual([0, 'Solar panel,,to be named,,24,0,24'])
  expect(stderr).toContain('measure this before setting out')
  const drawn = layout.parse(JSON.parse(readFileSync(drawing, 'utf8')))
  const feet = drawn.planes.flatMap(({ rails }) => rails.flatMap((rail) => rail.feet))
  expect(drawn.placed).toBe(24)
  expect(stdout).toMatch(new RegExp(`^Foot,".*",to be named,,${feet.length},`, 'm'))
})

test('names the field of what is wrong, and prints no list', () => {
  const outside = { kind: 'walkway', plane: 'left', x: 0, y: 0, width: 600, height: 600 }
  const wrong = listed(shed, '--layout', request({ obstacles: [outside], sparePercent: 80 }))
  expect([wrong.status, wrong.stdout, wrong.stderr]).toEqual([
    1,
    '',
    'sparePercent: Spare parts must be between 0 and 50 %!\n',
  ])
  const elsewhere = listed(shed, '--layout', request({ obstacles: [outside] }))
  expect([elsewhere.status, elsewhere.stdout]).toEqual([1, ''])
  expect(elsewhere.stderr).toMatch(/^obstacles\.0\.plane: This roof has no plane "left": choose front and back\.\n$/)
})
