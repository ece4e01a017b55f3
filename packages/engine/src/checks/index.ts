import type { Check } from './check.ts'
import { clampCapacity } from './clamp-capacity.ts'
import { footBracket } from './foot-bracket.ts'
import { minimumSpacing } from './minimum-spacing.ts'
import { modulePush } from './module-push.ts'
import { moduleUplift } from './module-uplift.ts'
import { panelPressureLimit } from './panel-pressure-limit.ts'
import { railBending } from './rail-bending.ts'
import { railDeflection } from './rail-deflection.ts'
import { referenceService } from './reference-service.ts'
import { referenceUltimate } from './reference-ultimate.ts'
import { steelScrewPullOut } from './steel-screw-pull-out.ts'
import { tileHookService } from './tile-hook-service.ts'
import { tileHookUltimate } from './tile-hook-ultimate.ts'
import { timberScrewWithdrawal } from './timber-screw-withdrawal.ts'

/** Every check of the fixings: a new check is a file and a line here. */
export const fixingChecks: readonly Check[] = [
  footBracket,
  steelScrewPullOut,
  timberScrewWithdrawal,
  clampCapacity,
  tileHookUltimate,
  tileHookService,
  referenceUltimate,
  referenceService,
  railDeflection,
  railBending,
  panelPressureLimit,
  moduleUplift,
  modulePush,
  minimumSpacing,
]
