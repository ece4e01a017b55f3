import type { administration } from './administration.ts'
import type { components } from './components.ts'
import type { help } from './help.ts'
import type { identity } from './identity.ts'
import type { measuring } from './measuring.ts'
import type { money } from './money.ts'
import type { report } from './report.ts'
import type { review } from './review.ts'
import type { roofs } from './roofs.ts'
import type { sheet } from './sheet.ts'
import type { shell } from './shell.ts'

/** What screens and drawings say, by code. */
export type ScreenWords = typeof shell &
  typeof components &
  typeof identity &
  typeof money &
  typeof help &
  typeof measuring &
  typeof roofs &
  typeof review &
  typeof administration &
  typeof report &
  typeof sheet
