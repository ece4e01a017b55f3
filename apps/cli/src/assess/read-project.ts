import type { AssessmentInput, AssessmentOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { maxSpanFrom } from '@soundroof/contract/roofs/catalogue/capacity-table'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { withProducts } from '@soundroof/contract/roofs/catalogue/products/listed-product'
import { stepIds } from '@soundroof/contract/roofs/fields/draft-fields'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { problemsOfSteps } from '@soundroof/contract/roofs/projects/project'
import { resolveInput } from '@soundroof/contract/roofs/projects/resolve'
import { parseWireProject, wireProblem } from '@soundroof/contract/roofs/wire/wire'
import { problemsOfRest } from '@soundroof/contract/roofs/wire/wire-problems'
import { catalogue } from '@soundroof/data'
import { choices as publishedChoices } from '@soundroof/data/choices'
import { problemsInEnglish, type SaidProblem } from '../input-output/problems-in-english.ts'

export type ReadProject =
  | { readonly ok: true; readonly project: ProjectDraft; readonly input: AssessmentInput }
  | { readonly ok: false; readonly problems: readonly SaidProblem[] }

/** A calculation reads everything but the photos. */
const calculatedSteps = stepIds.filter((id) => id !== 'photos')

/** Engine input from a project in wire form, by the same parsing and rules as the server. */
export const readProject = (
  body: unknown,
  options: Partial<AssessmentOptions>,
  figures: Pick<Catalogue, 'purlins' | 'racking' | 'modules'> = catalogue,
): ReadProject => {
  const choices = withProducts(publishedChoices, figures)
  const around = { choices, provider: 'your engineering provider', maxSpan: maxSpanFrom(figures.purlins) }
  const received = parseWireProject(body)
  if (!received.ok) {
    const others = problemsOfRest(body, received.problems, calculatedSteps, around)
    return { ok: false, problems: problemsInEnglish([...received.problems, ...others]) }
  }
  const draft = received.value.project
  const project = { ...draft, options: { ...draft.options, ...options } }
  const problems = problemsOfSteps(calculatedSteps, project, around)
  if (problems.length > 0) return { ok: false, problems: problemsInEnglish(problems.map(wireProblem)) }
  return { ok: true, project, input: resolveInput(project, choices) }
}
