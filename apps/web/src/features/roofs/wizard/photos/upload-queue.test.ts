import { messages } from '@soundroof/contract/platform/messages'
import { describe, expect, it } from 'vitest'
import {
  canOnlyBeRemoved,
  failedUploadsText,
  inChosenOrder,
  mayRetry,
  newlyQueued,
  queueAfter,
  queuedIn,
  retriable,
  type UploadQueue,
  uploadingText,
} from './upload-queue.ts'

const queued = (id: string, category: 'roof' | 'extra' = 'roof') =>
  newlyQueued(id, category, new File(['x'], `${id}.jpg`))
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
    expect(uploadingText(two)).toBe('2 files are still being uploaded')
    expect(uploadingText([queued('a')])).toBe('1 file is still being uploaded')
    expect(uploadingText([{ ...queued('a'), state: 'failed' }])).toBeNull()
  })

  it('says what has not arrived', () => {
    expect(failedUploadsText(two)).toBeNull()
    expect(failedUploadsText([{ ...queued('a'), state: 'failed' }, queued('b')])).toBe(
      '1 file is not uploaded yet. Please try again or remove it!',
    )
  })

  it('tries all again that may succeed', () => {
    const interrupted = { ...queued('a'), state: 'failed' as const, message: messages.uploadInterrupted }
    const tooLarge = { ...queued('b'), state: 'failed' as const, message: messages.imageTooLarge }
    expect(retriable([interrupted, tooLarge, queued('c')])).toEqual([interrupted])
  })

  it('offers another try where one may help', () => {
    expect(mayRetry({ message: messages.networkError })).toBe(true)
    expect(mayRetry({ message: messages.imageOnly })).toBe(false)
    expect(canOnlyBeRemoved({ state: 'failed', message: messages.imageOnly })).toBe(true)
    expect(canOnlyBeRemoved({ state: 'sending', message: '' })).toBe(false)
  })

  it('keeps the order of choice, whichever arrives first', () => {
    const order: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3 }
    const orderOf = (address: string) => order[address] ?? 0
    const arrived = ['third', 'first', 'second']
    const files = arrived.reduce<readonly string[]>((all, address) => inChosenOrder(all, address, orderOf), ['earlier'])
    expect(files).toEqual(['earlier', 'first', 'second', 'third'])
  })
})
