import { expect, test } from 'vitest'
import { bytesOf, enclosed, written } from './written.ts'

const said = (text: ReturnType<typeof written>): string => bytesOf(text).toString()

test('a text and what stands around it are the bytes of all three', () => {
  const whole = enclosed('{"code":0,"data":', enclosed('{"a":', written('"10° ≤ θ"', null), ',"b":"é"}'), '}')
  expect(said(whole)).toBe('{"code":0,"data":{"a":"10° ≤ θ","b":"é"}}')
  expect(bytesOf(whole).length).toBe(Buffer.byteLength(said(whole)))
})

test('what stands around a text leaves its bytes where they are', () => {
  const inner = written('inner', null)
  const outer = enclosed('before ', inner, ' behind')
  expect(outer.room).toBe(inner.room)
  expect(said(inner)).toBe('inner')
})

test('memory of another text is used again, and nothing of that text remains', () => {
  const first = enclosed('<', written('x'.repeat(1000), null), '>')
  const second = enclosed('[', written('short', first.room), ']')
  expect(second.room).toBe(first.room)
  expect(said(second)).toBe('[short]')
})

test('what does not fit goes into memory of its own', () => {
  const { room } = written('a', null)
  const large = written('ä'.repeat(room.byteLength), room)
  expect(large.room).not.toBe(room)
  expect(said(large)).toBe('ä'.repeat(room.byteLength))
  const around = enclosed('é'.repeat(100), written('a', room), 'b'.repeat(room.byteLength))
  expect(said(around)).toBe(`${'é'.repeat(100)}a${'b'.repeat(room.byteLength)}`)
})
