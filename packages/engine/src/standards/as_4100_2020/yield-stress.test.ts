import { expect, test } from 'vitest'
import { OLD_STEEL, yieldOfGrade300, yieldStep } from './yield-stress.ts'

test('Grade 300 by thickness', () => {
  expect([4, 11, 11.01, 17, 17.01, 40].map(yieldOfGrade300)).toEqual([320, 320, 300, 300, 280, 280])
  expect(OLD_STEEL).toBe(250)
})

test('flange and web have names of their own', () => {
  expect(yieldStep('f_y', 320, 'section-rule-a')).toMatchObject({ value: 320, label: 'yield-stress-of-the-flange' })
  expect(yieldStep('f_yw', 300, 'section-rule-a')).toMatchObject({
    value: 300,
    label: 'yield-stress-of-the-web',
    branch: 'section-rule-a',
  })
})
