import { expect, it } from 'vitest'
import { sayIn } from '../../say.ts'

const say = sayIn('en-AU')

it('the number of rails is said once, whatever keeps them from the members', () => {
  const limit = { rails: 3, limit: 1550 }
  const none = { code: 'rails-find-no-members', values: limit } as const
  const far = { code: 'members-too-far-apart', values: { pitch: 1200, reach: 900 } } as const
  expect(say({ code: 'rails-laid-out', values: { rails: 3, layout: none } })).toBe(
    'Too few members within 1550 mm to carry 3 rails',
  )
  expect(say({ code: 'rails-laid-out', values: { rails: 3, layout: far } })).toMatch(/^3 rails: the members are/)
})

it('a zone that is not on the roof says why, and says N/A once', () => {
  const why = { code: 'no-corner-zone', values: { hasRidgeEnds: false } } as const
  expect(say({ code: 'zone-not-on-roof', values: { zone: 'Corner', why } })).toBe(
    'Corner zone: N/A: there is no corner zone at a roof slope of 10 degrees or more',
  )
})

it('how fixings are set out reads as a crew says it, in both languages', () => {
  const courses = (every: number) => ({ code: 'fixings-at-courses', values: { every, largest: 1037.8 } }) as const
  expect([1, 2, 3, 4, 11, 21].map((every) => say(courses(every)).split(',')[0])).toEqual([
    'every course',
    'every 2nd course',
    'every 3rd course',
    'every 4th course',
    'every 11th course',
    'every 21st course',
  ])
  const others = [
    courses(3),
    { code: 'fixings-at-most', values: { largest: 1025 } },
    { code: 'fixings-at-members', values: { member: 'rafter', every: 2 } },
    { code: 'fixings-at-members', values: { member: 'rib', every: 1 } },
    { code: 'few-feet-on-courses', values: { zone: 'Edge', spacing: courses(2) } },
  ] as const
  expect(others.map((each) => say(each))).toEqual([
    'every 3rd course, at most 1037 mm',
    'at most 1025 mm',
    'every 2nd rafter',
    'every rib',
    'Edge, feet every 2nd course, at most 1037 mm',
  ])
  expect(others.map((each) => sayIn('zh-Hans')(each))).toEqual([
    '每 3 排瓦一个，间距最多 1037 mm',
    '间距最多 1025 mm',
    '每 2 根椽子一个',
    '每道板肋一个',
    '边缘区，支脚每 2 排瓦一个，间距最多 1037 mm',
  ])
})
