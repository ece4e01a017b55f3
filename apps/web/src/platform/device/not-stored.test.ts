import { describe, expect, it } from 'vitest'
import { whyNotStored } from './not-stored.ts'

const named = (name: string, message: string, more: object = {}) => Object.assign(new Error(message), { name }, more)
const quota = named('QuotaExceededError', 'Encountered full disk')

describe('a device is called full', () => {
  it.each([
    ['by the browser', quota],
    ['where the transaction was aborted for it', named('AbortError', 'Aborted', { inner: quota })],
    ['deeper within', named('AbortError', 'Aborted', { inner: named('AbortError', 'Aborted', { inner: quota }) })],
    ['for one of several rows', named('BulkError', '1 of 2 failed', { failures: [named('DataError', 'x'), quota] })],
  ])('%s', (_, error) => expect(whyNotStored(error)).toEqual({ kind: 'full' }))
})

describe('any other failure says its own reason', () => {
  const itself: { inner?: unknown } & Error = named('AbortError', 'Goes round')
  itself.inner = itself
  it.each([
    ['its first line', named('UnknownError', 'Internal error\n at x'), 'Internal error'],
    ['the innermost one', named('AbortError', 'Aborted', { inner: named('DataError', 'No key') }), 'No key'],
    ['its name where it says nothing', named('InvalidStateError', ''), 'InvalidStateError'],
    ['text where it is no error', 'closed', 'closed'],
    ['one that contains itself', itself, 'Goes round'],
  ])('%s', (_, error, reason) => expect(whyNotStored(error)).toEqual({ kind: 'failed', reason }))
})
