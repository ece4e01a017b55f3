import { emptyProject } from '@soundroof/contract/roofs/projects/draft'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import type { Message } from '../../../../platform/words/use-say.ts'
import {
  blockingProblems,
  canOnlyBeRemoved,
  countedFiles,
  filesUnderWay,
  inChosenOrder,
  mayRetry,
  metCategories,
  newlyQueued,
  queueAfter,
  queuedIn,
  retriable,
  type UploadQueue,
  unsentProblems,
  unsentWords,
  uploadingText,
  uploadsOf,
} from './upload-queue.ts'

const say = sayIn('en-AU')

const saidOrNull = (message: Message | null) => message && say(message)

const queued = (id: string, category: 'roof' | 'extra' = 'roof') => newlyQueued({ id, category, name: `${id}.jpg` })
const unsent = (id: string, category: 'roof' | 'extra' = 'roof') => ({ id, category, name: `${id}.jpg` })
const two: UploadQueue = [queued('a'), queued('b', 'extra')]

describe('the queue of uploads', () => {
  it('takes a file once', () => {
    expect(queueAfter(two, { kind: 'added', files: [queued('a'), queued('c')] }).map(({ id }) => id)).toEqual([
      'a',
      'b',
      'c',
    ])
  })

  it('changes the file that is named and no other', () => {
    const after = queueAfter(two, { kind: 'changed', id: 'a', change: { state: 'sending', progress: 0.5 } })
    expect(after.map(({ progress }) => progress)).toEqual([0.5, 0])
  })

  it('forgets a file that was stored or removed', () => {
    expect(queueAfter(two, { kind: 'removed', id: 'a' })).toEqual([two[1]])
  })

  it('is separate for each category', () => {
    expect(queuedIn(two, 'extra').map(({ id }) => id)).toEqual(['b'])
  })

  it('is busy until every file has been stored or has failed', () => {
    expect(saidOrNull(uploadingText(two))).toBe('2 files are still being uploaded')
    expect(saidOrNull(uploadingText([queued('a')]))).toBe('1 file is still being uploaded')
    expect(uploadingText([{ ...queued('a'), state: 'failed' }])).toBeNull()
  })

  it('counts towards the nine what waits for a signal, and not what can only be removed', () => {
    const stopped = { ...queued('a'), state: 'failed' as const, message: 'uploadInterrupted' as const }
    const lost = { ...queued('b'), state: 'failed' as const, message: 'fileLostOnDevice' as const }
    expect(countedFiles(7, [stopped, stopped])).toBe(9)
    expect(countedFiles(7, [lost, queued('c')])).toBe(8)
  })

  it('gives a file another try where fewer than nine are stored or on their way', () => {
    const stopped = { ...queued('a'), state: 'failed' as const }
    expect(filesUnderWay(7, [stopped, queued('b')])).toBe(8)
  })

  it('tries all again that may succeed', () => {
    const interrupted = { ...queued('a'), state: 'failed' as const, message: 'uploadInterrupted' as const }
    const tooLarge = { ...queued('b'), state: 'failed' as const, message: 'imageTooLarge' as const }
    expect(retriable([interrupted, tooLarge, queued('c')])).toEqual([interrupted])
  })

  it('offers another try where one may help', () => {
    expect(mayRetry({ message: 'networkError' })).toBe(true)
    expect(mayRetry({ message: 'imageOnly' })).toBe(false)
    expect(canOnlyBeRemoved({ state: 'failed', message: 'imageOnly' })).toBe(true)
    expect(canOnlyBeRemoved({ state: 'sending', message: null })).toBe(false)
  })

  it('keeps the order of choice, whichever arrives first', () => {
    const order: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3 }
    const orderOf = (address: string) => order[address] ?? 0
    const arrived = ['third', 'first', 'second']
    const files = arrived.reduce<readonly string[]>((all, address) => inChosenOrder(all, address, orderOf), ['earlier'])
    expect(files).toEqual(['earlier', 'first', 'second', 'third'])
  })
})

describe('the files that a draft waits for', () => {
  it('are those that it names: one whose sending stopped with an earlier page has failed', () => {
    const sending = { ...queued('a'), state: 'sending' as const }
    const [first, second, ...others] = uploadsOf([unsent('a'), unsent('b', 'extra')], [queued('of another'), sending])
    expect(first).toBe(sending)
    expect(second).toMatchObject({ ...unsent('b', 'extra'), state: 'failed', message: 'uploadInterrupted' })
    expect(others).toEqual([])
  })

  it('keep a person from going on once they have failed, each category with its count', () => {
    const failed = uploadsOf([unsent('a'), unsent('b', 'extra'), unsent('c')], [])
    expect(unsentProblems(failed).map(({ coded, ...at }) => ({ ...at, message: say(coded) }))).toEqual([
      {
        step: 'photos',
        field: 'roof',
        message: '2 files are not uploaded under Roof photos. Try again or remove them!',
      },
      { step: 'photos', field: 'extra', message: '1 file is not uploaded under Extra files. Try again or remove it!' },
    ])
    expect(unsentProblems([queued('d')])).toEqual([])
  })

  it('can only be removed once the device has lost them', () => {
    expect(mayRetry({ message: 'fileLostOnDevice' })).toBe(false)
  })
})

describe('without a signal', () => {
  const failed = (id: string, kept: boolean, message: Message = 'networkError') => ({
    ...queued(id),
    state: 'failed' as const,
    message,
    kept,
  })

  it('photos that are safe on the device let the step go on; what is nowhere safe, or can only be removed, does not', () => {
    expect(blockingProblems([failed('a', true), failed('b', true)])).toEqual([])
    expect(blockingProblems([failed('a', false)])).toHaveLength(1)
    expect(blockingProblems([failed('a', true, 'imageOnly')])).toHaveLength(1)
  })

  it('photos that are safe on the device are called safe, and others named', () => {
    const words = unsentWords([
      failed('a', true),
      failed('b', true, 'uploadInterrupted'),
      failed('e', true, 'noConnection'),
      failed('c', false),
      failed('d', true, 'serverError'),
    ])
    expect(words.map((message) => say(message))).toEqual([
      '2 files are not uploaded under Roof photos. Try again or remove them!',
      '3 files are safe on this device, and are sent once there is a signal.',
    ])
    expect(unsentWords([queued('e')])).toEqual([])
  })

  it('a category has what it requires with the photos that wait here', () => {
    const project = emptyProject('')
    const safe = [failed('a', true), failed('b', true)]
    expect(metCategories(project, safe)).toContain('roof')
    expect(metCategories(project, safe.slice(1))).not.toContain('roof')
    expect(metCategories(project, [failed('a', true), failed('b', false)])).not.toContain('roof')
  })
})
