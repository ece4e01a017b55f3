import { clause } from '../calculation/step.ts'
import { type Check, compare } from './check.ts'

/** A third of the panel width, mm: below it two fixings per panel and rail are no longer met. Method 5.4. */
export const leastSpacing = clause<{ readonly W: number }>(
  { symbol: 's_min', label: 'least-useful-spacing', unit: 'mm', clause: 'Method 5.4', formula: 'W / 3' },
  ({ W }) => W / 3,
)

/** The largest spacing before setting-out against a third of the panel width; never applied to the spacing set out. */
export const minimumSpacing: Check = {
  id: 'minimum-spacing',
  title: 'least-spacing',
  clause: 'Method 5.4',
  applies: () => true,
  limit: () => null,
  judge: ({ panelWidth }, { largest, status }) =>
    compare(
      {
        id: 'minimum-spacing',
        title: 'least-spacing',
        clause: 'Method 5.4',
        unit: 'mm',
        status,
        reason: 'certificates-refuse-less',
      },
      leastSpacing({ W: panelWidth }).value,
      largest,
    ),
}
