import { crc32, deflateSync } from 'node:zlib'

export const chunk = (type: string, content: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** The columns and rows of the seven passes of an interlaced PNG: first column, first row, column step, row step. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

const scanlineBytes = (width: number, height: number, bytesPerPixel: number, interlaced: boolean): number =>
  (interlaced ? passes : ([[0, 0, 1, 1]] as const)).reduce((sum, [x, y, across, down]) => {
    const [columns, rows] = [Math.ceil((width - x) / across), Math.ceil((height - y) / down)]
    return sum + rows * (1 + Math.ceil(columns * bytesPerPixel))
  }, 0)

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

type Shape = {
  readonly width: number
  readonly height: number
  readonly depth: 1 | 8 | 16
  readonly interlaced?: boolean
  /** Further chunks between header and pixels. */
  readonly between?: readonly Buffer[]
}

/** A header with these measures; `pixels`: what it claims to have packed. */
const packed = ({ width, height, depth, interlaced = false, between = [] }: Shape, pixels: Uint8Array): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // One bit is grey, everything else RGBA.
  header.set([depth, depth === 1 ? 0 : 6, 0, 0, interlaced ? 1 : 0], 8)
  return Buffer.concat([signature, chunk('IHDR', header), ...between, chunk('IDAT', pixels)])
}

const end = chunk('IEND', Buffer.alloc(0))

/** A transparent picture: small as a file, large in memory. */
export const emptyPng = (shape: Shape): Buffer => {
  const { width, height, depth, interlaced = false } = shape
  const pixels = Buffer.alloc(scanlineBytes(width, height, depth === 1 ? 1 / 8 : depth / 2, interlaced))
  return Buffer.concat([packed(shape, deflateSync(pixels, { level: depth === 1 ? 9 : 1 })), end])
}

/** A header without a picture; with or without the chunk that ends a PNG. */
export const headerOnlyPng = (side: number, isEnded: boolean): Buffer => {
  const head = packed({ width: side, height: side, depth: 8 }, Buffer.from('<html>not a picture</html>'))
  return isEnded ? Buffer.concat([head, end]) : head
}
