import { describe, expect, it } from 'vitest'
import { processorTime } from '../../testing/processor-time.ts'
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
    'letmein12345',
    'LetMeIn!2345',
    '1!letmein!1!',
    'welcome12345',
    'welcome!!2026',
    'admin1234567',
    'abcd1234abcd',
    'qwerty qwerty',
    'qwerty-Qwerty-1',
    'sunshine sunshine!',
    'letmeinletmein',
    'p@ssw0rd1234',
    'password-abc-99',
    '123456789012',
    'Jane-password-1',
  ])('being common: %s', (password) => {
    expect(isGuessable(password, known)).toBe('common')
  })

  it.each([
    'soundroof2026',
    'JaneCitizen-1',
    'solar.fitters',
    'Soundroof-Citizen',
    'engineering12',
    'janecit1990!!',
    '1990-Citizen-1990',
    'citizen citizen 12',
  ])('being little but known words: %s', (password) => {
    expect(isGuessable(password, known)).toBe('known')
  })
})

it.each([
  'a purlin under rain',
  'correct horse battery staple',
  'my neighbour Jane walks a dog',
  'x7#pQ2vL9!mT',
  'солнце над крышей',
  '屋根の上の太陽光発電所です',
  'sunshine on the old roof',
  'princess football elephant',
  'welcome to the seventh hill',
  'letmein under seven purlins',
  'the cat and the other cat',
  'Citizen of a quiet valley',
  '839201748261',
  '93kqzxv83920',
  'gkTp94!!2731#',
  'recovery joints distances',
  'W#a&B#a%K2#Q',
])('a password of its own is taken: %s', (password) => {
  expect(isGuessable(password, known)).toBeNull()
})

it('takes no time that grows out of bounds', async () => {
  const taken = await processorTime(() => {
    for (const unit of ['a', 'ab', 'abcdefg']) isGuessable(unit.repeat(1000).slice(0, 999), known)
  })
  expect(taken).toBeLessThan(10_000)
})
