import { capacityCheck } from './capacity-check.ts'

/** Screws of a foot, pulled out of a steel purlin. */
export const steelScrewPullOut = capacityCheck({
  id: 'steel-screw-pull-out',
  title: 'screw-pull-out-from-steel',
  clause: 'AS/NZS 4600:2018 cl 5.4.3.2',
  limitState: 'ultimate',
})
