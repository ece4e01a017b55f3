import { expect, it } from 'vitest'
import { oneAfterAnother } from './one-after-another.ts'

const questions = () => {
  const sent: string[] = []
  const answers = new Map<string, () => void>()
  const ask = (name: string) => () => {
    sent.push(name)
    return new Promise<string>((resolve) => answers.set(name, () => resolve(name)))
  }
  return { sent, ask, answer: (name: string) => answers.get(name)?.() }
}

it('a change is sent once the former was answered, and only the last is followed by reading', async () => {
  const { sent, ask, answer } = questions()
  const inOrder = oneAfterAnother<string>()
  const [first, second] = [inOrder(ask('first')), inOrder(ask('second'))]
  expect(sent).toEqual(['first'])
  answer('first')
  expect(await first).toEqual({ answer: 'first', isLast: false })
  expect(sent).toEqual(['first', 'second'])
  answer('second')
  expect(await second).toEqual({ answer: 'second', isLast: true })
})

it('one that fails holds up none', async () => {
  const inOrder = oneAfterAnother<string>()
  const failed = inOrder(() => Promise.reject(new Error('no')))
  const next = inOrder(async () => 'next')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toEqual({ answer: 'next', isLast: true })
})
