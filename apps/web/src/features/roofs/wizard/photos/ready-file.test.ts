import { expect, it } from 'vitest'
import { isShrunkToSend } from './ready-file.ts'

const pending = (category: 'roof' | 'extra', name: string, size: number) => ({
  id: 'x',
  category,
  keptAt: 0,
  file: new File([new Uint8Array(size)], name, { type: name.endsWith('.jpg') ? 'image/jpeg' : '' }),
})

it('a photo of more than 2 MB is made smaller to send it, an extra file never', () => {
  expect(isShrunkToSend(pending('roof', 'a.jpg', 2_000_001))).toBe(true)
  expect(isShrunkToSend(pending('roof', 'a.jpg', 2_000_000))).toBe(false)
  expect(isShrunkToSend(pending('roof', 'IMG_1.HEIC', 2_000_001))).toBe(true)
  expect(isShrunkToSend(pending('extra', 'a.jpg', 2_000_001))).toBe(false)
})
