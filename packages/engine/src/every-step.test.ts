import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { everyStep } from '../testing/every-step.ts'

const golden = (name: string): string => readFileSync(new URL(`../testing/${name}.csv`, import.meta.url), 'utf8')

// Differs on purpose? Run testing/write-realistic-table.ts and read the difference as an engineer would.
test('every kind of step and check gives the committed words and values', () => {
  const { steps, checks } = everyStep()
  expect(steps).toBe(golden('every-step'))
  expect(checks).toBe(golden('every-check'))
})
