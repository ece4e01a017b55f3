import { moduleCheck } from './module-check.ts'

/** Module and its clamps under downward load. */
export const modulePush = moduleCheck({
  id: 'module-push',
  title: 'module-and-clamps-under-downward-load',
  direction: 'push',
})
