import type { Say } from '../../../../platform/words/use-say.ts'

const million = 1_000_000

const threeFigures = (value: number): string => value.toFixed(value < 100 ? 1 : 0)

/** Bytes in words, as phones count them. */
export const shownSize = (say: Say, bytes: number): string => {
  if (bytes >= 1000 * million) return say('roofs.gigabytes', { size: threeFigures(bytes / (1000 * million)) })
  if (bytes >= million) return say('roofs.megabytes', { size: threeFigures(bytes / million) })
  return say('roofs.kilobytes', { size: Math.max(bytes > 0 ? 1 : 0, Math.round(bytes / 1000)) })
}
