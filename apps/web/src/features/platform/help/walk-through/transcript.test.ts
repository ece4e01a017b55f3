import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { transcriptOf } from './transcript.ts'

const fileOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')
const [english, chinese] = [fileOf('./walk-through.vtt'), fileOf('./walk-through.zh-hans.vtt')]

it('reads every line of the captions of the walk-through', () => {
  const lines = transcriptOf(english)
  expect(lines).toHaveLength(8)
  expect(lines[0]).toMatch(/^Soundroof says which fixings/)
  expect(lines.every((line) => !line.includes('-->'))).toBe(true)
})

it('shows the Chinese captions at the same times', () => {
  const times = (captions: string) => captions.match(/.* --> .*/g)
  expect(times(chinese)).toEqual(times(english))
  expect(transcriptOf(chinese).every((line) => /\p{Script=Han}/u.test(line))).toBe(true)
})
