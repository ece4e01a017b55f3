import { describe, expect, it } from 'vitest'
import { isGuessable } from './guessable-password.ts'

const known = [
  'jane.citizen@solarfitters.example',
  'Jane Citizen',
  'Solar Fitters Pty Ltd',
  'Your engineering provider',
]

describe('a password is guessed first', () => {
  it.each([
    'qwertyqwerty',
    '1q2w3e4r5t6y',
    'leavemealone',
    'LeaveMeAlone',
    'password2026!!',
    '!!2026Sunshine1',
    'aaaaaaaaaaaa',
    'abcabcabcabcabc',
    'ｑｗｅｒｔｙｑｗｅｒｔｙ',
  ])('being common: %s', (password) => {
    expect(isGuessable(password, known)).toBe('common')
  })

  it.each(['soundroof2026', 'JaneCitizen-1', 'solar.fitters', 'Soundroof-Citizen', 'engineering12'])(
    'being little but known words: %s',
    (password) => {
      expect(isGuessable(password, known)).toBe('known')
    },
  )
})

it.each([
  'a purlin under rain',
  'correct horse battery staple',
  'my neighbour Jane walks a dog',
  'x7#pQ2vL9!mT',
  'солнце над крышей',
  '屋根の上の太陽光発電所です',
])('a password of its own is taken: %s', (password) => {
  expect(isGuessable(password, known)).toBeNull()
})

it('takes no time that grows out of bounds', () => {
  const started = performance.now()
  for (const unit of ['a', 'ab', 'abcdefg']) isGuessable(unit.repeat(1000).slice(0, 999), known)
  expect(performance.now() - started).toBeLessThan(500)
})
