/** Style properties of a card: a bordered surface, in which long words break. */
export const card = {
  bd: '1px solid var(--line)',
  bdrs: 'lg',
  bg: 'var(--surface)',
  style: { overflowWrap: 'anywhere' },
} as const

/** A smaller card with a bar in a colour that says what it is about. */
export const barredCard = (bar: string) =>
  ({
    p: '12px 14px',
    bdrs: 'md',
    style: { border: '1px solid var(--line)', borderLeft: `4px solid ${bar}`, overflowWrap: 'anywhere' },
  }) as const

/** What people wrote, line by line. */
export const written = { m: 0, style: { whiteSpace: 'pre-line' } } as const
