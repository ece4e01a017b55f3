import { told } from '@soundroof/contract/platform/messages'
import { problemAt } from '@soundroof/contract/platform/problem'
import { Refused, refuse } from '../../platform/http/refused.ts'
import type { RoofServices } from '../../roofs/calculations/roof-services.ts'

type Named = { readonly figure: string }

type Refusal = { readonly index: number; readonly refused: Refused }

const refusalOf = async (index: number, check: () => unknown): Promise<readonly Refusal[]> => {
  try {
    await check()
    return []
  } catch (error) {
    if (error instanceof Refused) return [{ index, refused: error }]
    throw error
  }
}

/** Every reason of one refusal, with the name of its figure. */
const problemsOf = ({ index, refused }: Refusal, figure: string) =>
  (refused.issues ?? [{ coded: refused.coded }]).map((problem) =>
    problemAt(`figures.${index}`, told('figureNamed', { figure, problem })),
  )

/**
 * Checks one figure after the other, and refuses all of them with every problem and the figure it belongs to. A figure alone
 * is refused as it is.
 */
export const requireEach = async <Figure extends Named>(
  catalogue: RoofServices['catalogue'],
  figures: readonly Figure[],
  check: (figure: Figure) => unknown,
): Promise<void> => {
  const [only, ...others] = figures
  if (only !== undefined && others.length === 0) return void (await check(only))
  const refusals: Refusal[] = []
  for (const [index, figure] of figures.entries()) refusals.push(...(await refusalOf(index, () => check(figure))))
  const [first] = refusals
  if (first === undefined) return
  const nameOf = (id: string): string => catalogue.figures().get(id)?.name ?? id
  const problems = refusals.flatMap((one) => problemsOf(one, nameOf(figures[one.index]?.figure ?? '')))
  throw new Refused(first.refused.code, problems[0] ?? first.refused, problems)
}

/** Attack: one figure named twice, each within what is allowed for one. */
export const requireOnce = (ids: readonly string[]): void => {
  if (new Set(ids).size < ids.length) throw refuse(400, 'figureTwice')
}
