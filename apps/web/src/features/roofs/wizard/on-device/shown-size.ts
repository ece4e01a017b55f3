import type { Say } from '../../../../platform/words/use-say.ts'

const million = 1_000_000

/** Bytes in words, as phones count them. */
export const shownSize = (say: Say, bytes: number): string =>
  bytes < million
    ? say('roofs.kilobytes', { size: Math.max(bytes > 0 ? 1 : 0, Math.round(bytes / 1000)) })
    : say('roofs.megabytes', { size: (bytes / million).toFixed(bytes < 100 * million ? 1 : 0) })
