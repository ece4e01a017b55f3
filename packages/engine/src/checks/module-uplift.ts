import { moduleCheck } from './module-check.ts'

/** Module and its clamps in uplift. */
export const moduleUplift = moduleCheck({
  id: 'module-uplift',
  title: 'module-and-clamps-in-uplift',
  direction: 'pull',
})
