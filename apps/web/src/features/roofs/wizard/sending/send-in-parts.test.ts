import { maxPartBytes } from '@soundroof/contract/platform/upload-limits'
import type { UploadTicket } from '@soundroof/contract/roofs/upload-ticket'
import { expect, it } from 'vitest'
import { type Answer, noAnswer } from '../../../../platform/api/envelope.ts'
import type { Sending, SendOutcome } from './send-file.ts'
import { type PartCalls, sendParts, slicesOf } from './send-in-parts.ts'

const file = new Blob([new Uint8Array(maxPartBytes).fill(1), new Uint8Array(maxPartBytes).fill(2), 'end'])

const ok = <T>(data: T): Answer<T> => ({ ok: true, data, total: null, totalIsCapped: false, next: null, message: null })
const refusal = (code: 'partsMissing' | 'partsDiffer'): Answer<string> => ({
  ok: false,
  code: 400,
  message: { code },
  issues: [],
})
const lost: SendOutcome = { ok: false, code: 500, message: 'networkError' }

/** A server that keeps parts by their hash; `cutAt`: the upload whose connection is lost. */
const serverWith = (cutAt: number, joins: Answer<string>[]) => {
  const [stored, sent, progress]: [Set<string>, number[], number[]] = [new Set(), [], []]
  let asked = ''
  const calls: PartCalls = {
    ticket: async (hash) => {
      asked = hash
      const ticket = { host: '', dir: '', policy: '', signature: '', accessid: '' }
      return ok<UploadTicket[]>([stored.has(hash) ? { ...ticket, stored: hash } : ticket])
    },
    send: async ({ file: part, onProgress }: Sending) => {
      sent.push(part.size)
      onProgress(0.5)
      if (sent.length === cutAt) return lost
      stored.add(asked)
      return { ok: true, address: asked }
    },
    join: async ({ parts }) => (parts.every((hash) => stored.has(hash)) ? (joins.shift() ?? ok('whole')) : noAnswer),
  }
  const go = () => {
    const onProgress = (share: number) => progress.push(share)
    return sendParts({ file, name: 'a.zip', hash: 'w', signal: new AbortController().signal, onProgress }, calls)
  }
  return { go, sent, stored, progress }
}

it('a file is cut into parts that are the file again', async () => {
  const parts = slicesOf(file)
  expect(parts.map(({ size }) => size)).toEqual([maxPartBytes, maxPartBytes, 3])
  expect(await new Blob([...parts]).text()).toBe(await file.text())
  expect(slicesOf(new Blob(['abcd']), 2).map(({ size }) => size)).toEqual([2, 2])
})

it('goes on with the part at which the connection was lost', async () => {
  const { go, sent, progress } = serverWith(2, [])
  expect(await go()).toEqual(lost)
  expect(await go()).toEqual({ ok: true, address: 'whole' })
  expect(sent).toEqual([maxPartBytes, maxPartBytes, maxPartBytes, 3])
  expect(progress.at(-1)).toBe(1)
})

it('tells how much of the whole has gone', async () => {
  const { go, progress } = serverWith(0, [])
  await go()
  expect(progress).toEqual([...progress].sort((a, b) => a - b))
  expect(progress[0]).toBeCloseTo(0.25, 3)
})

it('sends once more what the server has lost, and then says so', async () => {
  const once = serverWith(0, [refusal('partsMissing')])
  expect(await once.go()).toEqual({ ok: true, address: 'whole' })
  const always = serverWith(0, [refusal('partsMissing'), refusal('partsMissing')])
  expect(await always.go()).toEqual({ ok: false, code: 500, message: 'partsMissing' })
})

it('tells why the server refuses the whole', async () => {
  expect(await serverWith(0, [refusal('partsDiffer')]).go()).toMatchObject({ message: { code: 'partsDiffer' } })
})
