import { administration } from './administration.ts'
import { components } from './components.ts'
import { help } from './help.ts'
import { identity } from './identity.ts'
import { measuring } from './measuring.ts'
import { messages } from './messages/messages.ts'
import { money } from './money.ts'
import { names } from './names.ts'
import { report } from './report.ts'
import { results } from './results/results.ts'
import { review } from './review.ts'
import { roofs } from './roofs.ts'
import { sheet } from './sheet.ts'
import { shell } from './shell.ts'

/** All areas at once: for programs, which load nothing later. */
export const everyWord = {
  shell,
  components,
  messages,
  names,
  identity,
  money,
  help,
  measuring,
  roofs,
  review,
  administration,
  report,
  sheet,
  results,
}
