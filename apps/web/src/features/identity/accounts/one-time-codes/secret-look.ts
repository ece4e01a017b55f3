/** What is typed elsewhere sign by sign. */
export const secretLook = { px: 12, py: 10, bd: 'var(--edge)', bdrs: 6, ff: 'monospace' } as const
