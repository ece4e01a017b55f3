import { capacityCheck } from './capacity-check.ts'

/** Screws of a foot, withdrawn from a timber purlin or batten. */
export const timberScrewWithdrawal = capacityCheck({
  id: 'timber-screw-withdrawal',
  title: 'screw-withdrawal-from-timber',
  clause: 'AS 1720.1:2010 cl 4.3.3.3',
  limitState: 'ultimate',
})
