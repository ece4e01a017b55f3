import { sayIn } from '@soundroof/words/say'
import { expect, it, test } from 'vitest'
import { sampleProject } from '../testing/sample-project.ts'
import { sampleResult } from '../testing/sample-result.ts'
import type { Mark } from './mark.ts'
import { northItems } from './north.ts'
import { northMarks } from './north-marks.ts'
import { layOut } from './scene-layout.ts'
import { zonePlan } from './zone-plan.ts'

const say = sayIn('en-AU')

const marksWith = (frontFacing: number): readonly Mark[] =>
  northItems(say, frontFacing, { x: 0, y: 0 }, { x: 100, y: -50 }).flatMap((item) => northMarks(item, { x: 0, y: 0 }))

/** Where its letter stands from the middle of the needle, on paper: right and down. */
const letterFrom = (frontFacing: number): readonly number[] =>
  marksWith(frontFacing).flatMap((mark) =>
    mark.kind === 'text' ? [Math.sign(Math.round(mark.at.x - 100)), Math.sign(Math.round(mark.at.y - 50))] : [],
  )

test.each([
  [180, 'up', [0, -1]],
  [0, 'down', [0, 1]],
  [90, 'right', [1, 0]],
  [270, 'left', [-1, 0]],
  [135, 'up and right', [1, -1]],
])('with the front at %i degrees north is %s', (frontFacing, _, expected) => {
  expect(letterFrom(frontFacing)).toEqual(expected)
})

const planWith = (frontFacing: number | null, length = 30, width = 18) =>
  zonePlan(say, {
    building: { ...sampleProject.building, length, width, frontFacing },
    options: sampleProject.options,
    result: { ...sampleResult, valueA: 0.2 * Math.min(length, width) },
  })

it('stands on a plan where the direction is known, in the drawing and in its words', () => {
  expect(planWith(null)?.items.some(({ kind }) => kind === 'north')).toBe(false)
  expect(planWith(null)?.description).not.toContain('faces')
  expect(planWith(200)?.items.filter(({ kind }) => kind === 'north')).toEqual([
    expect.objectContaining({ turn: 340, text: 'N' }),
  ])
  expect(planWith(200)?.description).toContain('faces south (200°)')
})

test.each([
  [0.5, 0.5],
  [500, 5],
  [4, 400],
])('stays on the paper beside a roof of %d m by %d m, whichever way it points', (length, width) => {
  for (let frontFacing = 0; frontFacing < 360; frontFacing += 15) {
    const drawing = layOut(planWith(frontFacing, length, width) ?? fail(), { width: 495, maxHeight: 250 })
    const letter = drawing.marks.find((mark) => mark.kind === 'text' && mark.text === 'N')
    const at = letter?.kind === 'text' ? letter.at : fail()
    expect(at.x).toBeGreaterThan(0)
    expect(at.x).toBeLessThan(drawing.width - 5)
    expect(at.y).toBeGreaterThan(0)
    expect(at.y).toBeLessThan(drawing.height - 5)
  }
})

const fail = (): never => {
  throw new Error('There is none.')
}
