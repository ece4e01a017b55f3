import convert from 'heic-convert'
import { expect, it } from 'vitest'
import { heic } from '../testing/heic.ts'
import { limitWasmMemory } from './wasm-memory-limit.ts'

const megabyte = 1024 * 1024

/** The picture followed by a box of so many free bytes: the decoder holds the whole file. */
const decoded = (megabytes: number) => {
  const free = Buffer.alloc(megabytes * megabyte)
  free.writeUInt32BE(free.length)
  free.write('free', 4, 'latin1')
  return convert({ buffer: Buffer.concat([heic, free]), format: 'JPEG', quality: 0.9 })
}

it('the decoder of HEIC gets memory up to the bound, and no more', async () => {
  limitWasmMemory(160 * megabyte)
  expect((await decoded(20)).byteLength).toBeGreaterThan(0)
  await expect(decoded(200)).rejects.toThrow()
})
