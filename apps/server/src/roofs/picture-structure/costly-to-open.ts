import { hasTooManyBoxes } from './heic-boxes.ts'
import { hasCostlySegments } from './jpeg-segments.ts'
import { hasCostlyChunks } from './png-chunks.ts'

const costs: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'image/png': hasCostlyChunks,
  'image/jpeg': hasCostlySegments,
  'image/heic': hasTooManyBoxes,
  'image/heif': hasTooManyBoxes,
}

/** Whether a decoder would take seconds before the first pixel, or between two, by the structure of the file. */
export const isCostlyToOpen = (bytes: Buffer, { contentType }: { readonly contentType: string }): boolean =>
  costs[contentType]?.(bytes) ?? false
