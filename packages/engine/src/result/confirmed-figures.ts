import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { ConfirmedFigure } from '@soundroof/contract/roofs/catalogue/confirmation'
import type { CodedNode, CodedResult } from '@soundroof/contract/roofs/results/result'
import { clipFixedFigure } from '../conditions/conditions.ts'
import { permitRowsOf } from '../conditions/place-instructions.ts'
import { snowFigures } from '../scope/snow.ts'
import { regionFigure, seaFigure, type Unused, visitSteps } from './unverified.ts'

/** Rules of the state that the instructions quote. */
const permitFigures = ({ site }: AssessmentInput, { regions }: Catalogue): readonly string[] =>
  permitRowsOf(site, regions.permitRules).length > 0 ? ['regions/permit-rules'] : []

const figuresRead = (
  trace: CodedNode,
  input: AssessmentInput,
  catalogue: Catalogue,
  unused: Unused,
): ReadonlySet<string> => {
  const ids = new Set<string>()
  const add = (figures: readonly string[] = []): void => {
    for (const id of figures) ids.add(id)
  }
  add(regionFigure(input.site, catalogue.regions.locations).figures)
  visitSteps(trace, ({ figures }) => add(figures), unused)
  add(seaFigure(input, catalogue)?.figures)
  add(clipFixedFigure(input, catalogue)?.figures)
  add(permitFigures(input, catalogue))
  add(snowFigures(input, catalogue.regions))
  return ids
}

/** Who stands behind the confirmed figures that a result rests on; left out where there are none. */
export const confirmedFiguresOf = (
  trace: CodedNode,
  input: AssessmentInput,
  catalogue: Catalogue,
  unused: Unused,
): Pick<CodedResult, 'confirmedFigures'> => {
  const { confirmations } = catalogue
  if (confirmations === undefined) return {}
  const confirmedFigures = [...figuresRead(trace, input, catalogue, unused)].flatMap(
    (figure): readonly ConfirmedFigure[] => {
      const confirmation = confirmations[figure]
      return confirmation === undefined ? [] : [{ figure, ...confirmation }]
    },
  )
  return confirmedFigures.length === 0 ? {} : { confirmedFigures }
}
