import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type EngineWorker, longestSilence, questionsTo } from './engine-questions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const figures = { kind: 'figures', catalogue: '' } as const
const silent = () => {
  const worker: EngineWorker = { postMessage: vi.fn(), terminate: vi.fn(), onmessage: null, onerror: null }
  const onEnd = vi.fn()
  return { worker, onEnd, ...questionsTo(worker, onEnd) }
}
const tell = ({ worker }: ReturnType<typeof silent>, id: number) =>
  worker.onmessage?.(new MessageEvent('message', { data: { id, answer: { kind: 'done', value: id } } }))

it('an engine that says nothing is ended, and whoever asked is told', async () => {
  const engine = silent()
  const answers = Promise.all([engine.ask(figures), engine.ask(figures)])
  vi.advanceTimersByTime(longestSilence)
  expect((await answers).map(({ kind }) => kind)).toEqual(['failed', 'failed'])
  expect(engine.worker.terminate).toHaveBeenCalledOnce()
  expect(engine.onEnd).toHaveBeenCalledOnce()
})

it('an engine that is at work is left alone, and so is one that nobody asks', async () => {
  const engine = silent()
  const answers = Promise.all([engine.ask(figures), engine.ask(figures)])
  vi.advanceTimersByTime(longestSilence - 1)
  tell(engine, 1)
  vi.advanceTimersByTime(longestSilence - 1)
  tell(engine, 2)
  vi.advanceTimersByTime(2 * longestSilence)
  expect((await answers).map((answer) => answer.kind)).not.toContain('failed')
  expect(engine.worker.terminate).not.toHaveBeenCalled()
})
