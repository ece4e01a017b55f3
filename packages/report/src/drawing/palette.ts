import type { Hatch } from './scene.ts'

/**
 * Colours of drawings and reports. Contrast of text on white is at least 4.5 : 1. In the dark scheme a screen shows each as
 * another: apps/web/src/components/drawings/.
 */
export const ink = '#16202b'
export const quiet = '#55616e'
export const rule = '#c9d1d9'
export const accent = '#0b4f6c'
export const paper = '#ffffff'
export const warn = '#a3341b'

/** Zones that may carry panels are darker and hatched more densely with a larger local pressure factor. */
export const zoneLook = {
  Internal: { code: '1', fill: '#eef5f1', hatch: 'none', hatchColour: '#eef5f1' },
  Intermediate: { code: '2', fill: '#d5e7e2', hatch: 'sparse', hatchColour: '#8fb8ad' },
  Edge: { code: '3', fill: '#f8e3bd', hatch: 'dense', hatchColour: '#cf9f4b' },
  Corner: { code: '4', fill: '#f1c2b1', hatch: 'falling', hatchColour: '#b9623f' },
  Central: { code: '1', fill: '#eef5f1', hatch: 'none', hatchColour: '#eef5f1' },
  End: { code: '2', fill: '#f8e3bd', hatch: 'dense', hatchColour: '#cf9f4b' },
} as const satisfies Readonly<Record<string, { code: string; fill: string; hatch: Hatch; hatchColour: string }>>

export const ridgeCornerLook = { code: 'R', fill: '#f1c2b1', hatch: 'falling', hatchColour: '#b9623f' } as const

/** Dark and crossed, so that it differs from zones with panels in grey print and without seeing colours. */
export const keptClearLook = { fill: paper, hatch: 'cross', hatchColour: '#1b2631', hatchWidth: 0.6 } as const

/** Number of a zone on the plan; null for a name without one. */
export const zoneCode = (title: string): string | null => {
  if (title === 'Ridge ends') return ridgeCornerLook.code
  return title in zoneLook ? zoneLook[title as keyof typeof zoneLook].code : null
}
