import { mostParts } from './most-parts.ts'

type Chunk = { readonly type: string; readonly length: number; readonly end: number }

const start = 8
/** Length, type and checksum. */
const frame = 12

/** Chunks up to IEND, the end of the file, or one more than are read. */
const chunksOf = (bytes: Buffer): readonly Chunk[] => {
  const chunks: Chunk[] = []
  for (let at = start; at + frame <= bytes.length && chunks.length <= mostParts; at = chunks.at(-1)?.end ?? Infinity) {
    const [length, type] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)]
    chunks.push({ type, length, end: at + frame + length })
    if (type === 'IEND') break
  }
  return chunks
}

const bytesOf = (chunks: readonly Chunk[], types: readonly string[]): number =>
  chunks.filter(({ type }) => types.includes(type)).reduce((sum, { length }) => sum + length, 0)

/**
 * Compressed text and colour profile together. Deflate unpacks 32 kB to at most 33 MB, in 0.3 s. Colour profiles of
 * screens, cameras and scanners take 0.5 to 4 kB; XMP is stored uncompressed (XMP, part 3, 1.1.5). Attack: 150 chunks that
 * unpack to 50 MB each keep a thread busy for minutes.
 */
const mostCompressedBytes = 32 * 1024

export const hasCostlyChunks = (bytes: Buffer): boolean => {
  const chunks = chunksOf(bytes)
  return chunks.length > mostParts || bytesOf(chunks, ['zTXt', 'iTXt', 'iCCP']) > mostCompressedBytes
}

/**
 * Deflate packs at most 1032 bytes into one (zlib, technical details), so a smaller file cannot hold the pixels that its
 * header names.
 */
const densest = 1032
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Bytes of the unpacked pixels, from the content of IHDR at 16. */
const pixelBytes = (bytes: Buffer): number => {
  const bits = (bytes[24] ?? 0) * (samples[bytes[25] ?? 0] ?? 1)
  return bytes.readUInt32BE(20) * Math.ceil((bytes.readUInt32BE(16) * bits) / 8)
}

/** Chunks from IHDR to IEND, with at least as much data as the pixels need. */
export const isWholePng = (bytes: Buffer): boolean => {
  const chunks = chunksOf(bytes)
  const [first, last] = [chunks[0], chunks.at(-1)]
  if (first?.type !== 'IHDR' || last?.type !== 'IEND' || last.end > bytes.length) return false
  const packed = bytesOf(chunks, ['IDAT'])
  return packed > 0 && packed * densest >= pixelBytes(bytes)
}
