import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { transcriptOf } from './transcript.ts'

const fileOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')
const [english, chinese] = [fileOf('./walk-through.vtt'), fileOf('./walk-through.zh-hans.vtt')]

it('reads every line of the captions of the walk-through', () => {
  const lines = transcriptOf(english)
  expect(lines).toHaveLength(8)
  expect(lines[0]).toMatch(/^Name the project/)
  expect(lines.every((line) => !line.includes('-->'))).toBe(true)
})

it('shows the Chinese captions at the same times', () => {
  const times = (captions: string) => captions.match(/.* --> .*/g)
  expect(times(chinese)).toEqual(times(english))
  expect(transcriptOf(chinese).every((line) => /\p{Script=Han}/u.test(line))).toBe(true)
})

it('is a film of the specified size, small enough for a phone', () => {
  const film = readFileSync(new URL('./walk-through.mp4', import.meta.url))
  const track = film.indexOf('tkhd') - 4
  const end = track + film.readUInt32BE(track)
  expect([film.readUInt16BE(end - 8), film.readUInt16BE(end - 4)]).toEqual([948, 500])
  expect(film.byteLength).toBeLessThan(1_500_000)
})
