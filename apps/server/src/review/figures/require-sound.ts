import { problemAt } from '@soundroof/contract/platform/problem'
import type { FigureProposal } from '@soundroof/contract/review/figures/figures-console'
import { proposalProblems } from '@soundroof/contract/review/figures/proposal-problems'
import { replacedProblem, withValues } from '@soundroof/contract/review/figures/signed-catalogue'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { refuseInput } from '../../platform/http/refused.ts'
import type { HashedFigure } from '../../roofs/catalogue/signed-figures.ts'

type Proposed = Pick<FigureProposal, 'values' | 'reason'>

/** Refuses a value that does not fit the figure. */
export const requireFit = (figure: HashedFigure, proposal: Proposed): void => {
  const problems = proposalProblems(proposal, figure)
  if (problems.length > 0) throw refuseInput(problems)
}

/** Refuses a value that contradicts another figure in force. */
export const requireSound = (inForce: Catalogue, figure: HashedFigure, proposal: Proposed): void => {
  requireFit(figure, proposal)
  if (proposal.values === null) return
  const problem = replacedProblem(withValues(inForce, figure, proposal.values))
  if (problem !== null) throw refuseInput([problemAt('values', problem)])
}
