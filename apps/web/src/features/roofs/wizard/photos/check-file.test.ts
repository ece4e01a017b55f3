import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { checkFile, roomFor } from './check-file.ts'

const say = sayIn('en-AU')

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

describe('a photo', () => {
  it.each([
    ['roof.jpg', 'image/jpeg'],
    ['roof.png', 'image/png'],
    ['IMG_1.HEIC', ''],
    ['IMG_1.heic', 'image/heic'],
  ])('%s is taken', (name, type) => {
    expect(checkFile('roof', file(name, type))).toEqual({ kind: 'ready' })
  })

  it.each([
    ['plan.pdf', 'application/pdf'],
    ['virus.jpg', 'text/html'],
    ['drawing.svg', 'image/svg+xml'],
    ['notes', ''],
  ])('%s of type "%s" is refused with the specified message', (name, type) => {
    const verdict = checkFile('connection', file(name, type))
    expect(verdict.kind === 'refused' && say(verdict.message)).toBe('Please select the correct image file!')
  })

  it('is the ninth at most', () => {
    const { room, message } = roomFor('roof', 7)
    expect([room, say(message)]).toEqual([2, 'Please upload a maximum of 9 pictures!'])
    expect(roomFor('roof', 12).room).toBe(0)
  })
})

describe('an extra file', () => {
  it('is of any type up to 50 MB', () => {
    expect(checkFile('extra', file('plan.dwg', '', 52_428_800))).toEqual({ kind: 'ready' })
    expect(checkFile('extra', file('plan.dwg', '', 52_428_801)).kind).toBe('refused')
  })

  it('is one of 999', () => {
    expect(roomFor('extra', 998).room).toBe(1)
    expect(roomFor('extra', 999).room).toBe(0)
  })
})
