import type { Message } from '@soundroof/contract/roofs/results/messages/message'

const table = 'Method 6, capacity table'
const bending = 'AS 1720.1:2010 cl 3.2.1'
const shear = 'AS 1720.1:2010 cl 3.2.5'
const deflection = 'AS 1720.1:2010 appendix B'

/** Every check of purlins and rafters (method 6 and 7): title and clause by name. A new check is a line here. */
export const memberChecks = {
  'purlin-uplift': { title: 'purlin-in-uplift', clause: table },
  'purlin-downward': { title: 'purlin-under-downward-load', clause: table },
  'purlin-bending-uplift': { title: 'purlin-bending-in-uplift', clause: bending },
  'purlin-bending-downward': { title: 'purlin-bending-under-downward-load', clause: bending },
  'purlin-shear-uplift': { title: 'purlin-shear-in-uplift', clause: shear },
  'purlin-shear-downward': { title: 'purlin-shear-under-downward-load', clause: shear },
  'purlin-deflection-uplift': { title: 'purlin-deflection-in-uplift', clause: 'Method 6' },
  'purlin-deflection-downward': { title: 'purlin-deflection-under-downward-load', clause: 'Method 6' },
  'purlin-deflection-permanent': { title: 'purlin-deflection-under-permanent-load', clause: deflection },
  'purlin-load-ratio-uplift': { title: 'uplift-on-the-purlin-beside-the-bare-roof', clause: 'Method 6' },
  'purlin-load-ratio-downward': { title: 'downward-load-on-the-purlin-beside-the-bare-roof', clause: 'Method 6' },
  'rafter-frame-uplift': { title: 'uplift-on-the-frame-beside-the-bare-roof', clause: 'Method 7' },
  'rafter-frame-downward': { title: 'downward-load-on-the-frame-beside-the-bare-roof', clause: 'Method 7' },
  'rafter-table-uplift': { title: 'rafter-in-uplift', clause: 'Method 7, capacity table' },
  'rafter-table-downward': { title: 'rafter-under-downward-load', clause: 'Method 7, capacity table' },
  'rafter-section-uplift': { title: 'rafter-bending-in-uplift', clause: 'AS 4100:2020 cl 5.6' },
  'rafter-section-downward': { title: 'rafter-bending-under-downward-load', clause: 'AS 4100:2020 cl 5.6' },
  'rafter-web-uplift': { title: 'rafter-shear-in-uplift', clause: 'AS 4100:2020 cl 5.11' },
  'rafter-web-downward': { title: 'rafter-shear-under-downward-load', clause: 'AS 4100:2020 cl 5.11' },
  'rafter-bending-uplift': { title: 'rafter-bending-in-uplift', clause: bending },
  'rafter-bending-downward': { title: 'rafter-bending-under-downward-load', clause: bending },
  'rafter-shear-uplift': { title: 'rafter-shear-in-uplift', clause: shear },
  'rafter-shear-downward': { title: 'rafter-shear-under-downward-load', clause: shear },
  'rafter-deflection-uplift': { title: 'rafter-deflection-in-uplift', clause: deflection },
  'rafter-deflection-downward': { title: 'rafter-deflection-under-downward-load', clause: deflection },
  'rafter-deflection-permanent': { title: 'rafter-deflection-under-permanent-load', clause: deflection },
} as const satisfies Readonly<Record<string, { readonly title: Message; readonly clause: string }>>

/** Name of a check of purlins or rafters. */
export type MemberCheckId = keyof typeof memberChecks
