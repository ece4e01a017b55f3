import './drawing-colours.css'

/** A colour of a drawing as a screen shows it: that of paper, or its own in the dark scheme. */
export const screenColour = (onPaper: string): string => `var(--drawn-${onPaper.slice(1)}, ${onPaper})`

const hex = /^#[0-9a-f]{6}$/

/** Attributes of a drawn element, with the colours of the screen. */
export const withScreenColours = <A extends Readonly<Record<string, string | number>>>(attributes: A) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' && hex.test(value) ? screenColour(value) : value,
    ]),
  )
