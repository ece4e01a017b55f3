import type { FigureEffects } from '@soundroof/contract/review/figures/figures-console'
import { onePerAccount } from '../../platform/work/one-per-account.ts'
import type { RoofHandler } from '../../roofs/calculations/roof-services.ts'
import { openedZones } from './opened-zones.ts'
import { proposedIn } from './proposed-figure.ts'
import { projectsOn } from './resting-projects.ts'

const calculating = onePerAccount()

/** Results of projects with a figure as proposed; calculated in a thread, stored nowhere. */
export const figureEffects: RoofHandler<'figureEffects'> = async (context) => {
  const { db, account, body, catalogue, effects } = context
  const proposed = await proposedIn(db, catalogue, body)
  const found = await projectsOn(db, proposed.figure, body.after, body.limit)
  const rows = found.slice(0, body.limit)
  const inputs = rows.map(({ input }) => input)
  const data = await calculating(account.id, async (): Promise<FigureEffects> => {
    const results = await effects({ inputs, proposed: [proposed] })
    return {
      rows: rows.map(({ hash, project, company, isSubmitted }, index) => {
        const effect = results[index]
        if (effect === undefined) throw new Error('Every input has an effect.')
        return { hash, project, company, isSubmitted, ...effect, differences: [...effect.differences] }
      }),
      next: found.length > body.limit ? (rows.at(-1)?.sequence ?? null) : null,
      opened: body.after === null ? await openedZones(context, [proposed]) : null,
    }
  })
  return { data }
}
