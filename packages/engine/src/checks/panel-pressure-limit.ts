import { worstStatus } from '../calculation/step.ts'
import { type Check, compare } from './check.ts'

/** Gross ultimate pressure on the panel against the largest that published certificates carry. Method 5.4. */
export const panelPressureLimit: Check = {
  id: 'panel-pressure-limit',
  title: 'pressure-on-the-panel',
  clause: 'Method 5.4',
  applies: () => true,
  limit: () => null,
  judge: ({ pressure, hardware, status }) =>
    compare(
      {
        id: 'panel-pressure-limit',
        title: 'pressure-on-the-panel',
        clause: 'Method 5.4',
        unit: 'kPa',
        status: worstStatus(hardware.panel.status, status.uplift),
        reason: 'largest-pressure-of-certificates',
      },
      pressure,
      hardware.panel.largest,
    ),
}
