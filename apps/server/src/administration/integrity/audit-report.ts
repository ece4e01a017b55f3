import type { Integrity } from './check-integrity.ts'

const lostWords = ({ differences, lost }: Integrity): string => {
  if (lost === 0) return ''
  const words = lost === 1 ? '1 is a lost object' : `${lost} are lost objects`
  return `, of which ${words}${lost === differences.length ? ': nothing was changed' : ''}`
}

const countWords = (count: number): string => (count === 1 ? '1 difference' : `${count} differences`)

/** One line per difference, then what was looked at. */
export const auditReport = (integrity: Integrity): string => {
  const { differences, looked } = integrity
  const counts = [...looked].map(([kind, count]) => `${count} ${kind}`).join(', ') || 'nothing'
  const verdict =
    differences.length === 0 ? 'no difference' : `${countWords(differences.length)}${lostWords(integrity)}`
  return [...differences, `Looked at ${counts}: ${verdict}.`].join('\n')
}

/** 1: something was changed or removed outside the server; 3: objects are missing, nothing else. */
export const exitCodeOf = ({ differences, lost }: Integrity): 0 | 1 | 3 => {
  if (differences.length === 0) return 0
  return lost === differences.length ? 3 : 1
}
