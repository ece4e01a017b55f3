import { beforeAll, describe, expect, it } from 'vitest'
import { signedSample } from '../testing/signed-sample.ts'
import { verifyPdf } from './verify-pdf.ts'

let file: Uint8Array
beforeAll(async () => {
  file = await signedSample({ from: new Date('2026-11-21T09:30:00Z'), until: new Date('2036-11-21T00:00:00Z') })
})

const withByte = (at: number): Uint8Array => {
  const changed = new Uint8Array(file)
  changed[at] = (changed[at] ?? 0) ^ 1
  return changed
}
const at = (words: string): number => Buffer.from(file).indexOf(words)

describe('a signed file', () => {
  it('is valid and names the certificate and the document', async () => {
    expect(await verifyPdf(file)).toMatchObject({
      state: 'valid',
      certificate: { name: 'Test Engineers', issuer: 'Test Engineers', validUntil: '2036-11-21T00:00:00.000Z' },
      reason: 'Document ABCD-EFGH-JKLM',
    })
  })

  it.each(['its first byte', 'its text', 'the reason', 'the date', 'its last byte'])(
    'a change of %s is noticed',
    async (what) => {
      const places: Readonly<Record<string, number>> = {
        'its first byte': 0,
        'its text': at('/Producer'),
        'the reason': at('ABCD-EFGH'),
        'the date': at('/M (D:') + 7,
        'its last byte': file.length - 1,
      }
      const { state } = await verifyPdf(withByte(places[what] ?? -1))
      expect(['changed', 'partly']).toContain(state)
    },
  )

  it('a change of the signature itself is noticed', async () => {
    expect((await verifyPdf(withByte(at('/Contents <') + 400))).state).not.toBe('valid')
  })

  it('a byte in the reserved place behind the signature is noticed', async () => {
    expect((await verifyPdf(withByte(at('00>') - 200))).state).toBe('changed')
  })

  it('no byte of the signature may be another, nor written in capitals', async () => {
    const start = at('/Contents <') + '/Contents <'.length
    const end = start + Buffer.from(file).subarray(start).indexOf('00000000000000')
    // Every byte before the certificate, and some of the others.
    const isTried = (place: number) => place < start + 120 || place > end - 300 || place % 19 === 0
    const places = Array.from({ length: end - start }, (_, index) => start + index).filter(isTried)
    const states = await Promise.all(places.map(async (place) => (await verifyPdf(withByte(place))).state))
    expect(places.filter((_, index) => states[index] === 'valid')).toEqual([])
    const text = Buffer.from(file).toString('latin1')
    const capitals = text.slice(0, start) + text.slice(start, end).toUpperCase() + text.slice(end)
    expect((await verifyPdf(Buffer.from(capitals, 'latin1'))).state).toBe('partly')
  })

  it('bytes added behind the end are noticed', async () => {
    expect(await verifyPdf(Buffer.concat([file, Buffer.from('\n%')]))).toEqual({ state: 'partly' })
  })

  it('a range that leaves out more than the signature is refused', async () => {
    const text = Buffer.from(file).toString('latin1')
    const [range = '', end = ''] = /\/ByteRange \[0 (\d+)/.exec(text) ?? []
    const shorter = `/ByteRange [0 ${String(Number(end) - 9).padEnd(end.length)}`
    expect((await verifyPdf(Buffer.from(text.replace(range, shorter), 'latin1'))).state).toBe('partly')
  })
})

it('a file without a signature, and one that is no PDF', async () => {
  expect(await verifyPdf(Buffer.from('%PDF-1.7 and nothing else'))).toEqual({ state: 'unsigned' })
  expect(await verifyPdf(new Uint8Array())).toEqual({ state: 'unsigned' })
})
